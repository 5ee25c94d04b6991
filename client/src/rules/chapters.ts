/** The shape of a rulebook: chapters of points, each with the ids of the rules that it restates. */

export interface Point {
  ids: string[];
  /** The drawing that belongs to it, by its name in the game's `RulePicture.svelte`. */
  picture: string;
}

export interface Chapter {
  key: string;
  points: Point[];
}

/** How much of everything there is for how many players: the first number of a row is the players'. */
export interface SetUp {
  /** Messages `box-{column}`. */
  columns: string[];
  rows: number[][];
}

export const point = (ids: string, picture = ''): Point => ({ ids: ids.split(' '), picture });
export const chapter = (key: string, points: Point[]): Chapter => ({ key, points });
