import { describe, expect, it } from 'vitest';
import { guessed, moved, sorted } from './hand';

const names: Record<number, string> = { 3: 'Élysée', 5: 'Big Ben', 8: 'Zwinger' };
const name = (card: number): string => names[card]!;

describe('my cards', () => {
  it('lie as dealt, by name in my language, or as I guess them', () => {
    expect(sorted([5, 3, 8], 'deal', [], name, 'fr')).toEqual([5, 3, 8]);
    expect(sorted([8, 3, 5], 'name', [], name, 'fr')).toEqual([5, 3, 8]);
    expect(sorted([5, 3, 8], 'guess', [8, 5], name, 'fr')).toEqual([8, 5, 3]);
  });
  it('can be put anywhere, also beyond the ends', () => {
    expect(moved([1, 2, 3], 1, 2)).toEqual([2, 3, 1]);
    expect(moved([1, 2, 3], 3, -4)).toEqual([3, 1, 2]);
    expect(moved([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  });
  it('are not upset by a notebook that cannot be read', () => {
    expect(guessed('[4,2]')).toEqual([4, 2]);
    expect(guessed('{"a":1}')).toEqual([]);
    expect(guessed('[')).toEqual([]);
    expect(guessed(null)).toEqual([]);
  });
});
