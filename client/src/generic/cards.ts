/** Which cards a sentence speaks about, so that the generic board can show them beside it. */

import type { Line } from '../wire';

export function cardsOf(line: Line): number[] {
  const found = Object.values(line.params ?? {}).flatMap((param) => {
    if (typeof param !== 'object') return [];
    if (param.type === 'card') return [param.card];
    if (param.type === 'cards') return param.cards;
    return param.type === 'phrases' ? param.lines.flatMap(cardsOf) : [];
  });
  return [...new Set(found)];
}
