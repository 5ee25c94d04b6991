/** Small positions for the rules. Open cards are letters with made-up numbers: no card of a deck is given away. */

import type { Cell } from './ribbon';

export interface Lying {
  cell: Cell;
  /** Which of eight numbers it shows, from small to large; none while it is closed. */
  open?: number;
  wrong?: boolean;
  /** Goes to the discards. */
  out?: boolean;
}

export interface Board {
  cards: Lying[];
  free?: { cell: Cell; times?: number; bridge?: boolean }[];
  /** Two cells whose cards change places. */
  swap?: [Cell, Cell];
  compared?: boolean;
}

export const BOARDS: Record<string, Board> = {
  place: {
    cards: [{ cell: [0, 0] }, { cell: [1, 0] }, { cell: [1, -1] }],
    free: [{ cell: [-1, 0] }, { cell: [0, 1] }, { cell: [1, 1] }, { cell: [2, 0] }, { cell: [2, -1] }],
  },
  duet: {
    cards: [{ cell: [0, 0] }, { cell: [1, 0] }, { cell: [1, -1] }],
    free: [{ cell: [0, -1], times: 2 }],
  },
  trio: {
    cards: [{ cell: [0, 0] }, { cell: [1, 1] }, { cell: [2, 0] }, { cell: [0, 1] }],
    free: [{ cell: [1, 0], times: 3 }],
  },
  check: {
    cards: [
      { cell: [0, 0], open: 1 },
      { cell: [1, 0], open: 2 },
      { cell: [2, 0] },
      { cell: [1, 1], open: 5, wrong: true },
      { cell: [2, 1], open: 4, wrong: true },
    ],
    compared: true,
  },
  swap: {
    cards: [
      { cell: [0, 0], open: 1 },
      { cell: [1, 0], open: 5, wrong: true },
      { cell: [2, 0], open: 4, wrong: true },
    ],
    swap: [
      [1, 0],
      [2, 0],
    ],
    compared: true,
  },
  discard: {
    cards: [
      { cell: [0, 0], open: 5, wrong: true, out: true },
      { cell: [1, 0], open: 1, wrong: true },
      { cell: [2, 0], open: 2 },
    ],
    compared: true,
  },
  split: {
    cards: [{ cell: [0, 1] }, { cell: [0, 0] }, { cell: [2, 1] }, { cell: [2, 0] }],
    free: [
      { cell: [1, 0], bridge: true },
      { cell: [1, 1], bridge: true },
    ],
  },
  // the book's worked examples: C-EX-1, C-EX-3, C-EX-4, C-EX-5 and C-EX-6
  'ex-place': {
    cards: [{ cell: [0, 0] }, { cell: [1, 0] }, { cell: [1, -1] }],
    free: [
      { cell: [-1, 0] },
      { cell: [0, 1] },
      { cell: [1, 1] },
      { cell: [2, 0] },
      { cell: [2, -1] },
      { cell: [1, -2] },
      { cell: [0, -1], times: 2 },
    ],
  },
  'ex-error': {
    cards: [
      { cell: [0, 0], open: 0 },
      { cell: [1, 0] },
      { cell: [2, 0], open: 1 },
      { cell: [3, 0], open: 1 },
      { cell: [1, 1], open: 2 },
      { cell: [2, 1], open: 6, wrong: true },
      { cell: [3, 1], open: 5, wrong: true },
    ],
    compared: true,
  },
  'ex-swapped': {
    cards: [
      { cell: [0, 0], open: 0 },
      { cell: [1, 0] },
      { cell: [2, 0], open: 1 },
      { cell: [3, 0], open: 1 },
      { cell: [1, 1], open: 2 },
      { cell: [2, 1], open: 5 },
      { cell: [3, 1], open: 6 },
    ],
    compared: true,
  },
  'ex-discard': {
    cards: [
      { cell: [0, 0], open: 7, wrong: true, out: true },
      { cell: [1, 0], open: 1, wrong: true },
      { cell: [2, 0], open: 1 },
    ],
    compared: true,
  },
  'ex-split': {
    cards: [
      { cell: [0, 1], open: 3 },
      { cell: [0, 0], open: 0 },
      { cell: [1, 0], open: 4, wrong: true, out: true },
      { cell: [2, 0], open: 1, wrong: true },
      { cell: [3, 0], open: 1 },
      { cell: [2, 1], open: 5 },
      { cell: [3, 1], open: 6 },
    ],
    compared: true,
  },
  'ex-join': {
    cards: [
      { cell: [0, 1], open: 3 },
      { cell: [0, 0], open: 0 },
      { cell: [2, 0], open: 1 },
      { cell: [3, 0], open: 1 },
      { cell: [2, 1], open: 5 },
      { cell: [3, 1], open: 6 },
    ],
    free: [
      { cell: [1, 0], bridge: true },
      { cell: [1, 1], bridge: true },
    ],
  },
};
