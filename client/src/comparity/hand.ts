/** The order in which somebody keeps their own cards: nobody else sees it. Independent of the DOM. */

export const SORTS = ['deal', 'name', 'guess'] as const;
export type Sort = (typeof SORTS)[number];

/** A hand in the chosen order; cards that came after the last guess stand at the end. */
export function sorted(
  dealt: readonly number[],
  sort: Sort,
  guess: readonly number[],
  name: (card: number) => string,
  language: string,
): number[] {
  if (sort === 'deal') return [...dealt];
  if (sort === 'name') return [...dealt].sort((a, b) => name(a).localeCompare(name(b), language));
  const rank = new Map(guess.map((card, i) => [card, i]));
  return [...dealt].sort((a, b) => (rank.get(a) ?? guess.length) - (rank.get(b) ?? guess.length));
}

/** The hand with one card put to another place. */
export function moved(hand: readonly number[], card: number, to: number): number[] {
  const rest = hand.filter((one) => one !== card);
  rest.splice(Math.min(rest.length, Math.max(0, to)), 0, card);
  return rest;
}

/** A guess that was kept as text; nothing if it cannot be read. */
export function guessed(text: string | null): number[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) && read.every((one) => typeof one === 'number') ? read : [];
  } catch {
    return [];
  }
}
