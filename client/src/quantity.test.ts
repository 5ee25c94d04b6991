import { describe, expect, it } from 'vitest';
import csv from '../../src/tallorder/decks/data/countries/cards.csv?raw';
import { show, showApart } from './quantity';
import type { Language, Units } from './state/settings.svelte';
import type { Measure } from './wire';

const measure = (id: string, unit: Measure['show'], decimals: number): Measure => ({
  id,
  decimals,
  name: {},
  unit: {},
  meaning: {},
  as_of: '',
  show: unit,
  source: '',
});
const MEASURES = [
  measure('area', 'square-miles', 0),
  measure('population', 'people', 0),
  measure('gdp', 'million-dollars', 0),
  measure('environment', 'short-tons', 2),
];
const CO2 = MEASURES[3]!;
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

/** A column of the countries, as whole numbers of its last decimal. */
function column({ id, decimals }: Measure): number[] {
  const [head, ...rows] = csv.trim().split(/\r?\n/);
  const fromEnd = head!.split(',').reverse().indexOf(id);
  return rows.map((row) => Math.round(Number(row.split(',').at(-1 - fromEnd)) * 10 ** decimals));
}

describe('numbers of one line', () => {
  const ways = MEASURES.flatMap((one) =>
    (['us', 'metric'] as Units[]).flatMap((units) =>
      (['en', 'ru', 'fr'] as Language[]).map((language) => [one.id, units, language, one] as const),
    ),
  );
  it.each(ways)('never look equal when they differ: %s, %s, %s', (_id, units, language, one) => {
    const numbers = [...new Set(column(one))];
    expect(numbers.length).toBeGreaterThan(90);
    const texts = showApart(numbers, one, language, units).map((shown) => shown.text);
    expect(new Set(texts).size).toBe(numbers.length);
  });
  it('get one digit more where a change of units made them look equal', () => {
    // 0.83 and 0.84 short tons are 0.753 and 0.762 tonnes
    const texts = showApart([83, 84, 500], CO2, 'en', 'metric').map((shown) => shown.text);
    expect(texts).toEqual(['0.75', '0.76', '4.54']);
    expect(new Set(showApart([5, 6, 7, 8], CO2, 'en', 'metric').map((shown) => shown.text)).size).toBe(4);
  });
  it('look equal when they are', () => {
    const [one, other] = showApart([502, 502], CO2, 'fr', 'metric');
    expect(one!.text).toBe(other!.text);
  });
  it('keep their zeros in millions', () => {
    const [text] = showApart([386_660], MEASURES[0]!, 'en', 'metric').map((shown) => shown.text);
    expect(text).toBe('1.00M');
  });
});

describe('a number alone', () => {
  it('calls a million millions by its name', () => {
    const shown = show(1_793_000, MEASURES[2]!, 'en', 'us', { compact: true, digits: 3 });
    expect(shown).toMatchObject({ text: '1.79T', unit: 'unit-dollars' });
    const money = showApart([84_254_000, 792_910_000, 2_185_400_000], measure('x', 'dollars', 0), 'en', 'us');
    expect(money.map((one) => one.text)).toEqual(['$84.25M', '$792.9M', '$2.185B']);
    expect(plain(show(2_053_000, MEASURES[2]!, 'ru', 'us', { compact: true, digits: 3 }).text)).toBe(
      '2,05 трлн',
    );
  });
  it('stays whole below a million', () => {
    expect(show(275_604, MEASURES[2]!, 'en', 'us', { compact: true })).toMatchObject({
      text: '275,604',
      unit: 'unit-million-dollars',
    });
  });
});
