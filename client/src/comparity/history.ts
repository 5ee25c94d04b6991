/** What the log says about the area: the last check, the newest card, who laid what. Independent of the DOM. */

import type { Entry } from '../state/model';
import type { Value } from '../wire';
import { keyOf, up, across, type Cell } from './ribbon';

export type CellPair = [Cell, Cell];

export interface Newest {
  card: number;
  cell: Cell;
  seat: number;
  version: number;
}

/** The card that was laid last. */
export function newestOf(log: Entry[]): Newest | null {
  for (const entry of [...log].reverse())
    for (const event of [...entry.events].reverse())
      if (event.event === 'card-played')
        return { card: event.card, cell: event.cell, seat: event.seat, version: entry.version };
  return null;
}

/** Whether the card that was laid last is news: not if a later one was taken back, for it lay there before. */
export function isNews(log: Entry[]): boolean {
  const laid = newestOf(log)?.version ?? -1;
  return !log.some((entry) => entry.deed === 'undone' && entry.version > laid);
}

/** Keeps up which card lies where, as far as the log tells: every card that was laid or opened. */
function follow(lying: Map<string, number>, event: Entry['events'][number]): void {
  if (event.event === 'card-played' || event.event === 'card-revealed')
    lying.set(keyOf(event.cell), event.card);
  else if (event.event === 'card-discarded') lying.delete(keyOf(event.cell));
  else if (event.event === 'cards-swapped') {
    lying.set(keyOf(event.cells[0]), event.second);
    lying.set(keyOf(event.cells[1]), event.first);
  } else if (event.event === 'cards-rearranged')
    event.cells.forEach((cell, i) => lying.set(keyOf(cell), event.cards[i]!));
}

export interface Checked {
  /** When the comparison was made. */
  version: number;
  /** Who checked. */
  seat: number;
  /** Every open pair that was compared, from small to large. */
  pairs: CellPair[];
  violations: CellPair[];
  /** Which card lay where when they were compared: whoever repairs moves them. */
  cards: Map<string, number>;
  opened: { card: number; cell: Cell }[];
  /** Who draws, how many, and how many cards have come so far. */
  penalty: { seat: number; count: number; come: number } | null;
}

/** The last check, unless a card was laid in an ordinary turn since. */
export function lastCheck(log: Entry[]): Checked | null {
  const turned = log.findLastIndex((entry) =>
    entry.events.some((event) => event.event === 'card-played' && event.why !== 'join'),
  );
  const since = log.slice(turned + 1);
  const place = since.findLastIndex((entry) => entry.events.some((event) => event.event === 'check-result'));
  if (place < 0) return null;
  const entry = since[place]!;
  const result = entry.events.find((event) => event.event === 'check-result')!;
  const cards = new Map<string, number>();
  for (const event of log.slice(0, log.indexOf(entry) + 1).flatMap((one) => one.events)) follow(cards, event);
  const opened = since
    .slice(0, place + 1)
    .flatMap((one) => one.events)
    .filter((event) => event.event === 'card-revealed')
    .slice(-2)
    .map((event) => ({ card: event.card, cell: event.cell as Cell }));
  const after = since.slice(place).flatMap((one) => one.events);
  const due = after.find((event) => event.event === 'penalty-due');
  const come = after.filter(
    (event) =>
      (event.event === 'card-drawn' && event.seat === due?.seat) ||
      (event.event === 'card-given' && event.receiver === due?.seat),
  ).length;
  return {
    version: entry.version,
    seat: result.seat,
    pairs: [...(result.pairs as CellPair[])].sort(
      (a, b) => up(a[0]) - up(b[0]) || across(a[0]) - across(b[0]),
    ),
    violations: result.violations as CellPair[],
    cards,
    opened,
    penalty: due ? { seat: due.seat, count: due.count, come } : null,
  };
}

/** Who laid a card, and in which move of the game; null for the first card of the area. */
export function laidBy(log: Entry[], card: number): { seat: number; move: number } | null {
  let move = 0;
  for (const entry of log) {
    if (entry.events.length) move += 1;
    for (const event of entry.events)
      if (event.event === 'card-played' && event.card === card) return { seat: event.seat, move };
  }
  return null;
}

/** Turns that were taken: cards laid and checks made. */
export function turnsOf(log: Entry[]): number {
  return log.filter((entry) =>
    entry.events.some((event) => event.event === 'check-result' || event.event === 'card-played'),
  ).length;
}

/** Two cards that a check found the wrong way round. */
export interface Surprise {
  low: number;
  high: number;
  values: [Value, Value];
  /** Who found them. */
  finder: number;
  /** Who laid the later one of the two, if anybody did. */
  layer: number | null;
}

/** Everything that checks found out of order, in the order of the game, each pair once. */
export function surprisesOf(log: Entry[], order: string): Surprise[] {
  const lying = new Map<string, number>();
  const laid: { card: number; seat: number }[] = [];
  const values = new Map<number, Value>();
  const found = new Map<string, Surprise>();
  for (const event of log.flatMap((entry) => entry.events)) {
    follow(lying, event);
    if (event.event === 'card-played') laid.push({ card: event.card, seat: event.seat });
    else if (event.event === 'card-revealed') {
      const value = event.values[order];
      if (value) values.set(event.card, value);
    } else if (event.event === 'check-result')
      for (const [low, high] of event.violations) {
        const [one, other] = [lying.get(keyOf(low)), lying.get(keyOf(high))];
        if (one === undefined || other === undefined) continue;
        const [first, second] = [values.get(one), values.get(other)];
        if (!first || !second || found.has(`${one}/${other}`)) continue;
        const later = laid.findLast(({ card }) => card === one || card === other);
        found.set(`${one}/${other}`, {
          low: one,
          high: other,
          values: [first, second],
          finder: event.seat,
          layer: later?.seat ?? null,
        });
      }
  }
  return [...found.values()];
}

/** How far two numbers lie apart, for comparing surprises: years as such, sizes as a ratio. */
function distance([one, other]: [Value, Value], isYear: boolean): number {
  if (isYear || one.number <= 0 || other.number <= 0) return Math.abs(one.number - other.number);
  return Math.abs(Math.log(one.number / other.number));
}

export type Lesson = Surprise & { why: 'yours' | 'caught' | 'biggest' | 'other' };

/** What there is to learn: one's own wrong places first, then what one caught, then the table's biggest surprise. */
export function lessonsOf(surprises: Surprise[], mine: number[], isYear: boolean, most = 3): Lesson[] {
  const far = [...surprises].sort((a, b) => distance(b.values, isYear) - distance(a.values, isYear));
  const why = (one: Surprise): Lesson['why'] => {
    if (one.layer !== null && mine.includes(one.layer)) return 'yours';
    if (mine.includes(one.finder)) return 'caught';
    return one === far[0] ? 'biggest' : 'other';
  };
  const lessons = far.map((one) => ({ ...one, why: why(one) }));
  const biggest = lessons[0];
  const rank = { yours: 0, caught: 1, biggest: 2, other: 3 };
  const chosen = lessons.sort((a, b) => rank[a.why] - rank[b.why]).slice(0, most);
  // the biggest surprise is always shown
  if (biggest && !chosen.includes(biggest)) chosen[chosen.length - 1] = biggest;
  return chosen;
}
