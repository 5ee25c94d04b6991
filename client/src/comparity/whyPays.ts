/** Why somebody else draws for a mistake that is found: they sit before the checker, whoever placed the card. [C-PEN-2, C-PEN-3] */

import { t } from '../i18n.svelte';
import type { Stake } from '../wire';
import type { Decision } from './decision.svelte';

export function whyPays(decision: Decision, stake: Stake | null | undefined): string {
  const { session } = decision;
  if (!stake || session.model.mine.includes(stake.seat)) return '';
  return t('why-pays', { name: session.name(stake.seat) });
}
