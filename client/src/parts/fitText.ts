/** The largest font size at which a text fits its box, from measured widths. */

/** The width of a text at size 1. */
export type MeasureText = (text: string) => number;

export interface Box {
  width: number;
  height: number;
  max: number;
  /** The smallest letters; with `least` only as long as no word is broken. */
  min: number;
  /** The smallest letters at all: smaller ones than `min` come after broken words. */
  least?: number;
  leading: number;
  lines: number;
}

export interface Fitted {
  size: number;
  /** Whether words have to be broken. */
  breaks: boolean;
}

/** How many lines a text takes, or Infinity if a word is wider than the box. */
export function linesAt(size: number, words: string[], width: number, measure: MeasureText): number {
  const space = measure(' ') * size;
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const wide = measure(word) * size;
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

const VOWEL = /[aeiouyàâäáéèêëíîïóôöúùûüœæаеёиоуыэюя]/i;
const CONSONANT = /[bcdfghjklmnpqrstvwxzçñбвгджзклмнпрстфхцчшщ]/i;
/** Two letters that stay together: one sound, a stop and a liquid, or an s and a stop. */
const TOGETHER = /^(ch|sh|th|ph|gh|gn|qu|ck|s[kpt]|[bcdfgkptv][lr]|с[кпт]|[бвгдкпт][лр])$/i;
const FEWEST = 3;
const HYPHEN = '\u00AD';

/** The pieces of a word between which it may be broken: by syllables, never leaving fewer than three letters alone. A
 * browser that knows no hyphenation of a language would break anywhere. */
export function pieces(word: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (let i = FEWEST; i <= word.length - FEWEST; i++) {
    if (!CONSONANT.test(word[i]!)) continue;
    const pair = TOGETHER.test(word.slice(i, i + 2)) ? 2 : 1;
    const opens = VOWEL.test(word[i + pair] ?? '') && !TOGETHER.test(word.slice(i - 1, i + 1));
    const before = word.slice(start, i);
    if (!opens || !VOWEL.test(before) || before.length < FEWEST || !/\p{L}{2}$/u.test(before)) continue;
    found.push(before);
    start = i;
  }
  return [...found, word.slice(start)];
}

/** A text whose words may be broken between syllables. */
export function withSoftHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => pieces(word).join(HYPHEN));
}

const JOINER = '\u2060';

/** A text whose hyphens hold the two or three letters that follow: “Kinkaku-ji” is one word. */
export function withHeldHyphens(text: string): string {
  return text.replace(/-(?=\p{L}{1,3}(?!\p{L}))/gu, `-${JOINER}`);
}

/** How many lines a text takes when its words may be broken; Infinity if a piece is wider than the box. */
export function brokenLinesAt(size: number, words: string[], width: number, measure: MeasureText): number {
  const hyphen = measure('-') * size;
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const parts = withSoftHyphens(word).split(HYPHEN);
    let lead = used > 0 ? measure(' ') * size : 0;
    for (const [i, part] of parts.entries()) {
      const wide = measure(part) * size;
      const end = i < parts.length - 1 ? hyphen : 0;
      if (used > 0 && used + lead + wide + end > width) {
        lines++;
        used = lead = 0;
      }
      if (wide + end > width) return Infinity;
      used += lead + wide;
      lead = 0;
    }
  }
  return lines;
}

export function fit(text: string, box: Box, measure: MeasureText): Fitted {
  // a hyphen is a place to break a line too, unless only two or three letters follow
  const words = text.split(/\s+|(?<=[-—])(?!\p{L}{1,3}(?!\p{L}))/u).filter(Boolean);
  for (let size = box.max; size >= box.min - 0.01; size -= 0.5) {
    const lines = linesAt(size, words, box.width, measure);
    if (lines <= box.lines && lines * size * box.leading <= box.height + 0.5) return { size, breaks: false };
  }
  const least = box.least ?? box.min;
  for (let size = Math.min(box.max, box.min + 1); size >= least - 0.01; size -= 0.5) {
    const lines = brokenLinesAt(size, words, box.width, measure);
    if (lines <= box.lines && lines * size * box.leading <= box.height + 0.5) return { size, breaks: true };
  }
  return { size: least, breaks: true };
}
