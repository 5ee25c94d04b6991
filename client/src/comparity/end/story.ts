/**
 * What there is to tell when a game is over: the deciding card, how well somebody played, the facts that surprised the table,
 * and mistakes that nobody caught, as far as open cards give them away. Independent of the DOM.
 */

import type { Entry } from '../../state/model';
import type { ComparityView, Value } from '../../wire';
import { lessonsOf, type Surprise } from '../history';
import { keyOf, type Cell } from '../ribbon';

export interface Side {
  card: number;
  value: Value;
}

/** Two cards worth comparing: found the wrong way round, right by a hair, or furthest apart. */
export interface Fact {
  big: Side;
  small: Side;
  why: 'yours' | 'caught' | 'biggest' | 'other' | 'held-yours' | 'held' | 'apart';
  /** Who found them out of order, if anybody did. */
  finder: number | null;
}

interface Lying extends Side {
  cell: Cell;
}

function openCards(view: ComparityView): Lying[] {
  return view.area.flatMap(({ card, cell, side }) => {
    const value = side.type === 'open' ? side.values[view.order] : undefined;
    return value ? [{ card, cell: cell as Cell, value }] : [];
  });
}

const upwards = ([x, y]: Cell): Cell[] => [
  [x + 1, y],
  [x, y + 1],
];

function apart(one: Value, other: Value, isYear: boolean): number {
  if (isYear || one.number <= 0 || other.number <= 0) return Math.abs(one.number - other.number);
  return Math.abs(Math.log(one.number / other.number));
}

function layersOf(log: Entry[]): Map<number, number> {
  const laid = new Map<number, number>();
  for (const event of log.flatMap((entry) => entry.events))
    if (event.event === 'card-played') laid.set(event.card, event.seat);
  return laid;
}

/** Up to three facts: what was out of order first, then close calls that held, then the widest span. */
export function factsOf(
  view: ComparityView,
  log: Entry[],
  surprises: Surprise[],
  mine: number[],
  isYear: boolean,
  most = 3,
): Fact[] {
  const facts: Fact[] = lessonsOf(surprises, mine, isYear, most).map((one) => ({
    big: { card: one.low, value: one.values[0] },
    small: { card: one.high, value: one.values[1] },
    why: one.why,
    finder: one.finder,
  }));
  const open = openCards(view);
  const at = new Map(open.map((one) => [keyOf(one.cell), one]));
  const laid = layersOf(log);
  const held = open
    .flatMap((small) => upwards(small.cell).flatMap((cell) => ({ small, big: at.get(keyOf(cell)) })))
    .flatMap(({ small, big }) => (big && big.value.number > small.value.number ? [{ small, big }] : []))
    .sort((a, b) => apart(a.small.value, a.big.value, isYear) - apart(b.small.value, b.big.value, isYear));
  const sorted = [...open].sort((a, b) => a.value.number - b.value.number);
  const [least, largest] = [sorted[0], sorted.at(-1)];
  const more: Fact[] = held.map(({ big, small }) => {
    const isMine = [big.card, small.card].some((card) => mine.includes(laid.get(card) ?? -1));
    return { big, small, why: isMine ? 'held-yours' : 'held', finder: null };
  });
  if (least && largest && largest.value.number > least.value.number)
    more.splice(1, 0, { big: largest, small: least, why: 'apart', finder: null });
  const seen = new Set(facts.map((one) => `${one.big.card}/${one.small.card}`));
  for (const fact of more) {
    const key = `${fact.big.card}/${fact.small.card}`;
    if (facts.length < most && !seen.has(key)) {
      facts.push(fact);
      seen.add(key);
    }
  }
  return facts;
}

/** Two open cards that cannot both be right, though a chain of cards leads from the smaller side to the larger one:
 * somewhere on the way lies a mistake that nobody caught. Closed cards keep their numbers. */
export function uncaughtOf(view: ComparityView, most = 2): { low: Side; high: Side }[] {
  const lying = new Map(view.area.map((one) => [keyOf(one.cell as Cell), one]));
  const open = openCards(view);
  const at = new Map(open.map((one) => [keyOf(one.cell), one]));
  const found: { low: Side; high: Side }[] = [];
  for (const low of open) {
    const reached = new Set<string>();
    const next = upwards(low.cell);
    while (next.length) {
      const cell = next.pop()!;
      const key = keyOf(cell);
      if (reached.has(key) || !lying.has(key)) continue;
      reached.add(key);
      const high = at.get(key);
      if (!high) next.push(...upwards(cell));
      else if (low.value.number > high.value.number) found.push({ low, high });
    }
  }
  return found
    .sort((a, b) => b.low.value.number - b.high.value.number - (a.low.value.number - a.high.value.number))
    .slice(0, most);
}

export interface Record {
  /** Cards of mine that were revealed, and how many of them lay right. */
  revealed: number;
  right: number;
  checks: number;
  /** Checks of mine that found a mistake. */
  hits: number;
  /** What to be proud of: a mistake that was hard to see, or a Trio or Duet that nobody refuted. */
  best: { what: 'caught'; big: number; small: number } | { what: 'duet' | 'trio'; card: number } | null;
}

/** How somebody played, as far as open cards tell. */
export function recordOf(log: Entry[], surprises: Surprise[], mine: number[], isYear: boolean): Record {
  const laid = layersOf(log);
  const events = log.flatMap((entry) => entry.events);
  const isMine = (card: number): boolean => mine.includes(laid.get(card) ?? -1);
  const revealed = new Set(
    events.flatMap((event) => (event.event === 'card-revealed' && isMine(event.card) ? [event.card] : [])),
  );
  const wrong = new Set(
    surprises
      .filter((one) => one.layer !== null && mine.includes(one.layer))
      .flatMap((one) => [one.low, one.high].filter((card) => laid.get(card) === one.layer)),
  );
  const checks = events.flatMap((event) =>
    event.event === 'check-result' && mine.includes(event.seat) ? [event.violations.length > 0] : [],
  );
  const caught = surprises
    .filter((one) => mine.includes(one.finder) && !(one.layer !== null && mine.includes(one.layer)))
    .sort((a, b) => apart(...a.values, isYear) - apart(...b.values, isYear))[0];
  const made = (kind: 'duet' | 'trio'): number | null => {
    for (const entry of log) {
      const trigger = entry.events.find((event) => event.event === `${kind}-triggered`);
      const played = entry.events.find((event) => event.event === 'card-played');
      if (!trigger || played?.event !== 'card-played') continue;
      if (mine.includes(played.seat) && !wrong.has(played.card)) return played.card;
    }
    return null;
  };
  const [trio, duet] = [made('trio'), made('duet')];
  return {
    revealed: revealed.size,
    right: [...revealed].filter((card) => !wrong.has(card)).length,
    checks: checks.length,
    hits: checks.filter(Boolean).length,
    best: caught
      ? { what: 'caught', big: caught.low, small: caught.high }
      : trio !== null
        ? { what: 'trio', card: trio }
        : duet !== null
          ? { what: 'duet', card: duet }
          : null,
  };
}

/** The card that decided the game, and whose it was. */
export function lastCardOf(log: Entry[], winners: readonly number[]): number | null {
  for (const entry of [...log].reverse())
    for (const event of [...entry.events].reverse())
      if (event.event === 'card-played' && winners.includes(event.seat)) return event.card;
  return null;
}
