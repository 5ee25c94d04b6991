import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import {
  biggestSurprise,
  missesOf,
  placesOff,
  readAtFirst,
  roundsOf,
  sharpest,
  tallyOf,
  flipIn,
} from './flips';

type Events = Entry['events'];

const entry = (version: number, seat: number, events: Events): Entry => ({
  version,
  at: 0,
  deed: 'moved',
  seat,
  lines: [],
  events,
});

/** A flip into a gap of a line, with where the card belongs. */
function flip(
  seat: number,
  card: number,
  gap: number,
  belongs: { first: number; last: number; equal?: number[] },
  more: Events = [],
): Events {
  const correct = gap >= belongs.first && gap <= belongs.last;
  const after = gap > belongs.last;
  return [
    { event: 'card-placed', seat, card, gap, left: 50 + gap, right: 51 + gap },
    {
      event: 'card-flipped',
      card,
      order: 'area',
      correct,
      values: { area: { number: 1000 + card, approximate: false, scope: '' } },
      belongs: { left: null, right: null, equal: [], ...belongs },
      against: correct ? null : after ? 50 + gap : 51 + gap,
    },
    ...more,
  ];
}
const drew = (seat: number, card: number): Events => [
  { event: 'card-drawn', seat, card, pile: 9, top: null },
];

describe('a flip', () => {
  it('that fits is where it belongs', () => {
    const told = flipIn(entry(4, 1, flip(1, 7, 3, { first: 3, last: 3 })));
    expect(told).toMatchObject({
      seat: 1,
      card: 7,
      correct: true,
      gap: 3,
      place: 3,
      against: null,
      fresh: null,
    });
    expect(placesOff(told!)).toBe(0);
  });
  it('beside equal cards fits on every side of them', () => {
    const told = flipIn(entry(4, 1, flip(1, 7, 4, { first: 2, last: 4, equal: [20, 21] })));
    expect(told).toMatchObject({ correct: true, place: 4, equal: [20, 21] });
  });
  it('that misses is drawn to the nearest place where it belongs, and against its neighbour', () => {
    const low = flipIn(entry(4, 1, flip(1, 7, 1, { first: 3, last: 5, equal: [1, 2] }, drew(1, 30))))!;
    expect(low).toMatchObject({ correct: false, place: 3, against: 52, isAfter: false, fresh: 30 });
    expect(placesOff(low)).toBe(2);
    const high = flipIn(entry(4, 1, flip(1, 7, 8, { first: 3, last: 5 })))!;
    expect(high).toMatchObject({ place: 5, against: 58, isAfter: true });
    expect(placesOff(high)).toBe(3);
  });
  it('is not in an entry without one', () => {
    expect(flipIn(null)).toBeNull();
    expect(flipIn(entry(4, 1, drew(1, 3)))).toBeNull();
  });
});

describe('rounds', () => {
  const first = entry(2, 0, flip(0, 7, 1, { first: 1, last: 1 }));
  const second = entry(3, 1, flip(1, 8, 1, { first: 2, last: 2 }, drew(1, 9)));
  const over = entry(
    4,
    2,
    flip(2, 11, 0, { first: 0, last: 0 }, [
      { event: 'round-ended', round: 6, finishers: [0, 2] },
      { event: 'players-eliminated', seats: [1], cards: [8, 9], left: [2] },
      { event: 'tie-break-dealt', seat: 0, card: 40, pile: 3, top: null },
      { event: 'tie-break-dealt', seat: 2, card: 41, pile: 2, top: null },
    ]),
  );
  it('say what each seat did in the running one', () => {
    expect(roundsOf([first, second])).toEqual({
      turns: [
        { seat: 0, card: 7, correct: true },
        { seat: 1, card: 8, correct: false },
      ],
      playOff: null,
    });
  });
  it('begin anew after an end that nobody reached', () => {
    const end = entry(
      4,
      2,
      flip(2, 11, 0, { first: 0, last: 0 }, [{ event: 'round-ended', round: 1, finishers: [] }]),
    );
    expect(roundsOf([first, second, end])).toEqual({ turns: [], playOff: null });
  });
  it('lead to a play-off of those who finished together', () => {
    const { turns, playOff } = roundsOf([first, second, over]);
    expect(turns).toEqual([]);
    expect(playOff).toEqual({
      version: 4,
      round: 6,
      turns: [
        { seat: 0, card: 7, correct: true },
        { seat: 1, card: 8, correct: false },
        { seat: 2, card: 11, correct: true },
      ],
      finishers: [0, 2],
      out: [{ seat: 1, left: 2 }],
      dealt: [
        { seat: 0, card: 40 },
        { seat: 2, card: 41 },
      ],
    });
  });
  it('leave a play-off to tell to whoever opens the table before somebody has moved in it', () => {
    const log = [first, second, over];
    expect(readAtFirst({ log, version: 4 })).toBeLessThan(4);
    const moved = entry(5, 0, flip(0, 40, 1, { first: 1, last: 1 }));
    expect(readAtFirst({ log: [...log, moved], version: 5 })).toBe(5);
    expect(readAtFirst({ log: [first, second], version: 3 })).toBe(3);
  });
});

describe('what there was to learn', () => {
  const log = [
    entry(2, 0, flip(0, 7, 1, { first: 3, last: 3 })),
    entry(3, 1, flip(1, 8, 5, { first: 1, last: 1 })),
    entry(4, 0, flip(0, 9, 1, { first: 1, last: 1 })),
    entry(5, 1, flip(1, 10, 5, { first: 1, last: 1 })),
  ];
  it('is every miss, and the farthest one is the surprise', () => {
    expect(missesOf(log).map((miss) => miss.card)).toEqual([7, 8, 10]);
    expect(biggestSurprise(missesOf(log))?.card).toBe(8);
    expect(biggestSurprise([])).toBeNull();
  });
  it('counts how well everybody placed', () => {
    expect(tallyOf(log)).toEqual({ 0: { right: 1, all: 2 }, 1: { right: 0, all: 2 } });
  });
});

describe('the sharpest eye', () => {
  const line = [
    { card: 1, number: 100 },
    { card: 2, number: 1000 },
    { card: 3, number: 1040 },
    { card: 4, number: 9000 },
  ];
  const right = { first: 1, last: 1 };
  const log = [
    entry(1, 0, flip(0, 4, 1, right)),
    entry(2, 0, flip(0, 3, 1, right)),
    entry(3, 1, flip(1, 2, 1, right)),
  ];
  it('is my right card with the nearest neighbour', () => {
    expect(sharpest(log, [0], line)).toMatchObject({ card: 3, neighbour: 2 });
    expect(sharpest(log.slice(0, 1), [0], line)).toMatchObject({ card: 4, neighbour: 3 });
  });
  it('is nothing for whoever placed no card right', () => {
    expect(sharpest(log, [2], line)).toBeNull();
  });
});
