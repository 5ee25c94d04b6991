/** Small things that several sheets of Skyscraper say or look up. */

import type { Line } from '../wire';

/** The seat that a line names under this word. */
export function seatIn(line: Line | undefined, word: string): number | null {
  const param = line?.params[word];
  return typeof param === 'object' && 'seat' in param ? param.seat : null;
}
