/** What counts as a moment in Comparity, and for whom. Independent of the DOM and of languages. */

import type { Entry } from '../state/model';
import type { Cell } from './ribbon';

type Seat = number;

/** A moment by its kind; the board puts it into words. */
export type ComparityMoment =
  | { what: 'won'; winners: Seat[]; by: Seat | null; card: number | null }
  /** A check found a mistake: who checked, who draws, and between which cells. */
  | { what: 'found'; by: Seat; pays: Seat | null; count: number; pair: [Cell, Cell] }
  /** A check found everything in order. */
  | { what: 'correct'; by: Seat; count: number }
  /** A card makes a Duet or a Trio. */
  | { what: 'duet' | 'trio'; by: Seat; answers: Seat; card: number }
  /** Somebody had to give a card. */
  | { what: 'given'; by: Seat; to: Seat; card: number };

type Event = Entry['events'][number];

function find<K extends Event['event']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { event: K }> | undefined {
  return events.find((event): event is Extract<Event, { event: K }> => event.event === kind);
}

/** The one thing of an entry that deserves a moment; what others do among themselves only where a check decides it. */
export function momentOf(
  entry: Entry,
  mine: readonly Seat[],
  winners: readonly Seat[],
): ComparityMoment | null {
  const { events } = entry;
  const played = find(events, 'card-played');
  if (winners.length)
    return { what: 'won', winners: [...winners], by: entry.seat, card: played?.card ?? null };
  const result = find(events, 'check-result');
  const due = find(events, 'penalty-due');
  if (result) {
    const pair = result.violations[0] as [Cell, Cell] | undefined;
    return pair
      ? { what: 'found', by: result.seat, pays: due?.seat ?? null, count: due?.count ?? 0, pair }
      : { what: 'correct', by: result.seat, count: due?.count ?? 0 };
  }
  const trigger = find(events, 'duet-triggered') ?? find(events, 'trio-triggered');
  if (trigger && played && (mine.includes(trigger.responder) || mine.includes(trigger.seat)))
    return {
      what: trigger.event === 'duet-triggered' ? 'duet' : 'trio',
      by: trigger.seat,
      answers: trigger.responder,
      card: played.card,
    };
  const given = find(events, 'card-given');
  if (given && mine.includes(given.receiver))
    return { what: 'given', by: given.giver, to: given.receiver, card: given.card };
  return null;
}
