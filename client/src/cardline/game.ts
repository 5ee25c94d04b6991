/** What Cardline brings to the web client. */

import type { Game } from '../games';
import { CHAPTERS, SET_UP } from './rulebook';
import globetrotter from './scenes/globetrotter.svg?url';

export const cardline: Game = {
  board: () => import('./Cardline.svelte'),
  keys: [
    ['1 – 9', 'keys-card'],
    ['← →', 'keys-gap'],
    ['N', 'keys-next'],
    ['Home End', 'keys-ends'],
  ],
  rulebook: {
    letter: 'L',
    chapters: CHAPTERS,
    deckOf: () => 'countries',
    picture: () => import('./RulePicture.svelte'),
    setUp: SET_UP,
    examples: ['ex-first', 'ex-stays', 'ex-five', 'ex-box'],
  },
  offers: [
    {
      game: 'cardline-globetrotter',
      key: 'globetrotter',
      engine: 'cardline',
      scene: globetrotter,
      orders: ['area', 'population', 'gdp', 'environment'],
      players: [2, 8],
      minutes: 15,
      hasUnits: true,
    },
  ],
  usesDeck: true,
  takesOwnDeck: true,
  highlight(event) {
    if (event.event === 'card-flipped') return event.correct ? null : 'error';
    return event.event === 'game-won' || event.event === 'player-finished' ? 'seat' : null;
  },
  sound(event) {
    return event.event === 'card-flipped' ? (event.correct ? 'right' : 'wrong') : null;
  },
};
