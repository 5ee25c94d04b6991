// The ISO codes of the countries deck, in order.
import { readFileSync } from 'node:fs';
const DECK = new URL('../../src/tallorder/decks/data/countries/cards.csv', import.meta.url);
export function deckCodes() {
  const [head, ...rows] = readFileSync(process.argv[2] ?? DECK, 'utf8').replace(/^\uFEFF/, '').trim().split(/\r?\n/);
  const column = head.split(',').indexOf('iso2');
  if (column < 0) throw new Error('the file needs a column named iso2 before any quoted text');
  return rows.map(r => r.split(',')[column]).filter(c => /^[A-Z]{2}$/.test(c)).sort();
}
