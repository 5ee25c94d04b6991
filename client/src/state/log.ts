/** Questions to the log: the last round, what happened while somebody was away, which moves are a bot's. */

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
    entry.deed !== 'undone' && entry.seat !== null && mine.includes(entry.seat);
  const lastMine = message.findLastIndex(isMine);
  if (lastMine < 0 || lastMine < message.length - 1) return message.slice(lastMine + 1).slice(-3 * players);
  const before = message.slice(0, lastMine).findLastIndex(isMine);
  return message.slice(before + 1).slice(-3 * players);
}

/** The version up to which somebody who comes back has seen the table; null if nothing happened meanwhile. */
export function lastSeenVersion(before: Model, message: Welcome): number | null {
  const known = new Set(before.log.map((entry) => entry.version));
  const news = (message.missed ?? []).filter(
    (one) =>
      !known.has(one.version) &&
      !message.seats.includes(one.seat ?? -1) &&
      (one.shown ?? []).some((shown) => shown.lines?.length),
  );
  return news.length && message.seats.length ? news[0]!.version - 1 : null;
}

/** The entries after a version that others made. */
export function since(log: Entry[], version: number, mine: number[]): Entry[] {
  return spoken(log).filter((entry) => entry.version > version && !mine.includes(entry.seat ?? -1));
}

/** Whether a bot made this move, so that its reason can be asked. */
export function isBotMove(model: Model, entry: Entry): boolean {
  if (entry.deed !== 'moved' || entry.seat === null) return false;
  const player = model.state?.players.find((one) => one.seat === entry.seat);
  return player?.kind === 'bot' || Boolean(player?.sits_in);
}

/** Whether the log reaches back to the first move of the game. */
export function isWhole(model: Model): boolean {
  const began = model.game?.began;
  if (began === undefined || model.version <= began) return true;
  return model.log.some((entry) => entry.version === began + 1);
}
