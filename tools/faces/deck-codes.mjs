// The ISO codes of the countries deck, in order.
import { readFileSync } from 'node:fs';
const DECK = new URL('../../src/tallorder/decks/data/countries/cards.csv', import.meta.url);
const cells = row => [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(found => found[1]);
export function deckCodes() {
  const [head, ...rows] = readFileSync(process.argv[2] ?? DECK, 'utf8').replace(/^\uFEFF/, '').trim().split(/\r?\n/).map(cells);
  const column = head.indexOf('iso2');
  if (column < 0) throw new Error('the file needs a column named iso2');
  return rows.map(row => row[column]).filter(code => /^[A-Z]{2}$/.test(code)).sort();
}
