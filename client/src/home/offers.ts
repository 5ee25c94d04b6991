/** The games that the server offers, and what can be chosen in them. */

import type { OnOffer } from '../wire';

let asked: Promise<OnOffer[]> | null = null;

/** Asked for once; again after a failure. */
export function fetchOffers(): Promise<OnOffer[]> {
  asked ??= fetch('/api/games').then((answer) => answer.json() as Promise<OnOffer[]>);
  asked.catch(() => (asked = null));
  return asked;
}
