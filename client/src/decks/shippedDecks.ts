/** The shipped decks, fetched once each: closed sides of cards for pages outside a table. */

import type { BoxDeck } from '../wire';

const fetched = new Map<string, Promise<BoxDeck>>();

export function shippedDeck(name: string): Promise<BoxDeck> {
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
