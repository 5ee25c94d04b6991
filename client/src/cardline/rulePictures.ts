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
};
