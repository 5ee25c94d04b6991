import { describe, expect, it } from 'vitest';
import type { Measure } from '../wire';
import {
  claimedHeight,
  columnOf,
  decades,
  gapAt,
  heightOf,
  holeAt,
  scaleOf,
  startOf,
  stepsFor,
} from './stairs';

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
  it('fits fifteen columns into a desktop at full size, twenty smaller, and scrolls beyond', () => {
    expect(stepsFor(15, 1330).card).toBeCloseTo(78, 0);
    expect(stepsFor(20, 1332).card).toBeCloseTo(60, 0);
    expect(stepsFor(20, 1332).width).toBe(1332);
    expect(stepsFor(21, 1332).width).toBeGreaterThan(1332);
  });
  it('stands in the middle, and stays there when a wrong card needs one column more', () => {
    const steps = stepsFor(8, 1330);
    const start = startOf(7, 8, steps);
    expect(start + 4 * steps.pitch).toBeCloseTo(665);
    expect(startOf(7, 9, stepsFor(9, 1330))).toBe(start);
    const full = stepsFor(16, 1330);
    expect(startOf(14, 16, full)).toBe(0);
    expect(startOf(56, 57, stepsFor(57, 1330))).toBe(0);
  });
  it('opens one column for the ghost and shifts what lies right of it', () => {
    const steps = stepsFor(5, 1000);
    expect(columnOf(1, [2], steps)).toBe(steps.pitch);
    expect(holeAt(2, [2], steps)).toBe(2 * steps.pitch);
    expect(columnOf(2, [2], steps)).toBe(3 * steps.pitch);
    expect(gapAt(2, 2, steps)).toBeGreaterThan(columnOf(1, [2], steps) + steps.card);
    expect(gapAt(2, 2, steps)).toBeLessThan(columnOf(2, [2], steps));
  });
  it.each([
    [1, 3],
    [3, 1],
  ])('opens a column for a missed card in gap %i and one for its true place %i', (gap, place) => {
    const steps = stepsFor(6, 1000);
    const holes = [gap, place];
    const taken = [0, 1, 2, 3].map((card) => columnOf(card, holes, steps) / steps.pitch);
    const open = holes.map((hole) => holeAt(hole, holes, steps) / steps.pitch);
    expect([...taken, ...open].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(Math.min(...open)).toBe(1);
    expect(Math.max(...open)).toBe(4);
  });
  it('lets a ghost stand between its neighbours, or as high as the only one', () => {
    const scale = scaleOf(area, []);
    const [low, high] = [heightOf(1000, scale), heightOf(100_000, scale)];
    expect(claimedHeight(1000, 100_000, scale)).toBeCloseTo((low + high) / 2);
    expect(claimedHeight(undefined, 1000, scale)).toBe(low);
  });
  it('numbers its ruler by powers of ten', () => {
    expect(decades({ least: 84, most: 7.7e6, isLog: true })).toEqual([100, 1000, 1e4, 1e5, 1e6]);
  });
});
