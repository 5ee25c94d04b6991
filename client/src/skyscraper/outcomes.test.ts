import { describe, expect, it } from 'vitest';
import type {
  AnyMove,
  BuildingCard,
  Fate,
  Line,
  SkyscraperPreview,
  SkyscraperView,
  StructureSeen,
} from '../wire';
import { partsOf, signed } from './counting';
import {
  bubbleOf,
  consequences,
  fateOf,
  firstChoice,
  gainOf,
  moved,
  optionsOf,
  pipsAfter,
  pipsBefore,
  settled,
  step,
  without,
} from './outcomes';

const NOTHING: SkyscraperPreview = {
  lines: [],
  structure: null,
  metres: null,
  points: null,
  strength: null,
  completes: false,
  threshold: null,
  faulty: false,
  reasons: [],
  mini: false,
  unity: false,
  record: false,
  cancels: [],
  marks: [],
  collapses: [],
  steals: false,
  checks: [],
  changes: [],
  becomes_faulty: [],
  redeemed: [],
  fates: [],
  hands: [],
  prospects: [],
};
const SITE: StructureSeen = {
  number: 1,
  owner: null,
  foundation: 0,
  floors: [],
  roof: null,
  metres: 40,
  points: 3,
  toilet: false,
  can_be_roofed: true,
  resistance: 2,
  earthquakes: 0,
  insurance: 1,
  marks: 0,
  strength: 3,
  faulty: false,
  reasons: [],
};
const roof = (structure: number): AnyMove => ({ move: 'Roof', card: 30, structure });

const fate = (word: Fate['fate'], more: Partial<Fate> = {}): Fate => ({
  structure: 1,
  fate: word,
  earthquakes: 0,
  insurance: 0,
  marks: 0,
  strength: 1,
  ...more,
});

describe('what a move would do', () => {
  it('lays the first target ready that is not known to be faulty', () => {
    const options = optionsOf([roof(0), roof(1)], [{ ...NOTHING, faulty: true }, NOTHING]);
    expect(firstChoice(options)).toBe(1);
    expect(firstChoice(options.slice(0, 1))).toBe(0);
    expect(firstChoice([])).toBe(-1);
  });
  it('keeps targets whose outcome is still on its way', () => {
    expect(optionsOf([roof(0)], [])).toEqual([{ move: roof(0), preview: null, structure: 0 }]);
  });
  it('walks round the targets in both directions', () => {
    expect([step(0, 1, 3), step(2, 1, 3), step(0, -1, 3), step(-1, -1, 3), step(-1, 1, 0)]).toEqual([
      1, 0, 2, 2, -1,
    ]);
  });
  it('finds what becomes of a structure, if it is shaken or insured', () => {
    const shaken = { ...NOTHING, fates: [fate('collapses')] };
    expect(fateOf(shaken, 1)?.fate).toBe('collapses');
    expect(fateOf(shaken, 2)).toBe(null);
    expect(fateOf(null, 1)).toBe(null);
  });
  it('draws what is there, what would be hit, and what the server says is left', () => {
    expect(pipsBefore(SITE, fate('loses-insurance'), [])).toEqual(['strength', 'strength', 'insurance-hit']);
    expect(pipsBefore({ ...SITE, insurance: 0 }, fate('stands'), [])).toEqual(['strength', 'hit']);
    expect(pipsBefore(SITE, fate('insured'), [])).toEqual(['strength', 'strength', 'insurance']);
    expect(pipsAfter(SITE, fate('loses-insurance'), [])).toEqual(['strength', 'strength']);
    expect(pipsAfter(SITE, fate('marked', { marks: 1 }), [])).toEqual(['strength', 'century']);
  });
  it('shows how much of the strength an absorber brings, where it is seen', () => {
    const cards = [{ resistance: 1 }] as BuildingCard[];
    const floor = { metres: 30, points: 0 };
    const seen = { ...SITE, insurance: 0, floors: [{ ...floor, card: 0 }] };
    expect(pipsBefore(seen, null, cards)).toEqual(['strength', 'absorber']);
    const covered = { ...seen, floors: [{ ...floor, card: { hidden: true } as never }] };
    expect(pipsBefore(covered, null, cards)).toEqual(['strength', 'strength']);
  });
  it('leaves to pictures what pictures show', () => {
    const line = (code: string): Line => ({ code: `skyscraper-preview-${code}`, params: {} });
    const lines = ['roof', 'fault-no-toilet', 'faulty', 'threshold-rises', 'points'].map(line);
    expect(consequences({ ...NOTHING, lines }).map((one) => one.code)).toEqual([
      'skyscraper-preview-faulty',
      'skyscraper-preview-threshold-rises',
    ]);
    expect(gainOf({ ...NOTHING, changes: [{ seat: 2, before: 9, after: 1 }] }, 2)).toBe(-8);
    expect(gainOf(NOTHING, 2)).toBe(0);
  });
  it('says above a site what it would become, and nothing before the server has told', () => {
    const grown = { ...NOTHING, metres: 60, points: 4 };
    expect(bubbleOf(SITE, { move: roof(1), preview: null, structure: 1 })).toBe(null);
    expect(
      bubbleOf(SITE, { move: roof(1), preview: grown, structure: 1 })?.says.map((say) => say.code),
    ).toEqual(['metres-change', 'points-change']);
    const bad = { ...grown, faulty: true, reasons: ['no-toilet'] };
    const faulty = bubbleOf(SITE, { move: roof(1), preview: bad, structure: 1 });
    expect([faulty?.tone, faulty?.says[1]?.code]).toEqual(['bad', 'skyscraper-preview-fault-no-toilet']);
  });
});

describe('the order of a Study', () => {
  it('moves a card one place and stops at the ends', () => {
    expect(moved([4, 5, 6], 2, -1)).toEqual([4, 6, 5]);
    expect(moved([4, 5, 6], 0, -1)).toEqual([4, 5, 6]);
    expect(moved([4, 5, 6], 2, 1)).toEqual([4, 5, 6]);
  });
  it('keeps equal cards apart', () => {
    expect(without([7, 7, 8], 7)).toEqual([7, 8]);
    expect(settled([7, 7, 9], [8, 7, 7])).toEqual([7, 7, 8]);
  });
});

describe('the final count', () => {
  const view = {
    structures: [
      { ...SITE, number: 2, owner: 0, points: 5 },
      { ...SITE, number: 3, owner: 0, points: 4, faulty: true },
    ],
    seats: [{ hand: 0, toilets: 2, threshold: 40, points: 9, resigned: false }],
    mini: { holder: 2, gone: false },
    unity: { holder: null, gone: false },
    record: { holder: null, gone: false },
    outcome: { winners: [0], rule: 'S-END-1', scores: [9] },
  } as unknown as SkyscraperView;
  const cards = [
    { id: 'mini-skyscraper', points: 3 },
    { id: 'toilet-specialist', points: 1 },
    { id: 'faulty-or-smelly', points: -1 },
  ] as never;
  it('shows the parts when they add up to the points of the server', () => {
    expect(partsOf(view, 0, cards)).toEqual([
      { word: 'floors', points: 5 },
      { word: 'prizes', points: 3 },
      { word: 'toilets', points: 2 },
      { word: 'faulty', points: -1 },
    ]);
  });
  it('shows no parts when they do not', () => {
    const other = { ...view, outcome: { winners: [0], rule: 'S-END-1', scores: [8] } } as SkyscraperView;
    expect(partsOf(other, 0, cards)).toEqual([]);
  });
  it('writes a loss with a real minus', () => {
    expect([signed(3), signed(-1), signed(0)]).toEqual(['+3', '−1', '0']);
  });
});
