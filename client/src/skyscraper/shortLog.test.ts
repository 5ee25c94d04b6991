import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import { shortEntriesByVersion } from './shortLog';

let version = 0;
function entry(...events: unknown[]): Entry {
  version += 1;
  return { version, at: 0, deed: 'moved', seat: 0, lines: [], events: events as Entry['events'] };
}
const plays = (seat: number, card: number) => ({ event: 'CardPlayed', seat, card, studied: false });
const roofs = (seat: number, structure: number, faulty = false) => ({
  event: 'Claimed',
  seat,
  structure,
  card: 9,
  metres: 150,
  faulty,
  reasons: [],
});
function said(...log: Entry[]) {
  return shortEntriesByVersion(log).get(log.at(-1)!.version);
}

describe('the last moves in a few words', () => {
  it('say who built what where, and how high it is now', () => {
    const built = { event: 'FloorAdded', seat: 1, structure: 2, card: 7, metres: 30 };
    expect(said(entry(plays(1, 7), built, { event: 'TurnPassed', seat: 2 }))).toEqual([
      {
        code: 'sky-brief-built',
        seats: { name: 1 },
        cards: { card: 7 },
        values: { place: 'C', metres: 30 },
      },
    ]);
  });
  it('say what a Roof won, or that it stands for a fault', () => {
    const prize = { event: 'PrizeMoved', prize: 'record', source: 0, target: 4, gone: false };
    const other = { event: 'PrizeMoved', prize: 'unity', source: null, target: 1, gone: false };
    const codes = (log: Entry) => said(log)?.map((one) => one.code);
    expect(codes(entry(plays(1, 9), roofs(1, 4), prize, other))).toEqual([
      'sky-brief-roofed',
      'sky-short-world-record',
    ]);
    expect(codes(entry(plays(1, 9), roofs(1, 4, true)))).toEqual(['sky-brief-roofed', 'sky-faulty']);
  });
  it('call a site by its letter, and once it is roofed by its owner', () => {
    const hit = { event: 'QuakeHit', structure: 4, strength: 1 };
    const early = entry(plays(0, 3), hit);
    const roof = entry(plays(2, 9), roofs(2, 4));
    const late = entry(plays(0, 3), hit, {
      event: 'Collapsed',
      structure: 4,
      owner: 2,
      cards: [],
      foundation: 1,
    });
    const all = shortEntriesByVersion([early, roof, late]);
    expect(all.get(early.version)).toEqual([
      { code: 'sky-brief-on', seats: { name: 0 }, cards: { card: 3 }, values: { place: 'E' } },
    ]);
    expect(all.get(late.version)).toEqual([
      { code: 'sky-brief-on', seats: { name: 0, place: 2 }, cards: { card: 3 } },
      { code: 'sky-brief-falls', seats: { place: 2 } },
    ]);
  });
  it('name a stolen card only to whoever may know it', () => {
    const stolen = (card: unknown) => said(entry({ event: 'CardStolen', thief: 1, victim: 2, card }));
    expect(stolen(7)).toEqual([
      { code: 'sky-brief-keeps', seats: { name: 1, other: 2 }, cards: { card: 7 } },
    ]);
    expect(stolen('hidden')).toEqual([{ code: 'sky-brief-robs', seats: { name: 1, other: 2 } }]);
  });
  it('leave the rest to the full sentence', () => {
    expect(said(entry({ event: 'TheftDeclined', seat: 1 }))).toEqual([]);
  });
});
