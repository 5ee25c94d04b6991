import { describe, expect, it } from 'vitest';
import type { AnyView, Offered, Update, Welcome } from '../wire';
import { applyDelta, BrokenDelta, checksum, inFull } from './delta';
import text from './delta.recorded.json?raw';
import { emptyModel, isSound, reduce, type Model } from './model';

/** Written by `make golden` (tests/table/deltas.py): what the server said, and what has to come of it. */
interface Recorded {
  messages: { message: Update; checks: Record<string, number> }[];
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
    for (const { message, checks } of recorded[game]!.messages) {
      const before = JSON.stringify(model.shown);
      const old = model.shown;
      model = reduce(model, message);
      expect(JSON.stringify(old)).toBe(before);
      for (const [seat, check] of Object.entries(checks))
        expect(checksum(model.shown[seat]!.view)).toBe(check);
      expect(isSound(model)).toBe(true);
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
  it('have the moves of an earlier choice with their own card', () => {
    const moves = [{ move: 'place-card', card: 3, gap: 0 }] as Offered['moves'];
    const full = inFull([
      { pick: 'hand', card: 3, moves },
      { pick: 'hand', card: 5, moves: [], like: 0 },
    ]);
    expect(full[1]).toEqual({ pick: 'hand', card: 5, moves: [{ move: 'place-card', card: 5, gap: 0 }] });
  });
});
