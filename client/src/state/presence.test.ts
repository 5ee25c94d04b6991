import { describe, expect, it } from 'vitest';
import type { ComparityView, PlayerAt } from '../wire';
import { emptyModel, type Model } from './model';
import { absentActor, botVotes, seatsHeldByBots } from './presence';

function table(change: Partial<Model> = {}, players: Partial<PlayerAt>[] = []): Model {
  const seated = ['Anya', 'Max', 'Iris', 'Léa'].map((name, seat) => ({ seat, name, ...players[seat] }));
  return {
    ...emptyModel('abc'),
    mine: [0],
    here: { seats: [0, 2] },
    state: {
      table: 'abc',
      host: 2,
      players: seated,
      settings: { game: 'g' },
      pace: 1,
      phase: 'playing',
      votes: { 1: [3] },
    },
    shown: { all: { view: { actor: 1, phase: 'turn' } as ComparityView } },
    ...change,
  };
}

describe('people', () => {
  it('are waited for when it is their decision and they are away', () => {
    expect(absentActor(table())).toBe(1);
    expect(absentActor(table({ here: { seats: [1] } }))).toBeNull();
    expect(absentActor(table({ mine: [1] }))).toBeNull();
    expect(absentActor(table({}, [{}, { kind: 'bot' }]))).toBeNull();
    expect(absentActor(table({}, [{}, { sits_in: true }]))).toBeNull();
  });
  it('agree on a bot by more than half of the others', () => {
    expect(botVotes(table(), 1)).toEqual({ have: 1, need: 2, mine: false });
    expect(botVotes(table({ mine: [3] }), 1).mine).toBe(true);
    expect(botVotes(table({}, [{}, {}, {}, { kind: 'bot' }]), 1).need).toBe(2);
    expect(botVotes(table({}, [{}, {}, { kind: 'bot' }, { kind: 'bot' }]), 1).need).toBe(1);
  });
  it('need nobody else if they are the host', () => {
    expect(botVotes(table({ mine: [2] }), 1).need).toBe(1);
  });
  it('find their seat held by a bot', () => {
    expect(seatsHeldByBots(table({}, [{ sits_in: true }, { sits_in: true }]))).toEqual([0]);
    expect(seatsHeldByBots(table())).toEqual([]);
  });
});
