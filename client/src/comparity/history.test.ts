import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import { isNews, laidBy, lastCheck, lessonsOf, newestOf, surprisesOf, turnsOf } from './history';

type Events = Entry['events'];

function entry(version: number, ...events: unknown[]): Entry {
  return { version, at: 0, deed: 'moved', seat: 0, lines: [], events: events as Events };
}
const laid = (seat: number, card: number, cell: [number, number], why = 'turn'): object => ({
  event: 'card-played',
  seat,
  card,
  cell,
  neighbours: 1,
  why,
});
const opened = (card: number, cell: [number, number], number: number): object => ({
  event: 'card-revealed',
  seat: 0,
  card,
  cell,
  values: { height: { number } },
  role: 'target',
});
const result = (seat: number, violations: unknown[], pairs: unknown[] = violations): object => ({
  event: 'check-result',
  seat,
  violations,
  pairs,
});
const LOW: [number, number] = [0, 0];
const HIGH: [number, number] = [1, 0];

const caught = [
  entry(2, laid(0, 5, HIGH)),
  entry(3, opened(5, HIGH, 48)),
  entry(
    4,
    opened(9, LOW, 96),
    result(1, [[LOW, HIGH]]),
    { event: 'penalty-due', seat: 0, count: 3, cause: 'caught' },
    { event: 'card-drawn', seat: 0, card: 20, deck: 3, top: null },
  ),
];

describe('the last check', () => {
  it('tells pairs, what was opened, and how many cards of the penalty have come', () => {
    const check = lastCheck(caught)!;
    expect(check.violations).toEqual([[LOW, HIGH]]);
    expect(check.opened.map((one) => one.card)).toEqual([5, 9]);
    expect(check.penalty).toEqual({ seat: 0, count: 3, come: 1 });
    const more = [...caught, entry(5, { event: 'card-given', giver: 1, receiver: 0, card: 8 })];
    expect(lastCheck(more)!.penalty!.come).toBe(2);
  });
  it('is over when somebody takes a turn, but not when parts are joined', () => {
    expect(lastCheck([...caught, entry(5, laid(1, 7, [0, 1], 'join'))])).not.toBeNull();
    expect(lastCheck([...caught, entry(5, laid(1, 7, [0, 1]))])).toBeNull();
  });
  it('remembers which cards were compared, whatever a repair does with them', () => {
    const repaired = [
      ...caught,
      entry(5, { event: 'card-discarded', seat: 1, card: 5, cell: HIGH }),
      entry(6, laid(1, 7, HIGH, 'join')),
    ];
    expect(lastCheck(repaired)!.cards.get('1,0')).toBe(5);
    expect(lastCheck(repaired)!.cards.get('0,0')).toBe(9);
  });
  it('runs over the pairs from small to large', () => {
    const pairs = [
      [
        [1, 1],
        [2, 1],
      ],
      [LOW, HIGH],
    ];
    expect(lastCheck([entry(1, result(0, [], pairs))])!.pairs[0]).toEqual([LOW, HIGH]);
  });
});

describe('the log', () => {
  it('knows the newest card, who laid a card and when, and how many turns there were', () => {
    const log = [...caught, entry(5, laid(2, 7, [0, 1]))];
    expect(newestOf(log)).toMatchObject({ card: 7, seat: 2, version: 5 });
    expect(laidBy(log, 5)).toEqual({ seat: 0, move: 1 });
    expect(laidBy(log, 9)).toBeNull();
    expect(turnsOf(log)).toBe(3);
  });
});

describe('the newest card', () => {
  it('is news until a later one is taken back', () => {
    const log = [entry(1, laid(0, 5, [0, 0]))];
    const undone = { ...entry(3), deed: 'undone' };
    expect(isNews(log)).toBe(true);
    expect(isNews([...log, undone])).toBe(false);
    expect(isNews([...log, undone, entry(4, laid(1, 6, [1, 0]))])).toBe(true);
  });
});

describe('what there is to learn', () => {
  it('names the two cards, their values, who found them and who laid the later one', () => {
    const [one] = surprisesOf(caught, 'height');
    expect(one).toMatchObject({ low: 9, high: 5, finder: 1, layer: 0 });
    expect(one!.values.map((value) => value.number)).toEqual([96, 48]);
  });
  it('follows cards that were swapped', () => {
    const log = [
      ...caught,
      entry(5, { event: 'cards-swapped', seat: 1, first: 9, second: 5, cells: [LOW, HIGH] }),
      entry(6, laid(2, 7, [2, 0])),
      entry(7, opened(7, [2, 0], 10), result(0, [[HIGH, [2, 0]]])),
    ];
    expect(surprisesOf(log, 'height').at(-1)).toMatchObject({ low: 9, high: 7, layer: 2 });
  });
  it('puts my own wrong places first and never leaves out the biggest surprise', () => {
    const pair = (low: number, number: number, layer: number): ReturnType<typeof surprisesOf>[number] => ({
      low,
      high: 0,
      values: [{ number }, { number: 10 }] as never,
      finder: 3,
      layer,
    });
    const lessons = lessonsOf([pair(1, 20, 0), pair(2, 900, 1), pair(3, 30, 0)], [0], false, 2);
    expect(lessons.map((one) => [one.low, one.why])).toEqual([
      [3, 'yours'],
      [2, 'biggest'],
    ]);
  });
});
