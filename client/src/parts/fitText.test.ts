import { describe, expect, it } from 'vitest';
import { brokenLinesAt, fit, linesAt, pieces, withHeldHyphens, withSoftHyphens } from './fitText';

/** Every letter is half as wide as it is high. */
const ruler = (text: string): number => text.length * 0.5;
const box = { width: 60, height: 24, max: 12, min: 8, leading: 1, lines: 2 };

describe('text that has to fit', () => {
  it('keeps the largest size when there is room', () => {
    expect(fit('Big Ben', box, ruler)).toEqual({ size: 12, breaks: false });
  });
  it('shrinks until the longest word fits', () => {
    expect(fit('Neuschwanstein', { ...box, width: 63 }, ruler).size).toBe(9);
  });
  it('breaks words only when even the smallest size is too wide', () => {
    expect(fit('Donaudampfschifffahrt', box, ruler)).toEqual({ size: 9, breaks: true });
  });
  it('breaks lines at spaces and after hyphens', () => {
    expect(linesAt(10, ['Notre-', 'Dame', 'de', 'Paris'], 60, ruler)).toBe(2);
    expect(fit('Moscou-Université', { ...box, width: 66 }, ruler).breaks).toBe(false);
  });
  it('keeps two or three letters with their hyphen', () => {
    expect(fit('Kinkaku-ji', { ...box, width: 40 }, ruler)).toEqual({ size: 8, breaks: false });
    expect(withHeldHyphens('Kinkaku-ji')).toBe('Kinkaku-\u2060ji');
    expect(withHeldHyphens('Notre-Dame de Paris')).toBe('Notre-Dame de Paris');
  });
  it('breaks words between syllables, with at least three letters on both sides', () => {
    expect(pieces('Вестминстерское')).toEqual(['Вест', 'мин', 'стер', 'ское']);
    expect(pieces('Хадльгримскиркья').join('')).toBe('Хадльгримскиркья');
    expect(pieces('Neuschwanstein').length).toBeGreaterThan(1);
    expect(pieces('Cathédrale')).toEqual(['Cathé', 'drale']);
    for (const short of ['Tower', 'Башня', 'Arc', '1234567']) expect(pieces(short)).toEqual([short]);
  });
  it('keeps the words of a text, only softened', () => {
    expect(withSoftHyphens('Вестминстерское аббатство').replaceAll('\u00AD', '')).toBe(
      'Вестминстерское аббатство',
    );
  });
  it('breaks a long word before letters become too small to read', () => {
    const name = 'Вестминстерское';
    expect(brokenLinesAt(10, [name], 45, ruler)).toBe(2);
    expect(fit(name, { ...box, width: 45, least: 5 }, ruler)).toEqual({ size: 9, breaks: true });
    expect(fit(name, { ...box, width: 75, least: 5 }, ruler)).toEqual({ size: 10, breaks: false });
  });
});
