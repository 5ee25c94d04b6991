import type { Value } from '../wire';

/** The last card that was turned over, and where it lay. */
export interface Told {
  version: number;
  seat: number;
  card: number;
  correct: boolean;
  number: number;
  values: Record<string, Value>;
  /** The gap it was put into, in the line as it lies now. */
  gap: number;
  /** The gap where it belongs. */
  place: number;
  left: number | null;
  right: number | null;
  /** A neighbour of equal value. */
  tie: number | null;
  /** The card that was drawn for it. */
  fresh: number | null;
}
