/** What a player points at before a move is made: a card, a place, or that they want to check. Independent of the DOM. */

import type { AnyMove, ComparityPreview, Offered } from '../wire';
import { keyOf, type Cell } from './ribbon';

export interface Picks {
  mode: 'idle' | 'place' | 'check';
  card: number | null;
  cell: Cell | null;
}

export const NOTHING: Picks = { mode: 'idle', card: null, cell: null };

/** A card of the hand is pointed at: picks it, or lets it go again. */
export function pickCard(picks: Picks, card: number): Picks {
  if (picks.card === card && picks.cell === null) return NOTHING;
  return { mode: 'place', card, cell: picks.mode === 'place' ? picks.cell : null };
}

export function wantCheck(picks: Picks): Picks {
  return picks.mode === 'check' ? NOTHING : { mode: 'check', card: null, cell: null };
}

export function pickCell(picks: Picks, cell: Cell): Picks {
  return { ...picks, cell };
}

/** One step back: first the place, then the card. */
export function stepBack(picks: Picks): Picks {
  return picks.cell === null ? NOTHING : { ...picks, cell: null };
}

export interface Way {
  move: AnyMove;
  cell: Cell | null;
  card: number | null;
  pick: string;
  choice: number;
  /** Its place among the choice's moves. */
  at: number;
}

/** Every offered move with what it points at. */
export function waysOf(choices: Offered[]): Way[] {
  return choices.flatMap((offered, choice) =>
    offered.moves.map((move, at) => ({
      move,
      cell: 'cell' in move ? move.cell : 'first' in move ? move.first : null,
      card: 'card' in move ? move.card : offered.card,
      pick: offered.pick,
      choice,
      at,
    })),
  );
}

/** The offered moves that fit what is picked so far. */
export function fitting(ways: Way[], picks: Picks): Way[] {
  if (picks.mode === 'place') return ways.filter((way) => way.pick === 'hand' && way.card === picks.card);
  if (picks.mode === 'check') return ways.filter((way) => way.pick === 'check');
  return [];
}

/** The one move that is meant, once card and place are chosen. */
export function meant(ways: Way[], picks: Picks): Way | null {
  if (!picks.cell) return null;
  const key = keyOf(picks.cell);
  return fitting(ways, picks).find((way) => way.cell && keyOf(way.cell) === key) ?? null;
}

/** The next or previous place among those that can be chosen, in the order given. */
export function walk(ways: Way[], picks: Picks, by: 1 | -1): Picks {
  const cells = fitting(ways, picks).map((way) => way.cell!);
  if (!cells.length) return picks;
  const now = picks.cell ? cells.findIndex((cell) => keyOf(cell) === keyOf(picks.cell!)) : by > 0 ? -1 : 0;
  return { ...picks, cell: cells[(now + by + cells.length) % cells.length]! };
}

/** How Duet and Trio are marked on cells and buttons; the trigger itself comes from the server. */
export function timesOf(triggers: string | undefined): 2 | 3 | null {
  return triggers === 'duet' ? 2 : triggers === 'trio' ? 3 : null;
}

/** ×2 or ×3 by cell, as the server foresees it. */
export function multiples(ways: Way[], stakes: ComparityPreview[]): Map<string, 2 | 3> {
  const found = new Map<string, 2 | 3>();
  for (const way of ways) {
    const times = timesOf(stakes[way.at]?.triggers);
    if (way.cell && times) found.set(keyOf(way.cell), times);
  }
  return found;
}

/** Picks of ways that are pointed at as such and then confirmed: opening a neighbour, repairing, giving. */
const POINTED = ['reveal', 'discard', 'swap', 'arrange', 'give'];

/** A name for a way, good for one version of the table only. */
export function wayKey(way: Way, version: number): string {
  return `${version}/${way.choice}/${way.at}`;
}

/** The way that is pointed at; where only one can be, and no button instead of it, that one. */
export function pointedWay(ways: Way[], key: string, version: number): Way | null {
  const all = ways.filter((way) => POINTED.includes(way.pick));
  const found = all.find((way) => wayKey(way, version) === key);
  return found ?? (all.length === 1 && ways.length === 1 ? all[0]! : null);
}

/** The ways that a cell of the area stands for: opening, discarding, swapping or arranging the card there. */
export function waysAt(ways: Way[], cell: Cell): Way[] {
  const key = keyOf(cell);
  return ways.filter((way) => {
    if (way.pick === 'arrange' || !POINTED.includes(way.pick)) return false;
    const cells = 'first' in way.move ? [way.move.first, way.move.second] : [way.cell];
    return cells.some((one) => one && keyOf(one) === key);
  });
}
