import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import { momentOf } from './moments';

const ME = 0;
const owners = new Map([
  [3, ME],
  [4, 1],
]);
function entry(seat: number, ...events: object[]): Entry {
  return { version: 9, at: 0, deed: 'moved', seat, lines: [], events: events as Entry['events'] };
}
const seen = (one: Entry): ReturnType<typeof momentOf> => momentOf(one, [ME], owners);

describe('what is a moment in Skyscraper', () => {
  it('is a theft from me, with the card that is gone, but not one that I commit', () => {
    const theft = { event: 'CardStolen', thief: 1, victim: ME, card: 7 };
    expect(seen(entry(1, theft))).toEqual({ what: 'stolen', by: 1, card: 7 });
    expect(seen(entry(ME, { ...theft, thief: ME, victim: 1 }))).toBeNull();
  });
  it('is a Tornado that swaps my hand, with my new cards', () => {
    const passed = {
      event: 'HandsPassed',
      seat: 2,
      direction: 'left',
      ring: [0, 1, 2],
      hands: [[5, 6], {}, {}],
    };
    expect(seen(entry(2, passed))).toEqual({ what: 'tornado', by: 2, way: 'left', cards: [5, 6] });
    expect(seen(entry(2, { ...passed, ring: [1, 2] }))).toBeNull();
  });
  it('is my building that falls before anybody else’s', () => {
    const other = { event: 'Collapsed', structure: 4, owner: 1 };
    const own = { event: 'Collapsed', structure: 3, owner: ME };
    expect(seen(entry(1, other, own))).toEqual({ what: 'fell', structure: 3, owner: ME });
    expect(seen(entry(1, other))).toEqual({ what: 'fell', structure: 4, owner: 1 });
    expect(seen(entry(ME, other))).toBeNull();
  });
  it('is a World Record that changes hands, not one that somebody else wins first', () => {
    const moved = { event: 'PrizeMoved', prize: 'record', source: 3, target: 4 };
    expect(seen(entry(1, moved))).toEqual({ what: 'record', structure: 4, from: ME });
    expect(seen(entry(1, { ...moved, source: null }))).toBeNull();
    expect(seen(entry(ME, { ...moved, source: null, target: 3 }))).toMatchObject({
      what: 'record',
      from: null,
    });
  });
  it('is an Earthquake on my building, and a building that somebody completes', () => {
    expect(seen(entry(1, { event: 'QuakeHit', structure: 3, strength: 1 }))).toMatchObject({
      what: 'shaken',
    });
    expect(seen(entry(1, { event: 'QuakeHit', structure: 4, strength: 1 }))).toBeNull();
    const built = { event: 'Claimed', seat: 1, structure: 4 };
    expect(seen(entry(1, built))).toEqual({ what: 'completed', by: 1, structure: 4 });
    expect(seen(entry(ME, { ...built, seat: ME }))).toBeNull();
  });
  it('is the end above all', () => {
    const over = { event: 'GameOver', winners: [2], scores: [], rule: 'S-END-1' };
    const theft = { event: 'CardStolen', thief: 1, victim: ME, card: 7 };
    expect(seen(entry(1, theft, over))).toEqual({ what: 'over', winners: [2] });
  });
});
