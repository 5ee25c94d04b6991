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

export const point = (ids: string, picture = ''): Point => ({ ids: ids.split(' '), picture });
export const chapter = (key: string, points: Point[]): Chapter => ({ key, points });
