import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import { momentOf } from './moments';

const entry = (seat: number, ...events: unknown[]): Entry =>
  ({ version: 7, at: 0, deed: 'moved', seat, lines: [], events }) as unknown as Entry;
const played = { event: 'card-played', seat: 1, card: 5, cell: [0, 1], why: 'turn' };
const bad = [
  [0, 0],
  [1, 0],
];

describe('the moments of Comparity', () => {
  it('an ordinary card is none', () => {
    expect(momentOf(entry(1, played), [0], [])).toBeNull();
  });
  it('a Duet is one for whoever made it and for whoever answers, not for the others', () => {
    const duet = entry(1, played, { event: 'duet-triggered', seat: 1, responder: 2 });
    expect(momentOf(duet, [2], [])).toEqual({ what: 'duet', by: 1, answers: 2, card: 5 });
    expect(momentOf(duet, [1], [])?.what).toBe('duet');
    expect(momentOf(duet, [0], [])).toBeNull();
  });
  it('what a check found is one for everybody, and says who pays', () => {
    const check = entry(
      1,
      { event: 'check-result', seat: 1, violations: [bad], pairs: [bad] },
      { event: 'penalty-due', seat: 0, count: 3, cause: 'caught' },
    );
    for (const mine of [[0], [1], [2], []])
      expect(momentOf(check, mine, [])).toMatchObject({ what: 'found', by: 1, pays: 0, count: 3 });
  });
  it('so is a check that found nothing', () => {
    const check = entry(
      1,
      { event: 'check-result', seat: 1, violations: [], pairs: [bad] },
      { event: 'penalty-due', seat: 1, count: 2, cause: 'mistrust' },
    );
    expect(momentOf(check, [0], [])).toEqual({ what: 'correct', by: 1, count: 2 });
  });
  it('a card that I am given is one, a card that others are given is not', () => {
    const gift = entry(1, { event: 'card-given', giver: 1, receiver: 0, card: 9 });
    expect(momentOf(gift, [0], [])).toEqual({ what: 'given', by: 1, to: 0, card: 9 });
    expect(momentOf(gift, [2], [])).toBeNull();
  });
  it('the deciding move is the moment, whatever else it did', () => {
    const last = entry(1, played, { event: 'duet-triggered', seat: 1, responder: 2 });
    expect(momentOf(last, [2], [1])).toEqual({ what: 'won', winners: [1], by: 1, card: 5 });
  });
});
