import { describe, expect, it } from 'vitest';
import { fit, linesAt } from './fit';

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
    expect(fit('Donaudampfschifffahrt', box, ruler)).toEqual({ size: 8, breaks: true });
  });
  it('breaks lines at spaces and after hyphens', () => {
    expect(linesAt(10, ['Notre-', 'Dame', 'de', 'Paris'], 60, ruler)).toBe(2);
    expect(fit('Moscou-Université', { ...box, width: 66 }, ruler).breaks).toBe(false);
  });
});
