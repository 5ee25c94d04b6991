/** What a key asks for at the street of Skyscraper. */

export type Command =
  | { do: 'lift'; place: number }
  | { do: 'walk'; by: -1 | 1 }
  | { do: 'aim'; structure: number }
  | { do: 'confirm' | 'drop' | 'street' };

export interface Moment {
  /** Cards in hand. */
  hand: number;
  /** Structures that the lifted card may be aimed at. */
  targets: number[];
  /** Whether a card is lifted and could be played. */
  isAiming: boolean;
  /** Whether the focus is on a button, which then takes Enter itself. */
  onButton: boolean;
}

/** While a card is lifted, the letters of its targets aim; otherwise they are left to the frame of every table. */
export function commandOf(key: string, now: Moment): Command | null {
  const number = Number(key);
  if (key.trim() && number >= 1 && number <= now.hand) return { do: 'lift', place: number - 1 };
  if (now.isAiming) {
    if (key === 'ArrowRight' || key === 'ArrowDown') return { do: 'walk', by: 1 };
    if (key === 'ArrowLeft' || key === 'ArrowUp') return { do: 'walk', by: -1 };
    if (key === 'Enter' && !now.onButton) return { do: 'confirm' };
    if (/^[a-z]$/i.test(key)) {
      const structure = now.targets.find((one) => one % 26 === key.toUpperCase().charCodeAt(0) - 65);
      if (structure !== undefined) return { do: 'aim', structure };
    }
    if (key.toLowerCase() === 'n') return { do: 'walk', by: 1 };
  }
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Escape':
      return { do: 'drop' };
    case 't':
      return { do: 'street' };
  }
  return null;
}
