/** What happened in a few words, for the last round beside the table; the log has the full sentences. Independent of the DOM. */

import type { Entry } from '../state/model';
import { timesOf } from './picks';

/** A phrase and whom and what it names: seats and cards by their numbers. */
export interface ShortEntry {
  code: string;
  seats?: Record<string, number>;
  cards?: Record<string, number>;
  counts?: Record<string, number>;
}

type Event = Entry['events'][number];

function phrase(event: Event, all: Entry['events']): ShortEntry | null {
  switch (event.event) {
    case 'card-played': {
      const trigger = all.find((one) => ['duet-triggered', 'trio-triggered'].includes(one.event));
      const times = timesOf(trigger?.event.replace('-triggered', '')) ?? 1;
      const code = event.why === 'join' ? 'brief-joined' : 'brief-laid';
      return { code, seats: { name: event.seat }, cards: { card: event.card }, counts: { times } };
    }
    case 'check-committed':
      return { code: 'brief-checks', seats: { name: event.seat }, cards: { card: event.card } };
    case 'card-revealed': {
      const code = event.role === 'target' ? 'brief-checks' : 'brief-opens-too';
      return { code, seats: { name: event.seat }, cards: { card: event.card } };
    }
    case 'check-result':
      return { code: event.violations.length ? 'brief-error' : 'brief-in-order' };
    case 'penalty-due':
      return { code: 'brief-draws', seats: { name: event.seat }, counts: { count: event.count } };
    case 'card-given':
      return {
        code: 'brief-gives',
        seats: { name: event.giver, other: event.receiver },
        cards: { card: event.card },
      };
    case 'cards-swapped':
      return {
        code: 'brief-swaps',
        seats: { name: event.seat },
        cards: { first: event.first, second: event.second },
      };
    case 'card-discarded':
      return { code: 'brief-discards', seats: { name: event.seat }, cards: { card: event.card } };
    case 'area-split':
      return { code: 'brief-split' };
    default:
      return null;
  }
}

/** The phrase as it is said to whoever sits in this seat. */
function toldTo(me: number | null, said: ShortEntry): ShortEntry {
  if (me === null) return said;
  if (said.seats?.['name'] === me) return { ...said, code: `${said.code}-you` };
  if (said.seats?.['other'] === me) return { ...said, code: `${said.code}-to-you` };
  return said;
}

/** The phrases of one entry, one after another, as `me` reads them; none where only the full sentence will do. */
export function shortEntriesOf(entry: Entry, me: number | null = null): ShortEntry[] {
  return entry.events.flatMap((event) => {
    const said = phrase(event, entry.events);
    return said ? toldTo(me, said) : [];
  });
}
