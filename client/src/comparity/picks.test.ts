import { describe, expect, it } from 'vitest';
import type { ComparityPreview, Offered } from '../wire';
import {
  fitting,
  meant,
  multiples,
  NOTHING,
  pickCard,
  pickCell,
  stepBack,
  walk,
  wantCheck,
  waysOf,
} from './picks';

const choices: Offered[] = [
  {
    pick: 'hand',
    card: 4,
    moves: [
      { move: 'play-card', card: 4, cell: [0, 1] },
      { move: 'play-card', card: 4, cell: [1, 0] },
    ],
  },
  { pick: 'hand', card: 5, moves: [{ move: 'play-card', card: 5, cell: [0, 1] }] },
  { pick: 'check', card: 9, moves: [{ move: 'check', cell: [0, 0] }] },
];
const ways = waysOf(choices);

describe('picking', () => {
  it('leads from card to place to exactly one offered move', () => {
    const picks = pickCell(pickCard(NOTHING, 4), [1, 0]);
    expect(meant(ways, picks)?.move).toEqual({ move: 'play-card', card: 4, cell: [1, 0] });
  });
  it('means nothing until a place is chosen, nor for a place that was not offered', () => {
    expect(meant(ways, pickCard(NOTHING, 4))).toBeNull();
    expect(meant(ways, pickCell(pickCard(NOTHING, 5), [1, 0]))).toBeNull();
  });
  it('keeps the place when another card is tried, and goes back step by step', () => {
    const tried = pickCard(pickCell(pickCard(NOTHING, 4), [0, 1]), 5);
    expect(tried).toEqual({ mode: 'place', card: 5, cell: [0, 1] });
    expect(stepBack(tried)).toEqual({ mode: 'place', card: 5, cell: null });
    expect(stepBack(stepBack(tried))).toEqual(NOTHING);
  });
  it('lets a picked card go when it is pointed at again', () => {
    expect(pickCard(pickCard(NOTHING, 4), 4)).toEqual(NOTHING);
  });
  it('walks round the places in both directions', () => {
    const picked = pickCard(NOTHING, 4);
    expect(walk(ways, picked, 1).cell).toEqual([0, 1]);
    expect(walk(ways, picked, -1).cell).toEqual([1, 0]);
    expect(walk(ways, pickCell(picked, [1, 0]), 1).cell).toEqual([0, 1]);
  });
  it('checks only what may be checked', () => {
    const picks = pickCell(wantCheck(NOTHING), [0, 0]);
    expect(fitting(ways, picks)).toHaveLength(1);
    expect(meant(ways, picks)?.move).toEqual({ move: 'check', cell: [0, 0] });
    expect(wantCheck(picks)).toEqual(NOTHING);
  });
  it('marks duets and trios as the server foresees them', () => {
    const stake = (triggers: '' | 'duet' | 'trio'): ComparityPreview => ({
      lines: [],
      neighbours: 1,
      triggers,
      is_last_card: false,
      opens: [],
      if_in_order: null,
      if_not: null,
      parts: 0,
    });
    const found = multiples(fitting(ways, pickCard(NOTHING, 4)), [stake('duet'), stake('')]);
    expect([...found]).toEqual([['0,1', 2]]);
  });
});
