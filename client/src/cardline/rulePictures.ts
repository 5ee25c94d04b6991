/** Small lines for the rules: letters with made-up heights, so that no card of a deck is given away. */

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
  // the book's worked examples: L-EX-2, L-EX-1
  'ex-first': [{ letter: 'A', high: 0.6 }],
  'ex-stays': [
    { letter: 'S', high: 0.4 },
    { letter: 'A', high: 0.6 },
  ],
  'ex-five': [
    { letter: 'L', high: 0.15 },
    { letter: 'B', high: 0.35 },
    { letter: 'S', high: 0.45, tone: 'true' },
    { letter: 'A', high: 0.6 },
    { letter: 'F', high: 1 },
  ],
  'ex-box': [
    { letter: 'L', high: 0.15 },
    { letter: 'B', high: 0.35 },
    { letter: 'A', high: 0.6 },
    { letter: 'S', high: 0.45, tone: 'wrong' },
    { letter: 'F', high: 1 },
  ],
};
