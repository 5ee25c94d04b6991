/** Small positions for the rules. Open cards are letters with made-up numbers: no card of a deck is given away. */

import type { Cell } from '../comparity/ribbon';

export interface Lying {
  cell: Cell;
  /** Which of four numbers it shows, from small to large; none while it is closed. */
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
      { cell: [0, 0], open: 0 },
      { cell: [1, 0], open: 1 },
      { cell: [2, 0] },
      { cell: [1, 1], open: 3, wrong: true },
      { cell: [2, 1], open: 2, wrong: true },
    ],
    compared: true,
  },
  swap: {
    cards: [
      { cell: [0, 0], open: 0 },
      { cell: [1, 0], open: 3, wrong: true },
      { cell: [2, 0], open: 2, wrong: true },
    ],
    swap: [
      [1, 0],
      [2, 0],
    ],
    compared: true,
  },
  discard: {
    cards: [
      { cell: [0, 0], open: 3, wrong: true, out: true },
      { cell: [1, 0], open: 0, wrong: true },
      { cell: [2, 0], open: 1 },
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
};

export interface Plinth {
  letter: string;
  /** Height of the plinth, a share of the tallest. */
  high: number;
  tone?: 'wrong' | 'equal' | 'true';
}

export const LINES: Record<string, Plinth[]> = {
  line: [
    { letter: 'A', high: 0.25 },
    { letter: 'B', high: 0.45 },
    { letter: 'C', high: 0.7 },
    { letter: 'D', high: 1 },
  ],
  miss: [
    { letter: 'A', high: 0.25 },
    { letter: 'X', high: 0.9, tone: 'wrong' },
    { letter: 'B', high: 0.5 },
    { letter: 'C', high: 0.72 },
    { letter: 'X', high: 0.9, tone: 'true' },
  ],
  equal: [
    { letter: 'A', high: 0.3 },
    { letter: 'B', high: 0.6, tone: 'equal' },
    { letter: 'C', high: 0.6, tone: 'equal' },
    { letter: 'D', high: 1 },
  ],
};

/** Rows of Skyscraper's own drawings: towers from the ground up, cards, strength. */
export const TOWERS: Record<string, string[][]> = {
  tower: [['parking', 'toilet', 'boutiques', 'museum']],
  roof: [['parking', 'toilet', 'boutiques', 'museum', 'spire']],
  threshold: [
    ['parking', 'toilet', 'boutiques', 'museum', 'flat-roof'],
    ['deep-piles', 'toilet', 'studios', 'studios', 'data-centre', 'spire'],
  ],
};

export const CARDS: Record<string, string[]> = {
  floors: ['penthouse', 'boardroom', 'royal-suite', 'brasserie', 'boutiques'],
  study: ['study', 'museum', 'earthquake', 'flat-roof', 'toilet'],
  theft: ['toilet', 'back', 'back'],
  tornado: ['tornado', 'back', 'back'],
  prizes: ['world-record', 'order-and-unity', 'mini-skyscraper', 'toilet-specialist', 'faulty-or-smelly'],
};

export const STRENGTH: Record<string, string[][]> = {
  foundation: [['strength'], ['strength', 'strength'], ['strength', 'strength', 'strength']],
  quake: [
    ['strength', 'strength'],
    ['strength', 'crack'],
    ['crack', 'crack'],
  ],
  insurance: [
    ['strength', 'strength', 'insurance'],
    ['strength', 'strength'],
  ],
};
