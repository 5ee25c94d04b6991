/** The largest letters that fit: measured, never guessed. */

/** The width of a text at size 1. */
export type Ruler = (text: string) => number;

export interface Box {
  width: number;
  height: number;
  max: number;
  min: number;
  leading: number;
  lines: number;
}

export interface Fitted {
  size: number;
  /** Whether words have to be broken even at the smallest size. */
  breaks: boolean;
}

/** How many lines a text takes, or Infinity if a word is wider than the box. */
export function linesAt(size: number, words: string[], width: number, ruler: Ruler): number {
  const space = ruler(' ') * size;
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const wide = ruler(word) * size;
    if (wide > width) return Infinity;
    if (used > 0 && used + space + wide > width) {
      lines++;
      used = wide;
    } else {
      used += (used > 0 ? space : 0) + wide;
    }
  }
  return lines;
}

export function fit(text: string, box: Box, ruler: Ruler): Fitted {
  // a hyphen is a place to break a line too
  const words = text.split(/\s+|(?<=[-—])/).filter(Boolean);
  for (let size = box.max; size >= box.min - 0.01; size -= 0.5) {
    const lines = linesAt(size, words, box.width, ruler);
    if (lines <= box.lines && lines * size * box.leading <= box.height + 0.5) return { size, breaks: false };
  }
  return { size: box.min, breaks: true };
}
