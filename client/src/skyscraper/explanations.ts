/** What the signs of Skyscraper say when one asks them; numbers come from the view, reasons from the server. */

import { t } from '../i18n.svelte';
import type { Explanation } from '../parts/explain.svelte';
import type { StructureSeen } from '../wire';
import { PRIZES, partsOf, signed } from './counting';
import { RULES, type Turn } from './turn.svelte';

const PRIZE_RULES: Record<string, string> = {
  'world-record': 'S-WR-1',
  'order-and-unity': 'S-UNITY-1',
  'mini-skyscraper': 'S-MINI-1',
  'toilet-specialist': 'S-TSPEC-1',
  'faulty-or-smelly': 'S-FAULT-1',
};

export function aboutPrize(turn: Turn, id: string): Explanation {
  const text = [t(`sky-about-${id}`)];
  const prize = PRIZES.find((one) => one.id === id);
  if (prize) {
    const seen = turn.view[prize.key];
    const building = turn.view.structures.find((one) => one.number === seen.holder);
    if (building?.owner != null)
      text.push(t('sky-held-by', { name: turn.who(building.owner), metres: building.metres }));
    else text.push(seen.gone ? t('prize-gone') : t('sky-held-by-nobody'));
  }
  return {
    title: `${turn.nameOf(id)} ${signed(turn.printed(id))}`,
    text,
    rule: PRIZE_RULES[id] ?? '',
  };
}

/** A seat's points so far, part by part, and what its next building has to exceed. */
export function aboutSeat(turn: Turn, seat: number): Explanation {
  const { points, threshold } = turn.view.seats[seat]!;
  const name = turn.who(seat);
  const parts = partsOf(turn.view, seat, turn.cards).map(
    (part) => `${t(`count-${part.word}`)} ${signed(part.points)}`,
  );
  const hasBuilt = turn.view.structures.some((one) => one.owner === seat);
  const isOwn = seat === turn.session.viewpoint && turn.session.model.mine.length === 1;
  return {
    title: t('sky-score', { name, points }),
    text: [
      hasBuilt || points ? parts.join(', ') : t('sky-score-none'),
      threshold === null
        ? t('sky-first-building')
        : t(isOwn ? 'sky-threshold-own' : 'sky-threshold-of', { name, metres: threshold }),
    ].filter(Boolean),
    rule: threshold === null ? 'S-SKY-3' : 'S-THR-2',
  };
}

/** A site or building: how high, what it is worth, and what its strength signs mean. */
export function aboutStructure(turn: Turn, structure: StructureSeen): Explanation {
  const { strength, insurance, earthquakes, marks, metres, points, owner } = structure;
  const text =
    owner === null
      ? [t('sky-about-site', { floors: structure.floors.length, metres, points })]
      : [turn.worth(structure).join(', ')];
  text.push(t('sky-about-strength', { strength }));
  if (insurance) text.push(t('sky-about-insurance', { count: insurance }));
  if (earthquakes) text.push(t('sky-about-cracks', { count: earthquakes }));
  if (marks) text.push(t('sky-about-marks'));
  return { title: turn.titleOf(structure), text, rule: owner === null ? 'S-SKY-2' : 'S-QUAKE-3' };
}

/** What a card does, in a sentence or two. */
export function cardText(turn: Turn, kind: number): string {
  const card = turn.cards[kind];
  if (!card) return '';
  const { metres, points } = card;
  const isFloor = card.kind === 'floor' || card.kind === 'special';
  const words = [t(`sky-card-${isFloor ? 'floor' : card.kind}`, { metres, points })];
  if (isFloor && card.resistance) words.push(t('sky-card-absorber'));
  if (card.kind === 'roof' && card.is_toilet) words.push(t('sky-card-toilet-roof'));
  return words.join(' ');
}

/** A card of the hand: what it does, and why it cannot be played now. */
export function aboutCard(turn: Turn, kind: number): Explanation {
  const why = turn.isDimmed(kind) ? turn.whyNot(kind) : [];
  const text = [cardText(turn, kind)];
  if (why.length) text.push(`${t('sky-why-not')} ${why.map((one) => one.text).join(' ')}`);
  const rule = why[0]?.rule || (RULES[turn.cards[kind]?.kind ?? ''] ?? '');
  return { title: turn.name(kind), text, rule };
}
