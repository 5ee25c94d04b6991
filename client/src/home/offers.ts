/** The four games as the home page shows them. What can be chosen in them is the server's to say. */

import globetrotter from './scenes/globetrotter.svg?url';
import landmarks from './scenes/landmarks.svg?url';
import movies from './scenes/movies.svg?url';
import skyscraper from './scenes/skyscraper.svg?url';

export interface Showpiece {
  game: string;
  key: 'landmarks' | 'movies' | 'globetrotter' | 'skyscraper';
  engine: 'comparity' | 'cardline' | 'skyscraper';
  scene: string;
  orders: string[];
  players: [number, number];
  minutes: number;
}

export const SHOWPIECES: Showpiece[] = [
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
  {
    game: 'cardline-globetrotter',
    key: 'globetrotter',
    engine: 'cardline',
    scene: globetrotter,
    orders: ['area', 'population', 'gdp', 'environment'],
    players: [2, 8],
    minutes: 15,
  },
  {
    game: 'skyscraper',
    key: 'skyscraper',
    engine: 'skyscraper',
    scene: skyscraper,
    orders: [],
    players: [2, 6],
    minutes: 45,
  },
];

/** The message that names a game, also one with a deck of the table's own. */
export function titleCode(game: string): string {
  const known = SHOWPIECES.find((piece) => piece.game === game);
  return known ? `game-${known.key}` : `game-${game}`;
}
