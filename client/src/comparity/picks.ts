/** What a player points at before a move is made: a card, a place, or the wish to check. Free of the screen. */

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
  if (picks.mode === 'place') {
    const placing = ways.filter((way) => ['hand', 'arrange'].includes(way.pick) && way.card === picks.card);
    return placing;
  }
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

/** ×2 or ×3 by cell, as the server foresees it. */
export function multiples(ways: Way[], stakes: ComparityPreview[]): Map<string, 2 | 3> {
  const found = new Map<string, 2 | 3>();
  for (const way of ways) {
    const triggers = stakes[way.at]?.triggers;
    if (way.cell && triggers) found.set(keyOf(way.cell), triggers === 'duet' ? 2 : 3);
  }
  return found;
}
