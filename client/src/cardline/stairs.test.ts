import { describe, expect, it } from 'vitest';
import type { Measure } from '../wire';
import { columnOf, decades, gapAt, heightOf, scaleOf, stepsFor, truePlace } from './stairs';

const area: Measure = {
  id: 'area',
  decimals: 0,
  name: {},
  unit: {},
  meaning: {},
  as_of: '',
  show: 'square-miles',
  source: '',
};

describe('the staircase of Cardline', () => {
  it('keeps its scale whatever lies in the line', () => {
    const few = scaleOf(area, [1000]);
    const many = scaleOf(area, [100, 5_000_000]);
    expect(heightOf(1000, few)).toBe(heightOf(1000, many));
  });
  it('grows with the number', () => {
    const scale = scaleOf(area, []);
    const heights = [998, 30_000, 150_000, 2_900_000].map((number) => heightOf(number, scale));
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  });
  it('fits fifteen cards into a desktop and scrolls beyond twenty', () => {
    expect(stepsFor(14, 1330).card).toBeCloseTo(78, 0);
    expect(stepsFor(14, 1330).width).toBe(1330);
    expect(stepsFor(25, 1330).width).toBeGreaterThan(1330);
  });
  it('opens one column for the ghost and shifts what lies right of it', () => {
    const steps = stepsFor(4, 1000);
    expect(columnOf(1, 2, steps)).toBe(steps.pitch);
    expect(columnOf(2, 2, steps)).toBe(3 * steps.pitch);
    expect(gapAt(2, 2, steps)).toBeGreaterThan(columnOf(1, 2, steps) + steps.card);
    expect(gapAt(2, 2, steps)).toBeLessThan(columnOf(2, 2, steps));
  });
  it('numbers its ruler by powers of ten', () => {
    expect(decades({ least: 84, most: 7.7e6, isLog: true })).toEqual([100, 1000, 1e4, 1e5, 1e6]);
  });
  it('draws a missed card to its true place', () => {
    expect(truePlace([1, 5, 9], 6)).toBe(2);
    expect(truePlace([1, 5, 9], 0)).toBe(0);
    expect(truePlace([1, 5, 9], 10)).toBe(3);
  });
});
