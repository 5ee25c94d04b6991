import { describe, expect, it } from 'vitest';
import type { BuildingCard, SkyscraperView } from '../wire';
import { decidedBy, worthOf } from './counting';

const CARDS = [
  { id: 'museum', points: 3 },
  { id: 'swimming-pool', points: 2 },
  { id: 'studios', points: 1 },
  { id: 'world-record', points: 3 },
  { id: 'toilet-specialist', points: 1 },
  { id: 'faulty-or-smelly', points: -1 },
] as BuildingCard[];
const [MUSEUM, POOL, STUDIO] = [0, 1, 2];

/** A seat's buildings, each by the kinds of its floors. */
function over(
  seats: { towers: number[][]; toilets?: number }[],
  winners: number[],
  record: number | null = null,
): SkyscraperView {
  const structures = seats.flatMap(({ towers }, owner) =>
    towers.map((kinds) => ({
      owner,
      kinds,
      points: kinds.reduce((sum, kind) => sum + CARDS[kind]!.points, 0),
    })),
  );
  const scores = seats.map(
    ({ toilets = 0 }, seat) =>
      toilets +
      structures.reduce((sum, one) => sum + (one.owner === seat ? one.points : 0), 0) +
      (record !== null && structures[record]!.owner === seat ? 3 : 0),
  );
  return {
    structures: structures.map(({ owner, kinds, points }, number) => ({
      number,
      owner,
      points,
      faulty: false,
      floors: kinds.map((card) => ({ card, points: CARDS[card]!.points, metres: 10 })),
    })),
    seats: seats.map(({ toilets = 0 }) => ({ toilets })),
    record: { holder: record },
    unity: { holder: null },
    mini: { holder: null },
    outcome: { winners, scores, rule: 'S-END-1' },
  } as unknown as SkyscraperView;
}

describe('what decided the game', () => {
  it('is the fewest floors of one tower that are worth the whole lead', () => {
    const view = over([{ towers: [[STUDIO, POOL, MUSEUM]] }, { towers: [[STUDIO, STUDIO]] }], [0]);
    expect(decidedBy(view, CARDS)).toEqual({ by: 'tower', cards: [MUSEUM, POOL], points: 5 });
  });
  it('is what the lead is largest in, where no tower has it alone', () => {
    const low = [[STUDIO], [STUDIO], [STUDIO], [STUDIO], [STUDIO]];
    const view = over([{ towers: low }, { towers: [] }], [0]);
    expect(decidedBy(view, CARDS)).toEqual({ by: 'floors', own: 5, other: 0, second: 1 });
    const prized = over([{ towers: [[STUDIO]] }, { towers: [[STUDIO]], toilets: 1 }], [0], 0);
    expect(decidedBy(prized, CARDS)).toEqual({ by: 'prizes', own: 3, other: 0, second: 1 });
  });
  it('is nothing in a game that was shared or is not over', () => {
    expect(decidedBy(over([{ towers: [[MUSEUM]] }, { towers: [[MUSEUM]] }], [0, 1]), CARDS)).toBeNull();
    const running = { ...over([{ towers: [[MUSEUM]] }, { towers: [] }], [0]), outcome: null };
    expect(decidedBy(running, CARDS)).toBeNull();
  });
});

describe('what a building counts for', () => {
  const view = over([{ towers: [[MUSEUM, POOL]] }], [0], 0);
  it('is its floors, and each prize that lies on it', () => {
    expect(worthOf(view, view.structures[0]!, CARDS)).toEqual([
      { what: 'floors', points: 5 },
      { what: 'world-record', points: 3 },
    ]);
  });
  it('is its fault instead of its floors', () => {
    const [own] = worthOf(view, { ...view.structures[0]!, faulty: true }, CARDS);
    expect(own).toEqual({ what: 'faulty', points: -1 });
  });
});
