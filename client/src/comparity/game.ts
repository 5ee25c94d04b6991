/** What Comparity brings to the web client. */

import type { Game } from '../games';
import { CHAPTERS, SET_UP } from './rulebook';
import landmarks from './scenes/landmarks.svg?url';
import movies from './scenes/movies.svg?url';

export const comparity: Game = {
  board: () => import('./Comparity.svelte'),
  keys: [
    ['← → ↑ ↓', 'keys-move'],
    ['N', 'keys-next'],
    ['C', 'keys-check'],
    ['D', 'keys-draw'],
    ['V', 'keys-view'],
  ],
  rulebook: {
    letter: 'C',
    chapters: CHAPTERS,
    chaptersOfOneGame: { landmarks: 'comparity-landmarks', movies: 'comparity-movies' },
    deckOf: (game) => (game === 'comparity-movies' ? 'movies' : 'landmarks'),
    picture: () => import('./RulePicture.svelte'),
    setUp: SET_UP,
    examples: ['ex-place', 'ex-error', 'ex-swapped', 'ex-discard', 'ex-split', 'ex-join'],
  },
  offers: [
    {
      game: 'comparity-landmarks',
      key: 'landmarks',
      engine: 'comparity',
      scene: landmarks,
      orders: ['height', 'year'],
      players: [2, 5],
      minutes: 20,
    },
    {
      game: 'comparity-movies',
      key: 'movies',
      engine: 'comparity',
      scene: movies,
      orders: ['year', 'box-office'],
      players: [2, 5],
      minutes: 20,
    },
  ],
  usesDeck: true,
  takesOwnDeck: true,
  highlight(event) {
    if (event.event === 'check-result') return event.violations.length ? 'error' : null;
    return event.event === 'duet-triggered' || event.event === 'trio-triggered' ? 'times' : null;
  },
  sound(event) {
    if (event.event === 'check-result') return event.violations.length ? 'wrong' : 'right';
    return event.event === 'card-revealed' ? 'flip' : null;
  },
};
