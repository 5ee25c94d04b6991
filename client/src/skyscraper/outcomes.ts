/** What a move would do, as the server foretold it, in the form the table shows it. */

import type { AnyMove, SkyscraperPreview, StructureSeen } from '../wire';
import { pipsOf, type Pip } from './street';

export interface Option {
  move: AnyMove;
  /** Not yet told by the server: null. */
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

export type Fate = 'collapses' | 'loses-insurance' | 'marked' | 'repaired' | 'stands' | 'insured';

/** What becomes of a structure that is shaken or insured; null if it is built on. */
export function fateOf(move: AnyMove, preview: SkyscraperPreview, number: number): Fate | null {
  if (preview.collapses.includes(number)) return 'collapses';
  if (preview.marks.includes(number)) return 'marked';
  if (move.move === 'Insure') return preview.cancels.includes(number) ? 'repaired' : 'insured';
  if (preview.cancels.includes(number)) return 'loses-insurance';
  return move.move === 'Quake' ? 'stands' : null;
}

/** The signs of a structure's strength after its fate; the number itself comes from the server. */
export function pipsAfter(structure: StructureSeen, fate: Fate): Pip[] {
  switch (fate) {
    case 'collapses':
    case 'marked':
      return pipsOf({ ...structure, marks: structure.marks + 1 }, false);
    case 'loses-insurance':
      return pipsOf({ ...structure, insurance: Math.max(0, structure.insurance - 1) }, false);
    case 'repaired':
      return pipsOf({ ...structure, earthquakes: Math.max(0, structure.earthquakes - 1) }, false);
    case 'insured':
      return pipsOf({ ...structure, insurance: structure.insurance + 1 }, false);
    case 'stands':
      return pipsOf(structure, false);
  }
}

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
  const { move, preview } = option;
  if (!preview) return null;
  const fate = fateOf(move, preview, structure.number);
  if (fate === 'collapses') return { tone: 'bad', says: [{ code: 'collapses' }] };
  if (fate === 'loses-insurance') return { tone: 'blue', says: [{ code: 'loses-insurance' }] };
  if (fate === 'insured' || fate === 'repaired')
    return {
      tone: 'blue',
      says: [
        {
          code: 'strength-change',
          values: { before: structure.strength, after: preview.strength ?? structure.strength },
        },
      ],
    };
  if (fate !== null) return { tone: 'calm', says: [{ code: 'sky-stands' }] };
  if (preview.metres === null) return null;
  const says: Says[] = [
    { code: 'metres-change', values: { before: structure.metres, after: preview.metres } },
  ];
  const bad = preview.faulty === true;
  if (bad) says.push({ code: 'faulty-short' });
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
