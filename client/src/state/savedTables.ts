/** The tables this browser holds seats at, as the home page lists them. */

export interface SavedTable {
  table: string;
  tokens: string[];
  /** What the home page says about it. */
  game: string;
  names: string[];
  at: number;
  /** Whether it was this person's decision when they last looked; nobody else can have made it since. */
  isMyTurn?: boolean;
}

/** Tables that wait for this person first, then the most recently visited. */
export function resumable(keys: SavedTable[]): SavedTable[] {
  return keys
    .filter((key) => key.game)
    .sort(
      (one, other) => Number(other.isMyTurn ?? false) - Number(one.isMyTurn ?? false) || other.at - one.at,
    );
}

/** Whether something has changed that the home page shows. */
export function hasChanged(old: SavedTable, now: Pick<SavedTable, 'game' | 'names' | 'isMyTurn'>): boolean {
  return (
    old.game !== now.game ||
    old.names.join('\n') !== now.names.join('\n') ||
    (old.isMyTurn ?? false) !== (now.isMyTurn ?? false)
  );
}
