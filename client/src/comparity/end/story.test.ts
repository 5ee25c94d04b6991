import { describe, expect, it } from 'vitest';
import type { Entry } from '../../state/model';
import type { ComparityView } from '../../wire';
import { factsOf, lastCardOf, recordOf, uncaughtOf } from './story';

const value = (number: number): unknown => ({ number });
const card = (id: number, cell: [number, number], number: number | null): unknown => ({
  card: id,
  cell,
  side: number === null ? { type: 'hidden' } : { type: 'open', values: { height: value(number) } },
});
const table = (...area: unknown[]): ComparityView =>
  ({ order: 'height', area, discards: [] }) as unknown as ComparityView;
const entry = (...events: unknown[]): Entry =>
  ({ version: 1, at: 0, deed: 'moved', seat: 0, lines: [], events }) as unknown as Entry;

describe('mistakes that nobody caught', () => {
  it('are told where open cards give them away, through closed ones too', () => {
    const view = table(card(1, [0, 0], 90), card(2, [1, 0], null), card(3, [1, 1], 40));
    expect(uncaughtOf(view).map(({ low, high }) => [low.card, high.card])).toEqual([[1, 3]]);
  });
  it('are not told where no chain leads from one to the other', () => {
    expect(uncaughtOf(table(card(1, [0, 0], 90), card(3, [1, 1], 40)))).toEqual([]);
    expect(uncaughtOf(table(card(1, [0, 0], 40), card(2, [1, 0], null), card(3, [1, 1], 90)))).toEqual([]);
  });
  it('never use a closed card', () => {
    expect(uncaughtOf(table(card(1, [0, 0], 90), card(2, [1, 0], null)))).toEqual([]);
  });
});

describe('facts worth remembering', () => {
  const view = table(card(1, [0, 0], 93), card(2, [1, 0], 96), card(3, [2, 0], 828), card(4, [3, 0], null));
  const log = [entry({ event: 'card-played', seat: 0, card: 2, cell: [1, 0], why: 'turn' })];

  it('fill up with close calls that held and the widest span', () => {
    const facts = factsOf(view, log, [], [0], false);
    expect(facts.map(({ big, small, why }) => [big.card, small.card, why])).toEqual([
      [2, 1, 'held-yours'],
      [3, 1, 'apart'],
      [3, 2, 'held-yours'],
    ]);
  });
  it('begin with what was out of order', () => {
    const surprise = {
      low: 3,
      high: 2,
      values: [{ number: 828 }, { number: 96 }] as [never, never],
      finder: 1,
      layer: 0,
    };
    const facts = factsOf(view, log, [surprise], [0], false);
    expect(facts[0]).toMatchObject({ why: 'yours', finder: 1 });
    expect(facts).toHaveLength(3);
  });
});

describe('how somebody played', () => {
  const log = [
    entry({ event: 'card-played', seat: 0, card: 2, cell: [1, 0], why: 'turn' }),
    entry({ event: 'card-played', seat: 0, card: 5, cell: [2, 0], why: 'turn' }, { event: 'duet-triggered' }),
    entry({ event: 'card-revealed', seat: 1, card: 2 }, { event: 'card-revealed', seat: 1, card: 5 }),
    entry({ event: 'check-result', seat: 0, violations: [], pairs: [] }),
    entry({ event: 'check-result', seat: 0, violations: [[]], pairs: [] }),
    entry({ event: 'card-played', seat: 1, card: 7, cell: [3, 0], why: 'turn' }),
  ];
  const wrong = {
    low: 2,
    high: 9,
    values: [{ number: 50 }, { number: 40 }] as [never, never],
    finder: 1,
    layer: 0,
  };

  it('counts what was revealed and what was checked', () => {
    expect(recordOf(log, [wrong], [0], false)).toMatchObject({ revealed: 2, right: 1, checks: 2, hits: 1 });
  });
  it('is proud of a catch, or else of a Duet', () => {
    expect(recordOf(log, [], [0], false).best).toEqual({ what: 'duet', card: 5 });
    const caught = { ...wrong, finder: 0, layer: 1 };
    expect(recordOf(log, [caught], [0], false).best).toEqual({ what: 'caught', big: 2, small: 9 });
    expect(recordOf(log, [], [3], false).best).toBeNull();
    const refuted = { ...wrong, low: 5 };
    expect(recordOf(log, [refuted], [0], false).best).toBeNull();
  });
  it('knows the last card of the winner', () => {
    expect(lastCardOf(log, [0])).toBe(5);
    expect(lastCardOf(log, [1])).toBe(7);
    expect(lastCardOf([], [1])).toBeNull();
  });
});
