/** What the rules pages hold, gathered from the games in the registry.
 *
 * The words are the messages `rules-{engine}-{chapter}` (its title) and `rules-{engine}-{chapter}-{number}`. A test
 * compares every game's chapters with its `RULES.md` and with the message files.
 */

import { GAMES, rulebookOf } from '../games';
import type { Chapter } from './chapters';

/** The engine that a rule id belongs to, by its letter; null for what is no rule of a game. */
export function engineOf(id: string): string | null {
  const letter = /^([A-Z])-/.exec(id)?.[1];
  const found = Object.entries(GAMES).find(([, game]) => letter && game.rulebook?.letter === letter);
  return found ? found[0] : null;
}

/** Where the rules page shows a rule; null for one that it does not hold. */
export function placeOf(id: string): { engine: string; chapter: string; point: number } | null {
  const engine = engineOf(id);
  if (!engine) return null;
  for (const { key, points } of rulebookOf(engine)?.chapters ?? []) {
    const found = points.findIndex((one) => one.ids.includes(id));
    if (found >= 0) return { engine, chapter: key, point: found + 1 };
  }
  return null;
}

/** The chapters for a game: those about the cards of one deck only stand in that deck's game. */
export function chaptersOf(engine: string, game: string): Chapter[] {
  const book = rulebookOf(engine);
  const ofOneDeck = book?.chaptersOfOneGame ?? {};
  // by the engine's name, or with a deck of one's own, everything is shown
  const isOneOfThem = Object.values(ofOneDeck).includes(game);
  return (book?.chapters ?? []).filter(
    ({ key }) => !ofOneDeck[key] || !isOneOfThem || ofOneDeck[key] === game,
  );
}
