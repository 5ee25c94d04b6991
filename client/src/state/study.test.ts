import { describe, expect, it } from 'vitest';
import type { Analysis, JudgedMove } from '../wire';
import { chancesOf, formatReplayHash, marksOf, parseReplayHash } from './replay';
import { heatAt, judgementsOf, worstOf } from './study.svelte';

const one = {
  move: { move: 'draw' },
  text: 'draw',
  says: { code: 'a', params: {} },
  why: { code: 'b', params: {} },
};

function judged(seat: number, mark: JudgedMove['mark'], lost: number): JudgedMove {
  const way = { ...one, estimate: { chance: 0.5, error: 0.01 } } as JudgedMove['played'];
  return { seat, played: way, best: way, lost: { chance: lost, error: 0.01 }, mark, weighed: 3 };
}

const chances = [
  { chance: 0.25, error: 0 },
  { chance: 0.75, error: 0 },
];
const analysis: Analysis = {
  version: 1,
  engine: 'comparity',
  level: 85,
  seed: 0,
  worlds: 2,
  moments: [
    { chances, judged: judged(0, 'best', 0) },
    {
      chances,
      judged: judged(1, 'doubtful', 0.05),
      doubts: [
        { low: 1, high: 2, doubt: 0.04 },
        { low: 2, high: 3, doubt: 0.2 },
        { low: 3, high: 4, doubt: 0.9 },
      ],
    },
    { chances },
    { chances, judged: judged(0, 'mistake', 0.3) },
    { chances, judged: judged(0, 'luck', 0.1) },
    { chances },
  ],
  players: [
    { seat: 0, decisions: 3, accuracy: 70, lost: 0.1, marks: {} },
    { seat: 1, decisions: 1, accuracy: 90, lost: 0.05, marks: {} },
  ],
  lies: [],
  truth: [
    [1, 0],
    [2, 2],
    [3, 1],
    [4, 1],
  ],
};

describe('an analysis beside a replay', () => {
  it('names decisions by the place at which they had to be made, and marks the place after them', () => {
    expect(judgementsOf(analysis).map(({ place }) => place)).toEqual([0, 1, 3, 4]);
    expect(marksOf(analysis).map(({ place, kind }) => [place, kind])).toEqual([
      [2, 'doubtful'],
      [4, 'mistake'],
      [5, 'luck'],
    ]);
  });

  it('teaches the worst decisions of the seats one asks about', () => {
    expect(worstOf(analysis, [0]).map(({ place }) => place)).toEqual([3, 4]);
    expect(worstOf(analysis, [0, 1]).map(({ place }) => place)).toEqual([3, 4, 1]);
    expect(worstOf(analysis, [2])).toEqual([]);
  });

  it('draws chances in place of scores', () => {
    expect(chancesOf(analysis).seats).toEqual([Array(6).fill(25), Array(6).fill(75)]);
  });

  it('colours doubts that are worth it, stronger ones more', () => {
    expect(heatAt(analysis, 1, 'known', []).map(({ text, tone }) => [text, tone])).toEqual([
      ['20', 1],
      ['90', 3],
    ]);
    expect(heatAt(analysis, 1, 'off', [[1, 2]])).toEqual([]);
  });

  it('tells the truth of opened cards alone, and equals are in order', () => {
    const pairs: [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ];
    expect(heatAt(analysis, 1, 'truth', pairs).map(({ tone }) => tone)).toEqual(['right', 'wrong', 'right']);
  });

  it('keeps the level of an analysis in a link', () => {
    const spot = { game: 1, move: 3, viewpoint: null, study: 75 };
    expect(parseReplayHash(`#${formatReplayHash(spot)}`)).toEqual(spot);
    expect(formatReplayHash({ ...spot, study: null })).toBe('game=1&move=3');
  });
});
