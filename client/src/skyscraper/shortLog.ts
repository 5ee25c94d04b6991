/** What happened in a few words, for the last moves beside the street; the log has the full sentences. Independent of the DOM. */

import type { Entry } from '../state/model';
import { letter } from './street';

/** A phrase and whom and what it names: seats and cards by their numbers. */
export interface ShortEntry {
  code: string;
  seats?: Record<string, number>;
  cards?: Record<string, number>;
  values?: Record<string, string | number>;
}

type Events = Entry['events'];
type Owners = ReadonlyMap<number, number>;

/** Prizes as they are called in a few words. */
const SHORT = { record: 'world-record', unity: 'order-and-unity', mini: 'mini-skyscraper' };

/** Sites are known by their letters, buildings by their owners. */
function placeOf(structure: number, owners: Owners): Pick<ShortEntry, 'seats' | 'values'> {
  const owner = owners.get(structure);
  return owner === undefined ? { values: { place: letter(structure) } } : { seats: { place: owner } };
}

function played(events: Events, owners: Owners): ShortEntry | null {
  const card = events.find((one) => one.event === 'CardPlayed');
  if (card?.event !== 'CardPlayed') return null;
  const who: ShortEntry = { code: 'sky-brief', seats: { name: card.seat }, cards: { card: card.card } };
  for (const one of events) {
    switch (one.event) {
      case 'FloorAdded':
        return {
          ...who,
          code: 'sky-brief-built',
          values: { place: letter(one.structure), metres: one.metres },
        };
      case 'Claimed':
        return { ...who, code: 'sky-brief-roofed', values: { metres: one.metres } };
      case 'QuakeHit':
      case 'InsuranceAdded':
      case 'InsuranceCancelled': {
        const place = placeOf(one.structure, owners);
        return { ...who, code: 'sky-brief-on', ...place, seats: { ...who.seats, ...place.seats } };
      }
    }
  }
  return who;
}

/** What came of it, as far as it changes somebody's points or cards. */
function outcomes(events: Events, owners: Owners): ShortEntry[] {
  const claimed = events.find((one) => one.event === 'Claimed');
  return events.flatMap<ShortEntry>((one) => {
    switch (one.event) {
      case 'Claimed':
        return one.faulty ? [{ code: 'sky-faulty' }] : [];
      case 'PrizeMoved':
        return one.target !== null && claimed?.event === 'Claimed' && claimed.structure === one.target
          ? [{ code: `sky-short-${SHORT[one.prize]}` }]
          : [];
      case 'Collapsed':
        return [{ code: 'sky-brief-falls', ...placeOf(one.structure, owners) }];
      case 'HandsPassed':
        return [{ code: `sky-brief-${one.direction}` }];
      default:
        return [];
    }
  });
}

/** What is done in the middle of a turn, without a card being played. */
function handled(events: Events): ShortEntry | null {
  for (const one of events) {
    switch (one.event) {
      case 'CardFetched':
        return { code: 'sky-brief-fetches', seats: { name: one.seat }, cards: { card: one.card } };
      case 'StudyTaken':
        return { code: 'sky-brief-takes', seats: { name: one.seat } };
      case 'CardsTaken':
        return {
          code: 'sky-brief-pulls',
          seats: { name: one.thief, other: one.victim },
          values: { count: one.count },
        };
      case 'CardStolen': {
        const seats = { name: one.thief, other: one.victim };
        return typeof one.card === 'number'
          ? { code: 'sky-brief-keeps', seats, cards: { card: one.card } }
          : { code: 'sky-brief-robs', seats };
      }
    }
  }
  return null;
}

/** The phrases of every entry by its version; none where only the full sentence will do. */
export function shortEntriesByVersion(log: Entry[]): Map<number, ShortEntry[]> {
  const owners = new Map<number, number>();
  return new Map(
    log.map((entry) => {
      const first = played(entry.events, owners) ?? handled(entry.events);
      const said = first ? [first, ...outcomes(entry.events, owners)] : [];
      for (const one of entry.events) if (one.event === 'Claimed') owners.set(one.structure, one.seat);
      return [entry.version, said];
    }),
  );
}

/** Sentences that tell nothing which is not seen: cards that everybody draws at the end of a turn. */
export function isWorthSaying(code: string): boolean {
  return !code.startsWith('skyscraper-told-draws');
}
