/** The shipped decks, fetched once: closed sides of cards for pages that belong to no table. */

import type { BoxDeck } from '../wire';

const fetched = new Map<string, Promise<BoxDeck>>();

export const BOX_DECKS = ['landmarks', 'movies', 'countries', 'skyscraper'] as const;

export function boxDeck(name: string): Promise<BoxDeck> {
  const known = fetched.get(name);
  if (known) return known;
  const asked = fetch(`/api/decks/${name}`).then((answer) => {
    if (!answer.ok) throw new Error(`no deck ${name}`);
    return answer.json() as Promise<BoxDeck>;
  });
  asked.catch(() => fetched.delete(name));
  fetched.set(name, asked);
  return asked;
}
