/** What Skyscraper brings to the web client. */

import type { Game } from '../games';
import { CHAPTERS, setUpOf } from './rulebook';
import scene from './scenes/skyscraper.svg?url';

export const skyscraper: Game = {
  board: () => import('./Skyscraper.svelte'),
  keys: [
    ['1 – 5', 'keys-card'],
    ['← →', 'keys-target'],
    ['A – J', 'keys-site'],
  ],
  rulebook: {
    letter: 'S',
    chapters: CHAPTERS,
    deckOf: () => 'skyscraper',
    picture: () => import('./RulePicture.svelte'),
    setUp: setUpOf,
    examples: ['ex-parking', 'ex-cracked', 'ex-fallen'],
  },
  offers: [
    {
      game: 'skyscraper',
      key: 'skyscraper',
      engine: 'skyscraper',
      scene,
      orders: [],
      players: [2, 6],
      minutes: 45,
    },
  ],
  usesDeck: false,
  takesOwnDeck: false,
  highlight(event) {
    if (event.event === 'Claimed') return 'seat';
    if (event.event === 'Collapsed') return 'error';
    return event.event === 'QuakeHit' || event.event === 'CenturyQuake' ? 'quake' : null;
  },
  sound(event) {
    if (event.event === 'Collapsed') return 'wrong';
    return event.event === 'Claimed' ? 'right' : null;
  },
};
