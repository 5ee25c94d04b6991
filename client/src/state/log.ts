/** Questions to the log: the last round, what happened while somebody was away, what a bot did in one's place. */

import type { Entry, Model } from './model';
import type { Welcome } from '../wire';

/** The entries that have something to say. */
export function spoken(log: Entry[]): Entry[] {
  return log.filter((entry) => entry.lines.length > 0);
}

/** An entry that has something to say, with the number of its move (none for what is no move) and its place. */
export interface Numbered {
  entry: Entry;
  number: number | null;
  place: number;
}

export function numberedMoves(log: Entry[]): Numbered[] {
  let moves = 0;
  return log
    .map((entry, place) => {
      const number = entry.deed === 'moved' || entry.deed === 'resigned' ? ++moves : null;
      return { entry, number, place };
    })
    .filter((one) => one.entry.lines.length > 0);
}

/**
 * What the others did since my own last move; right after it, what they did before it.
 * Whoever only watches sees one turn of each player.
 */
export function lastRound(log: Entry[], mine: number[], players: number): Entry[] {
  const message = spoken(log);
  if (mine.length === 0) return message.slice(-players);
  const isMine = (entry: Entry): boolean =>
    ['moved', 'resigned'].includes(entry.deed) && entry.seat !== null && mine.includes(entry.seat);
  const lastMine = message.findLastIndex(isMine);
  if (lastMine < 0 || lastMine < message.length - 1) return message.slice(lastMine + 1).slice(-3 * players);
  const before = message.slice(0, lastMine).findLastIndex(isMine);
  return message.slice(before + 1).slice(-3 * players);
}

/** The version up to which somebody who comes back has seen the table; null if nothing happened meanwhile. */
export function lastSeenVersion(before: Model, message: Welcome): number | null {
  const known = new Set(before.log.map((entry) => entry.version));
  const isBots = (message.missed ?? []).some(
    (one) => one.deed === 'bot-sat-in' && message.seats.includes(one.seat ?? -1),
  );
  const news = (message.missed ?? []).filter(
    (one) =>
      !known.has(one.version) &&
      (isBots || !message.seats.includes(one.seat ?? -1)) &&
      (one.shown ?? []).some((shown) => shown.lines?.length),
  );
  return news.length && message.seats.length ? news[0]!.version - 1 : null;
}

/** The entries after a version that others made. */
export function since(log: Entry[], version: number, mine: number[]): Entry[] {
  return spoken(log).filter((entry) => entry.version > version && !mine.includes(entry.seat ?? -1));
}

/** The moves that a bot made in my seats after a version; whoever comes back is told about them. */
export function playedForMe(log: Entry[], version: number, mine: number[]): Entry[] {
  let isBot = false;
  return log.filter((entry) => {
    if (!mine.includes(entry.seat ?? -1)) return false;
    if (entry.deed === 'bot-sat-in') isBot = true;
    if (entry.deed === 'took-back') isBot = false;
    return isBot && entry.deed === 'moved' && entry.version > version && entry.lines.length > 0;
  });
}

/** Whether the log reaches back to the first move of the game. */
export function isWhole(model: Model): boolean {
  const began = model.game?.began;
  if (began === undefined || model.version <= began) return true;
  return model.log.some((entry) => entry.version === began + 1);
}
