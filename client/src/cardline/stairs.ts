/** Where the plinths of Cardline's line stand: a staircase on a fixed log scale, so nothing moves when a card comes. */

import type { Measure } from '../wire';

/** Least and most of a measure's whole range, in its stored unit: known to everybody, so it gives no card away. */
const RANGES: Record<string, [number, number]> = {
  'square-miles': [84, 7.7e6],
  people: [5e4, 1.6e9],
  'million-dollars': [400, 2e7],
  'short-tons': [0.04, 60],
  metres: [8, 900],
  dollars: [5e6, 3e9],
};
export const LOWEST = 40;
export const HIGHEST = 268;

export interface Scale {
  least: number;
  most: number;
  isLog: boolean;
}

/** The scale of a measure; for a deck of one's own, as wide as what lies in the line. */
export function scaleOf(measure: Measure | null, numbers: number[]): Scale {
  const step = 10 ** (measure?.decimals ?? 0);
  const known = measure ? RANGES[measure.show] : undefined;
  if (known) return { least: known[0] * step, most: known[1] * step, isLog: true };
  if (measure?.show === 'year') return { least: Math.min(1900, ...numbers), most: 2030, isLog: false };
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least > 0 && most / least > 50
    ? { least, most, isLog: true }
    : { least, most: most > least ? most : least + 1, isLog: false };
}

/** The height of a plinth. */
export function heightOf(number: number, scale: Scale): number {
  const { least, most, isLog } = scale;
  const share = isLog
    ? (Math.log(Math.max(number, least * 0.5)) - Math.log(least)) / (Math.log(most) - Math.log(least))
    : (number - least) / (most - least);
  return LOWEST + Math.min(1, Math.max(-0.08, share)) * (HIGHEST - LOWEST);
}

/** How full a row of the phone's list is, from 0 to 1: the plinth lying down. */
export function shareOf(number: number, scale: Scale): number {
  return 0.1 + 0.85 * ((heightOf(number, scale) - LOWEST * 0.9) / (HIGHEST - LOWEST * 0.9));
}

export interface Steps {
  pitch: number;
  card: number;
  gap: number;
  width: number;
}

const NARROWEST = 66.5;
const WIDEST = 88.5;

/** Columns for so many cards and one more: as wide as they fit, then they scroll. */
export function stepsFor(columns: number, width: number): Steps {
  const pitch = Math.min(WIDEST, Math.max(NARROWEST, width / columns));
  const gap = pitch > 80 ? 10.5 : pitch > 70 ? 8 : 6.5;
  return { pitch, card: pitch - gap, gap, width: Math.max(width, pitch * columns) };
}

/** Where the line begins: in the middle, whether or not a card is being placed; only what would not fit moves it to the left. */
export function startOf(cards: number, columns: number, steps: Steps): number {
  const centred = (steps.width - (cards + 1) * steps.pitch) / 2;
  return Math.max(0, Math.min(centred, steps.width - columns * steps.pitch));
}

/** The left edge of a card's column, when some gaps are held open by a column of their own. */
export function columnOf(place: number, holes: number[], steps: Steps): number {
  return (place + holes.filter((hole) => hole <= place).length) * steps.pitch;
}

/** The left edge of the column that holds a gap open. */
export function holeAt(gap: number, holes: number[], steps: Steps): number {
  return (gap + holes.filter((hole) => hole < gap).length) * steps.pitch;
}

/** The middle of a gap, between two columns. */
export function gapAt(gap: number, ghost: number | null, steps: Steps): number {
  if (ghost === gap) return (gap + 0.5) * steps.pitch - steps.gap / 2;
  const shift = ghost !== null && gap > ghost ? 1 : 0;
  return (gap + shift) * steps.pitch - steps.gap / 2;
}

/** Powers of ten of the shown unit inside a scale, for its ruler; `unit` is one of them as stored. */
export function decades(scale: Scale, unit = 1): number[] {
  if (!scale.isLog) {
    const span = scale.most - scale.least;
    const raw = span / 5;
    const power = 10 ** Math.floor(Math.log10(raw || 1));
    const step = [1, 2, 5, 10].map((k) => k * power).find((k) => k >= raw) ?? raw;
    const first = Math.ceil(scale.least / step) * step;
    return Array.from({ length: 6 }, (_, i) => first + i * step).filter((v) => v <= scale.most);
  }
  const from = Math.ceil(Math.log10(scale.least / unit));
  const to = Math.floor(Math.log10(scale.most / unit));
  return Array.from({ length: to - from + 1 }, (_, i) => 10 ** (from + i) * unit);
}

/** A number as tall as its neighbours claim: between them, never at its own value. */
export function claimedHeight(left: number | undefined, right: number | undefined, scale: Scale): number {
  const heights = [left, right].filter((one) => one !== undefined).map((one) => heightOf(one, scale));
  return heights.reduce((sum, one) => sum + one, 0) / (heights.length || 1);
}
