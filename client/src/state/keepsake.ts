/** A game as a file: only what one seat was shown. */

import type { Face, GameHead, Moment, TableState } from '../wire';
import { emptyModel, type Entry, type Model } from './model';

export const KEEPSAKE = 'tallorder seat replay 1';

export interface Keepsake {
  kind: typeof KEEPSAKE;
  table: string;
  mine: number[];
  state: TableState | null;
  game: GameHead | null;
  faces: Record<number, Face>;
  log: Entry[];
  moments: Moment[];
}

export function modelOf(kept: Keepsake): Model {
  const { table, mine, state, game, faces, log } = kept;
  const last = kept.moments.at(-1);
  const shown = Object.fromEntries((last?.shown ?? []).map((one) => [one.seat ?? 'all', one]));
  return { ...emptyModel(table), mine, state, game, faces, log, shown, version: last?.version ?? 0 };
}

/** A keepsake from a file's text, or null if it is something else. */
export function readKeepsake(text: string): Keepsake | null {
  try {
    const found = JSON.parse(text) as Keepsake;
    return found.kind === KEEPSAKE && Array.isArray(found.moments) && found.game ? found : null;
  } catch {
    return null;
  }
}
