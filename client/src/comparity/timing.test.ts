import { describe, expect, it } from 'vitest';
import { FLIP, lengthOf, startsOf } from './timing';

describe('a comparison', () => {
  it('begins after the flip, goes pair by pair, and stops longer on what is wrong', () => {
    const starts = startsOf([false, true, false], true);
    expect(starts[0]).toBe(FLIP);
    expect(starts[2]! - starts[1]!).toBeGreaterThan(starts[1]! - starts[0]!);
    expect(lengthOf([false, true, false])).toBeGreaterThan(starts[2]!);
  });
  it('stands there at once when it is not happening now', () => {
    expect(startsOf([false, true], false)).toEqual([0, 0]);
  });
});
