/** When what happens: a check is a flip, then one pair after another, and a moment longer on what is wrong. */

export const FLIP = 450;
const PAIR = 90;
const STUMBLE = 300;

/** When each pair of a comparison shows its sign, in milliseconds; all at once when it is not happening now. */
export function startsOf(isBad: boolean[], isLive: boolean): number[] {
  let at = isLive ? FLIP : 0;
  return isBad.map((bad) => {
    const start = at;
    if (isLive) at += bad ? STUMBLE : PAIR;
    return start;
  });
}

/** How long the whole comparison takes. */
export function lengthOf(isBad: boolean[]): number {
  return FLIP + isBad.reduce((sum, bad) => sum + (bad ? STUMBLE : PAIR), 0);
}
