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
  /** Whether its last game is over, so that there is nothing to go on with. */
  isOver?: boolean;
}

/** Tables with a game to go on with: those that wait for this person first, then the most recently visited. */
export function resumable(keys: SavedTable[]): SavedTable[] {
  return keys
    .filter((key) => key.game && !key.isOver)
    .sort(
      (one, other) => Number(other.isMyTurn ?? false) - Number(one.isMyTurn ?? false) || other.at - one.at,
    );
}

/** Tables whose last game is over: its result can be looked at, and the same people can play again. */
export function finished(keys: SavedTable[]): SavedTable[] {
  return keys.filter((key) => key.game && key.isOver).sort((one, other) => other.at - one.at);
}

/** What is kept of a table for the home page. */
export type Shown = Pick<SavedTable, 'game' | 'names' | 'isMyTurn' | 'isOver'>;

/** Whether something has changed that the home page shows. */
export function hasChanged(old: SavedTable, now: Shown): boolean {
  return (
    (old.isOver ?? false) !== (now.isOver ?? false) ||
    old.game !== now.game ||
    old.names.join('\n') !== now.names.join('\n') ||
    (old.isMyTurn ?? false) !== (now.isMyTurn ?? false)
  );
}
