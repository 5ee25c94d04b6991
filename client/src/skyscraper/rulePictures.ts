/** Small drawings for the rules: towers from the ground up, cards, strength. */

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
  // the book's worked example: S-EX-1
  'ex-parking': [['strength', 'strength']],
  'ex-cracked': [
    ['strength', 'strength'],
    ['strength', 'crack'],
  ],
  'ex-fallen': [
    ['strength', 'strength'],
    ['strength', 'crack'],
    ['crack', 'crack'],
  ],
  insurance: [
    ['strength', 'strength', 'insurance'],
    ['strength', 'strength'],
  ],
};
