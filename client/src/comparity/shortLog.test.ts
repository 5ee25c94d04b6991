import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import { shortEntriesOf } from './shortLog';

function entry(...events: unknown[]): Entry {
  return { version: 1, at: 0, deed: 'moved', seat: 0, lines: [], events: events as Entry['events'] };
}
const laid = { event: 'card-played', seat: 2, card: 7, cell: [0, 0], neighbours: 2, why: 'turn' };

describe('the last round in a few words', () => {
  it('tells who laid what, and that it made a Duet', () => {
    const [brief, ...others] = shortEntriesOf(
      entry(laid, { event: 'duet-triggered', seat: 2, responder: 3 }),
    );
    expect(others).toEqual([]);
    expect(brief).toEqual({
      code: 'brief-laid',
      seats: { name: 2 },
      cards: { card: 7 },
      counts: { times: 2 },
    });
    expect(shortEntriesOf(entry(laid))[0]?.counts).toEqual({ times: 1 });
  });
  it('tells a check with its result and its price, but not every card that is drawn', () => {
    const told = shortEntriesOf(
      entry(
        { event: 'card-revealed', seat: 1, card: 4, cell: [0, 0], values: {}, role: 'target' },
        { event: 'check-result', seat: 1, violations: [], pairs: [] },
        { event: 'penalty-due', seat: 1, count: 2, cause: 'mistrust' },
        { event: 'card-drawn', seat: 1, card: 8, deck: 3, top: null },
        { event: 'card-drawn', seat: 1, card: 9, deck: 2, top: null },
      ),
    );
    expect(told.map((one) => one.code)).toEqual(['brief-checks', 'brief-in-order', 'brief-draws']);
  });
  it('says “you” to whoever did it or is given something, and names to everybody else', () => {
    const given = { event: 'card-given', giver: 1, receiver: 2, card: 4 };
    const codeFor = (me: number | null, event: unknown): string | undefined =>
      shortEntriesOf(entry(event), me)[0]?.code;
    expect(codeFor(2, laid)).toBe('brief-laid-you');
    expect(codeFor(1, laid)).toBe('brief-laid');
    expect(codeFor(null, laid)).toBe('brief-laid');
    expect([1, 2, 3].map((me) => codeFor(me, given))).toEqual([
      'brief-gives-you',
      'brief-gives-to-you',
      'brief-gives',
    ]);
  });
  it('has nothing short to say about what happens once in a game', () => {
    expect(shortEntriesOf(entry({ event: 'game-won', seat: 1, rule: 'C-END-1' }))).toEqual([]);
  });
});
