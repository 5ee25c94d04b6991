/** The points of a seat as a sum that everybody can follow; the sum itself is the server's. */

import type { BuildingCard, SkyscraperView } from '../wire';

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
export function prizesOn(view: SkyscraperView, number: number): string[] {
  return PRIZES.filter((prize) => view[prize.key].holder === number).map((prize) => prize.id);
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

/** A number with its sign, with a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
