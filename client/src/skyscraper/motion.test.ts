import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../wire';
import { fallTime, motionOf } from './motion';

const SPOTS = new Map([
  [0, { left: 0, width: 100 }],
  [1, { left: 450, width: 100 }],
  [2, { left: 900, width: 100 }],
]);

describe('what moves on the street', () => {
  it('shakes what a quake hits at once', () => {
    const hit: AnyEvent = { event: 'QuakeHit', structure: 2, strength: 1 };
    expect(motionOf(7, [hit], SPOTS, 1000).shaken.get(2)).toBe(0);
  });
  it('runs the Earthquake of the Century from left to right in 700 ms, in street order', () => {
    const events: AnyEvent[] = [
      { event: 'CenturyQuake', uninsured: [1], marked: [0] },
      { event: 'Collapsed', structure: 2, owner: null, cards: [], foundation: 0 },
    ];
    const found = motionOf(7, events, SPOTS, 1000);
    expect([...found.shaken].sort()).toEqual([
      [0, 35],
      [1, 350],
    ]);
    expect(found.fallen.get(2)).toBe(665);
  });
  it('unveils what is completed, and moves the prizes', () => {
    const events: AnyEvent[] = [
      { event: 'Claimed', seat: 1, structure: 0, card: 3, metres: 120, faulty: false, reasons: [] },
      { event: 'PrizeMoved', prize: 'record', source: 1, target: 0, gone: false },
      { event: 'SiteOpened', structure: 3, foundation: 0 },
    ];
    const found = motionOf(8, events, SPOTS, 1000);
    expect([...found.unveiled]).toEqual([0]);
    expect(found.prizes).toEqual([{ prize: 'record', source: 1, target: 0 }]);
    expect([...found.opened]).toEqual([3]);
  });
  it('lets a tall tower fall longer than a low one', () => {
    expect(fallTime(6)).toBeGreaterThan(fallTime(1));
  });
});
