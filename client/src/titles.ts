/** What games, engines and orders are called, with readable names for those nobody has written a message for. */

import { OFFERS, type GameOffer } from './games';
import { readable } from './generic/words';
import { has, t } from './i18n.svelte';

/** The first of some messages that somebody has written, or null. */
function firstOf(...codes: string[]): string | null {
  const code = codes.find(has);
  return code ? t(code) : null;
}

/** What a game is called, also one with a deck of the table's own. */
export function gameTitle(game: string): string {
  const known = OFFERS.find((one) => one.game === game);
  return firstOf(`game-${known?.key ?? game}`, `title-${game}`) ?? readable(game);
}

/** The name of an engine: of a family of games, or of its only one. */
export function engineTitle(engine: string): string {
  return firstOf(`engine-${engine}`, `title-${engine}`) ?? readable(engine);
}

/** The question that a game asks its players, where somebody has written it. */
export function questionOf(offer: GameOffer): string {
  return firstOf(`question-${offer.key}`) ?? '';
}

export function familyOf(offer: GameOffer): string {
  return firstOf(`family-${offer.key}`) ?? '';
}

/** What a shipped deck is called: as its game, where somebody has written it. */
export function deckTitle(deck: string): string {
  return firstOf(`box-${deck}`) ?? readable(deck);
}

/** The name of a measure that a game is played by. */
export function orderTitle(order: string, prefix: 'order' | 'chip' = 'order'): string {
  return firstOf(`${prefix}-${order}`, `order-${order}`) ?? readable(order);
}
