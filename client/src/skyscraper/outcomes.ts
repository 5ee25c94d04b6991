/** What a move would do, as the server's preview says it, in the form the table shows it. */

import type { AnyMove, BuildingCard, Fate, Line, SkyscraperPreview, StructureSeen } from '../wire';
import { absorbersOf, pipsOf, type Pip } from './street';

export interface Option {
  move: AnyMove;
  /** Null until the server has answered. */
  preview: SkyscraperPreview | null;
  /** The structure it aims at, if it aims at one. */
  structure: number | null;
}

export function structureOf(move: AnyMove | null | undefined): number | null {
  return move && 'structure' in move ? move.structure : null;
}

export function optionsOf(moves: AnyMove[], previews: (SkyscraperPreview | undefined)[]): Option[] {
  return moves.map((move, i) => ({ move, preview: previews[i] ?? null, structure: structureOf(move) }));
}

/** Which option lies ready when a card is lifted: the first that is not known to be faulty. */
export function firstChoice(options: Option[]): number {
  if (!options.length) return -1;
  const fine = options.findIndex((option) => option.preview?.faulty !== true);
  return fine < 0 ? 0 : fine;
}

/** The next option in the given direction, round and round. */
export function step(at: number, by: number, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return by > 0 ? 0 : count - 1;
  return (at + by + count) % count;
}

/** What becomes of a structure that is shaken or insured; null if it is neither. */
export function fateOf(preview: SkyscraperPreview | null | undefined, number: number): Fate | null {
  return preview?.fates.find((fate) => fate.structure === number) ?? null;
}

/** The signs of a structure's strength before its fate, with what would be hit. */
export function pipsBefore(structure: StructureSeen, fate: Fate | null, cards: BuildingCard[]): Pip[] {
  const harms = fate !== null && fate.fate !== 'insured' && fate.fate !== 'repaired';
  return pipsOf(structure, harms, absorbersOf(structure, cards));
}

/** The signs after it. */
export function pipsAfter(structure: StructureSeen, fate: Fate, cards: BuildingCard[]): Pip[] {
  const { earthquakes, insurance, marks } = fate;
  return pipsOf({ ...structure, earthquakes, insurance, marks }, false, absorbersOf(structure, cards));
}

/** The points that a seat would win or lose. */
export function gainOf(preview: SkyscraperPreview | null, seat: number | null): number {
  const change = preview?.changes.find((one) => one.seat === seat);
  return change ? change.after - change.before : 0;
}

/** What else a move would bring, beside the place and the numbers that are shown as a picture. */
export function consequences(preview: SkyscraperPreview): Line[] {
  return preview.lines.slice(1).filter((line) => !SHOWN.some((code) => line.code === code));
}
/** Flip by rows of points, by the list of checks, or by the pips. */
const SHOWN = [
  'skyscraper-preview-points',
  'skyscraper-preview-fault-no-toilet',
  'skyscraper-preview-fault-not-above-threshold',
  'skyscraper-preview-fault-under-100-metres',
  'skyscraper-preview-above-threshold',
  'skyscraper-preview-toilet',
  'skyscraper-preview-loses-insurance',
  'skyscraper-preview-falls',
  'skyscraper-preview-collapses',
  'skyscraper-preview-is-marked',
];

export interface Says {
  code: string;
  values?: Record<string, string | number>;
}

export interface Bubble {
  tone: 'fine' | 'bad' | 'blue' | 'calm';
  says: Says[];
}

/** The small sign above a structure: what the move would make of it. */
export function bubbleOf(structure: StructureSeen, option: Option): Bubble | null {
  const { preview } = option;
  if (!preview) return null;
  const fate = fateOf(preview, structure.number);
  if (fate)
    switch (fate.fate) {
      case 'collapses':
        return { tone: 'bad', says: [{ code: 'collapses' }] };
      case 'loses-insurance':
        return { tone: 'blue', says: [{ code: 'sky-minus-insurance' }] };
      case 'insured':
      case 'repaired':
        return {
          tone: 'blue',
          says: [{ code: 'sky-strength', values: { before: structure.strength, after: fate.strength } }],
        };
      default:
        return { tone: 'calm', says: [{ code: 'sky-stands' }] };
    }
  if (preview.metres === null) return null;
  const says: Says[] = [
    { code: 'metres-change', values: { before: structure.metres, after: preview.metres } },
  ];
  const bad = preview.faulty === true;
  const reason = preview.reasons[0];
  if (bad) says.push({ code: reason ? `skyscraper-preview-fault-${reason}` : 'sky-faulty' });
  else if (preview.mini === true) says.push({ code: 'sky-takes-mini' });
  else if (preview.unity === true) says.push({ code: 'sky-takes-unity' });
  else if (preview.record === true) says.push({ code: 'sky-takes-record' });
  else if (preview.completes && typeof preview.faulty === 'object') says.push({ code: 'sky-maybe-faulty' });
  else if (preview.points !== null)
    says.push({ code: 'points-change', values: { before: structure.points, after: preview.points } });
  return { tone: bad ? 'bad' : 'fine', says };
}

/** The order after a card of it has moved one place. */
export function moved<T>(order: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  const next = [...order];
  if (to < 0 || to >= next.length) return next;
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

/** Cards without one of a kind. */
export function without(cards: readonly number[], card: number): number[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** The kept order, fitted to the cards that are really there: strangers leave, newcomers come last. */
export function settled(order: readonly number[], cards: readonly number[]): number[] {
  let rest = [...cards];
  const kept: number[] = [];
  for (const card of order)
    if (rest.includes(card)) {
      kept.push(card);
      rest = without(rest, card);
    }
  return [...kept, ...rest];
}
