import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';
import { contrast, distance, EYES, type Eyes } from './palette';

const tokens = Object.fromEntries(
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
);
const token = (name: string): string => {
  const value = tokens[name];
  if (!value) throw new Error(`no token ${name}`);
  return value;
};
const eyes = Object.keys(EYES) as Eyes[];
const seats = Array.from({ length: 8 }, (_, seat) => token(`seat-${seat}`));
const signals = ['gold', 'mint', 'red'].map(token);
const dark = ['low', 'table', 'high', 'deep', 'panel', 'raised', 'raised2'].map(token);

function nearest(colours: string[], who: Eyes): number {
  const pairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => distance(a, b, who)));
  return Math.min(...pairs);
}

describe('the palette', () => {
  it.each(eyes)('keeps the eight seats apart for %s eyes', (who) => {
    expect(nearest(seats, who)).toBeGreaterThan(who === 'normal' ? 20 : 13);
  });
  it.each(eyes)('keeps the seats away from gold, mint and red for %s eyes', (who) => {
    const gap = Math.min(...seats.flatMap((seat) => signals.map((signal) => distance(seat, signal, who))));
    expect(gap).toBeGreaterThan(who === 'normal' ? 17 : 7.5);
  });
  it('shows every seat on every dark surface', () => {
    for (const surface of dark)
      for (const seat of seats) expect(contrast(seat, surface)).toBeGreaterThanOrEqual(3);
  });
  it('keeps texts readable on the surfaces they stand on', () => {
    for (const surface of dark)
      for (const text of ['text', 'text2', 'dim', 'gold', 'mint', 'paper'])
        expect(contrast(token(text), surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    for (const paper of ['paper', 'paper2'])
      for (const text of ['ink', 'mute', 'mint-ink', 'red-ink'])
        expect(contrast(token(text), token(paper)), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('ink'), token('gold'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('gold-ink'), token('gold'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('paper'), token('red-ink'))).toBeGreaterThanOrEqual(4.5);
    for (const accent of ['landmarks', 'movies', 'globetrotter', 'skyscraper'])
      expect(contrast(token(accent), token('paper')), accent).toBeGreaterThanOrEqual(4.5);
  });
  it.each(eyes)('keeps floor categories and continents apart for %s eyes', (who) => {
    const floors = ['homes', 'offices', 'hotels', 'restaurants', 'shops', 'grey'].map(token);
    const lands = ['europe', 'asia', 'africa', 'north-america', 'south-america', 'oceania'].map(token);
    // 18.5, 11.3, 9.3 and 10.0 on linear light
    expect(nearest(floors, who)).toBeGreaterThan(who === 'normal' ? 18 : 9.2);
    expect(nearest(lands, who)).toBeGreaterThan(11);
  });
});
