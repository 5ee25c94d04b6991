import { describe, expect, it } from 'vitest';
import type { AnyView, Offered, Update, Ways, Welcome } from '../wire';
import { applyDelta, BrokenDelta, checksum, inFull } from './delta';
import text from './delta.recorded.json?raw';
import { emptyModel, isSound, reduce, type Model } from './model';

/** Written by `make golden` (tests/table/deltas.py): what the server said, and what has to come of it. */
interface Recorded {
  messages: { message: Update; checks: Record<string, number>; choices: Offered[] }[];
  last: Record<string, AnyView>;
}
const recorded = JSON.parse(text) as Record<string, Recorded>;

const joined = (): Model =>
  reduce(emptyModel('abc'), {
    tell: 'welcome',
    version: recorded['skyscraper']!.messages[0]!.message.version - 1,
    seats: [0],
    here: {},
    state: { table: 'abc', host: 0, players: [], pace: 1, phase: 'playing', settings: { game: '' } },
  } as Welcome);

describe('a view that is rebuilt from deltas', () => {
  it.each(Object.keys(recorded))('is the view that the server has: %s', (game) => {
    let model = { ...joined(), version: recorded[game]!.messages[0]!.message.version - 1 };
    for (const { message, checks, choices } of recorded[game]!.messages) {
      const before = JSON.stringify(model.shown);
      const old = model.shown;
      model = reduce(model, message);
      expect(JSON.stringify(old)).toBe(before);
      for (const [seat, check] of Object.entries(checks))
        expect(checksum(model.shown[seat]!.view)).toBe(check);
      expect(isSound(model)).toBe(true);
      const offered = Object.values(model.shown).find((one) => one.choices?.length)?.choices ?? [];
      expect(offered).toEqual(choices);
    }
    for (const [seat, view] of Object.entries(recorded[game]!.last))
      expect(model.shown[seat]!.view).toEqual(view);
  });
  it('shares what has not changed with the view before', () => {
    const old = { area: [{ card: 1 }, { card: 2 }], deck: 5 };
    const after = applyDelta(old, [
      [['area', 1, 'card'], 7],
      [['deck'], 4],
    ]);
    expect(after).toEqual({ area: [{ card: 1 }, { card: 7 }], deck: 4 });
    expect(after.area[0]).toBe(old.area[0]);
  });
  it('takes several changes of one list one after another', () => {
    const after = applyDelta({ row: [1, 2, 3, 4] }, [[['row'], 0, 1, [], 2, 1, [7, 8]]]);
    expect(after).toEqual({ row: [2, 3, 7, 8] });
  });
  it('is not made from a delta that does not fit', () => {
    expect(() => applyDelta({ row: [1] }, [[['column'], 0, 1, []]])).toThrow(BrokenDelta);
    expect(() => applyDelta({ row: 1 }, [[['row'], 0, 1, []]])).toThrow(BrokenDelta);
    expect(() => applyDelta({ row: [1] }, [[['row', 3], 1]])).toThrow(BrokenDelta);
  });
  it('is found out when it differs from its checksum', () => {
    const { message } = recorded['skyscraper']!.messages[0]!;
    const whole = message.shown![0]!;
    const sound = { ...whole, check: checksum(whole.view) };
    const after = (shown: object): Model => reduce(joined(), { ...message, shown: [shown] } as Update);
    expect(isSound(after(sound))).toBe(true);
    expect(isSound(after({ ...sound, view: { ...whole.view, deck: 1 } }))).toBe(false);
  });
});

describe('choices in short', () => {
  it('are the same moves for every card, or one for each', () => {
    const full = inFull([
      { pick: 'hand', cards: [3, 5], move: 'place-card', fields: { gap: [0, 2] }, names_card: true },
      {
        pick: 'check',
        cards: [7, 8],
        move: 'check',
        fields: {
          cell: [
            [0, 1],
            [2, 1],
          ],
        },
        is_each: true,
      },
      { pick: 'draw', cards: [null], move: 'draw' },
    ] as Ways[]);
    const places = (card: number): object[] => [0, 2].map((gap) => ({ move: 'place-card', gap, card }));
    expect(full).toEqual([
      { pick: 'hand', card: 3, moves: places(3) },
      { pick: 'hand', card: 5, moves: places(5) },
      { pick: 'check', card: 7, moves: [{ move: 'check', cell: [0, 1] }] },
      { pick: 'check', card: 8, moves: [{ move: 'check', cell: [2, 1] }] },
      { pick: 'draw', card: null, moves: [{ move: 'draw' }] },
    ]);
  });
});
