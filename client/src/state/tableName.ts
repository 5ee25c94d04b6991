/** The name of a table: two words derived from its id, so that everybody there sees the same name. */

import type { Voice } from './sentences';

const WORDS = 16;

/** Two numbers below sixteen. */
export function wordsOf(table: string): [number, number] {
  let mixed = 0;
  for (const letter of table) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  return [mixed % WORDS, Math.floor(mixed / WORDS) % WORDS];
}

export function tableName(table: string, say: Voice['say']): string {
  const [quality, animal] = wordsOf(table);
  return say('table-named', {
    quality: say('table-quality', { number: quality }),
    animal: say('table-animal', { number: animal }),
  });
}
