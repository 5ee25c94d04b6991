import { describe, expect, it } from 'vitest';
import type { ComparityPreview, Offered } from '../wire';
import {
  fitting,
  meant,
  multiples,
  NOTHING,
  pickCard,
  pickCell,
  pointedWay,
  stepBack,
  timesOf,
  walk,
  wantCheck,
  wayKey,
  waysAt,
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
      not_below: [],
      not_above: [],
      if_drawn: null,
      still_wrong: null,
      parts: [],
      bridges: [],
    });
    const found = multiples(fitting(ways, pickCard(NOTHING, 4)), [stake('duet'), stake('')]);
    expect([...found]).toEqual([['0,1', 2]]);
  });
});

describe('pointing at what is repaired, opened or given', () => {
  const repairs = waysOf([
    { pick: 'swap', card: 1, moves: [{ move: 'swap', first: [0, 0], second: [1, 0] }] },
    { pick: 'discard', card: 2, moves: [{ move: 'discard', cell: [1, 0] }] },
    { pick: 'discard', card: 3, moves: [{ move: 'discard', cell: [4, 4] }] },
  ]);
  it('finds everything that a cell stands for, a swap at both its ends', () => {
    expect(waysAt(repairs, [1, 0]).map((way) => way.pick)).toEqual(['swap', 'discard']);
    expect(waysAt(repairs, [0, 0]).map((way) => way.pick)).toEqual(['swap']);
    expect(waysAt(repairs, [9, 9])).toEqual([]);
    expect(waysAt(ways, [0, 1])).toEqual([]);
  });
  it('holds for one version of the table only', () => {
    const key = wayKey(repairs[1]!, 12);
    expect(pointedWay(repairs, key, 12)).toBe(repairs[1]);
    expect(pointedWay(repairs, key, 13)).toBeNull();
  });
  it('needs no pointing where there is only one way', () => {
    expect(pointedWay([repairs[0]!], '', 12)).toBe(repairs[0]);
    expect(pointedWay(ways, '', 12)).toBeNull();
  });
  it('marks Duet and Trio as the server foresees them', () => {
    expect([timesOf('duet'), timesOf('trio'), timesOf(''), timesOf(undefined)]).toEqual([2, 3, null, null]);
  });
});
