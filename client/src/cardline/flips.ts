/** What the log says about Cardline: the last flip, the rounds, and what there was to learn. */

import type { Entry } from '../state/model';
import type { CardFlipped, CardPlaced, PlayersEliminated, RoundEnded, TieBreakDealt } from '../wire';

/** A card that was turned over, and where it lay. */
export interface Flip {
  version: number;
  seat: number;
  card: number;
  correct: boolean;
  number: number;
  /** The gap it was put into, and the nearest one where it belongs, in the line as it lay before. */
  gap: number;
  place: number;
  /** Cards of the same value. */
  equal: number[];
  /** The neighbour that a wrong card is out of order with. */
  against: number | null;
  /** Whether that neighbour lies before it. */
  isAfter: boolean;
  /** The card that was drawn for it. */
  fresh: number | null;
}

type Events = Entry['events'];

function find<T extends Events[number]>(events: Events, kind: T['event']): T | undefined {
  return events.find((event): event is T => event.event === kind);
}

/** How many places the card was off. */
export function placesOff(told: Flip): number {
  return Math.abs(told.place - told.gap);
}

/** The flip of an entry, if it has one. */
export function flipIn(entry: Entry | null): Flip | null {
  const placed = entry && find<CardPlaced>(entry.events, 'card-placed');
  const flipped = entry && find<CardFlipped>(entry.events, 'card-flipped');
  if (!placed || !flipped) return null;
  const { belongs } = flipped;
  const drawn = entry.events.find((event) => event.event === 'card-drawn');
  return {
    version: entry.version,
    seat: placed.seat,
    card: flipped.card,
    correct: flipped.correct,
    number: flipped.values[flipped.order]!.number,
    gap: placed.gap,
    place: Math.min(belongs.last, Math.max(belongs.first, placed.gap)),
    equal: belongs.equal,
    against: flipped.against,
    isAfter: flipped.against !== null && flipped.against === placed.left,
    fresh: drawn?.event === 'card-drawn' ? drawn.card : null,
  };
}

/** One turn of a round. */
export interface Turn {
  seat: number;
  card: number;
  correct: boolean;
}

/** A round in which several placed their last card, so that they play on. */
export interface PlayOff {
  version: number;
  round: number;
  turns: Turn[];
  finishers: number[];
  /** Who is out, and with how many cards. */
  out: { seat: number; left: number }[];
  /** The one card that each of those still in got. */
  dealt: { seat: number; card: number }[];
}

/** The turns of the running round, and the last play-off that was dealt. */
export function roundsOf(log: Entry[]): { turns: Turn[]; playOff: PlayOff | null } {
  let turns: Turn[] = [];
  let playOff: PlayOff | null = null;
  for (const entry of log) {
    const told = flipIn(entry);
    if (told) turns.push({ seat: told.seat, card: told.card, correct: told.correct });
    const ended = find<RoundEnded>(entry.events, 'round-ended');
    if (!ended) continue;
    const dealt = entry.events.filter((event): event is TieBreakDealt => event.event === 'tie-break-dealt');
    const lost = find<PlayersEliminated>(entry.events, 'players-eliminated');
    if (dealt.length)
      playOff = {
        version: entry.version,
        round: ended.round,
        turns,
        finishers: ended.finishers,
        out: (lost?.seats ?? []).map((seat, i) => ({ seat, left: lost!.left[i]! })),
        dealt: dealt.map(({ seat, card }) => ({ seat, card })),
      };
    turns = [];
  }
  return { turns, playOff };
}

/** Up to which moment a table that is opened now counts as read: a play-off that nobody has moved in yet is still news. */
export function readAtFirst({ log, version }: { log: Entry[]; version: number }): number {
  const { playOff } = roundsOf(log);
  const isFresh = playOff && !log.some((one) => one.version > playOff.version && flipIn(one));
  return isFresh ? playOff.version - 1 : version;
}

/** Every card that was put into a wrong place, in order. */
export function missesOf(log: Entry[]): Flip[] {
  return log.map(flipIn).filter((told): told is Flip => told !== null && !told.correct);
}

/** The miss that was farthest off; the earlier one of two. */
export function biggestSurprise(misses: Flip[]): Flip | null {
  return misses.reduce<Flip | null>(
    (most, miss) => (most === null || placesOff(miss) > placesOff(most) ? miss : most),
    null,
  );
}

/** How well each seat placed in the whole game. */
export function tallyOf(log: Entry[]): Record<number, { right: number; all: number }> {
  const tally: Record<number, { right: number; all: number }> = {};
  for (const told of log.map(flipIn)) {
    if (!told) continue;
    const mine = (tally[told.seat] ??= { right: 0, all: 0 });
    mine.all += 1;
    if (told.correct) mine.right += 1;
  }
  return tally;
}

/** The right card that needed the sharpest eye: in the final line it has the nearest neighbour, by ratio. */
export function sharpest(
  log: readonly Entry[],
  seats: readonly number[],
  line: readonly { card: number; number: number }[],
): { card: number; neighbour: number } | null {
  const right = log
    .map(flipIn)
    .filter((told): told is Flip => told !== null && told.correct && seats.includes(told.seat));
  const apart = (a: number, b: number): number => Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), 1);
  const found = right.flatMap(({ card }) => {
    const at = line.findIndex((one) => one.card === card);
    if (at < 0) return [];
    return [line[at - 1], line[at + 1]].flatMap((other) =>
      other ? [{ card, neighbour: other.card, apart: apart(line[at]!.number, other.number) }] : [],
    );
  });
  return found.sort((a, b) => a.apart - b.apart)[0] ?? null;
}
