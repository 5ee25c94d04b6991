/** The points of a seat as a sum that everybody can follow; the sum itself is the server's. */

import type { BuildingCard, SkyscraperView, StructureSeen } from '../wire';

export interface Part {
  word: 'floors' | 'prizes' | 'toilets' | 'faulty';
  points: number;
}

export const PRIZES = [
  { id: 'world-record', key: 'record' },
  { id: 'order-and-unity', key: 'unity' },
  { id: 'mini-skyscraper', key: 'mini' },
] as const;

export function printedPoints(cards: BuildingCard[], id: string): number {
  return cards.find((card) => card.id === id)?.points ?? 0;
}

/** The prizes that lie on a structure. */
export function prizesOn(view: SkyscraperView, number: number): (typeof PRIZES)[number]['id'][] {
  return PRIZES.filter((prize) => view[prize.key].holder === number).map((prize) => prize.id);
}

/** What a building counts for: its floors or its fault, then each prize that lies on it. */
export interface Worth {
  what: 'floors' | 'faulty' | (typeof PRIZES)[number]['id'];
  points: number;
}

export function worthOf(view: SkyscraperView, building: StructureSeen, cards: BuildingCard[]): Worth[] {
  const own: Worth = building.faulty
    ? { what: 'faulty', points: printedPoints(cards, 'faulty-or-smelly') }
    : { what: 'floors', points: building.points };
  const won = prizesOn(view, building.number).map((what) => ({ what, points: printedPoints(cards, what) }));
  return [own, ...won];
}

/** Empty where the parts do not add up to what the server counted: a wrong sum is worse than none. */
export function partsOf(view: SkyscraperView, seat: number, cards: BuildingCard[]): Part[] {
  const own = view.structures.filter((one) => one.owner === seat);
  const faulty = own.filter((one) => one.faulty);
  const floors = own.filter((one) => !one.faulty).reduce((sum, one) => sum + one.points, 0);
  const prizes = own
    .flatMap((one) => prizesOn(view, one.number))
    .reduce((sum, id) => sum + printedPoints(cards, id), 0);
  const toilets = (view.seats[seat]?.toilets ?? 0) * printedPoints(cards, 'toilet-specialist');
  const found: Part[] = [
    { word: 'floors', points: floors },
    { word: 'prizes', points: prizes },
    { word: 'toilets', points: toilets },
    { word: 'faulty', points: faulty.length * printedPoints(cards, 'faulty-or-smelly') },
  ];
  const sum = found.reduce((all, part) => all + part.points, 0);
  const total = view.outcome?.scores[seat] ?? view.seats[seat]?.points ?? 0;
  return sum === total ? found.filter((part) => part.word === 'floors' || part.points !== 0) : [];
}

/** What made the winner win: a few floors of one tower that are worth the whole lead, else the part with the largest one. */
export type Decided =
  | { by: 'tower'; cards: number[]; points: number }
  | { by: Part['word']; own: number; other: number; second: number };

/** Null if the victory was shared or cannot be explained by a sum. */
export function decidedBy(view: SkyscraperView, cards: BuildingCard[]): Decided | null {
  const { winners = [], scores = [] } = view.outcome ?? {};
  const [winner] = winners;
  const [second] = scores
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner)
    .sort((a, b) => scores[b]! - scores[a]!);
  if (winner === undefined || second === undefined || winners.length > 1) return null;
  const lead = scores[winner]! - scores[second]!;
  const [own, other] = [partsOf(view, winner, cards), partsOf(view, second, cards)];
  if (lead <= 0 || !own.length || !other.length) return null;
  const pointsOf = (parts: Part[], word: Part['word']): number =>
    parts.find((part) => part.word === word)?.points ?? 0;
  const leads = (['floors', 'prizes', 'toilets', 'faulty'] as const)
    .map((by) => ({ by, own: pointsOf(own, by), other: pointsOf(other, by), second }))
    .sort((a, b) => b.own - b.other - (a.own - a.other));
  const most = leads[0]!;
  return (most.by === 'floors' ? towerWorth(view, winner, lead) : null) ?? most;
}

/** At most three floors of one tower that are worth so much, the fewest there are. */
function towerWorth(view: SkyscraperView, seat: number, lead: number): Decided | null {
  const found = view.structures
    .filter((one) => one.owner === seat && !one.faulty)
    .flatMap((one) => {
      const best = one.floors
        .flatMap((floor) => (typeof floor.card === 'number' && floor.points ? [floor] : []))
        .sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
      for (const count of [1, 2, 3]) {
        const some = best.slice(0, count);
        const points = some.reduce((sum, floor) => sum + (floor.points ?? 0), 0);
        if (some.length === count && points >= lead)
          return [{ by: 'tower' as const, cards: some.map((floor) => floor.card as number), points }];
      }
      return [];
    });
  return found.sort((a, b) => a.cards.length - b.cards.length || b.points - a.points)[0] ?? null;
}

/** A number with its sign, with a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
