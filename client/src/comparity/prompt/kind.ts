/** Which prompt a decision needs, and the rule that it leads to. Independent of the DOM. */

import type { ComparityView } from '../../wire';
import type { Picks } from '../picks';

export type Kind =
  | 'waiting'
  | 'turn'
  | 'placing'
  | 'checking'
  | 'answer'
  | 'extra'
  | 'repair'
  | 'join'
  | 'give'
  | 'bonus'
  | 'challenge';

/** The prompt for a phase: what is being picked decides where laying and checking are both possible. */
export function kindOf(phase: ComparityView['phase'], mine: boolean, mode: Picks['mode']): Kind {
  if (!mine || phase === 'over') return 'waiting';
  if (mode === 'check') return 'checking';
  if (phase === 'duet') return 'answer';
  if (phase === 'turn') return mode === 'place' ? 'placing' : 'turn';
  return phase;
}

/** Where the rules explain it. */
export const RULES: Record<Kind, string> = {
  waiting: 'C-TURN-1',
  turn: 'C-TURN-2',
  placing: 'C-PLAY-4',
  checking: 'C-CHECK-1',
  answer: 'C-DUET-2',
  extra: 'C-CHECK-2',
  repair: 'C-FIX-1',
  join: 'C-FIX-3',
  give: 'C-EMPTY-1',
  bonus: 'C-TRIO-2',
  challenge: 'C-R-45',
};

/** Prompts that need the whole panel, so that deck, discards and box fold into one line. */
export function isLong(kind: Kind): boolean {
  return ['repair', 'extra', 'join', 'challenge'].includes(kind);
}
