/** The four games as the home page shows them. What can be chosen in them is the server's to say. */

import globetrotter from './scenes/globetrotter.svg?url';
import landmarks from './scenes/landmarks.svg?url';
import movies from './scenes/movies.svg?url';
import skyscraper from './scenes/skyscraper.svg?url';
import type { OnOffer } from '../wire';

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

let asked: Promise<OnOffer[]> | null = null;

/** What the server offers, asked for once. */
export function onOffer(): Promise<OnOffer[]> {
  asked ??= fetch('/api/games').then((answer) => answer.json() as Promise<OnOffer[]>);
  asked.catch(() => (asked = null));
  return asked;
}
