/** Where sites and buildings stand on the one street of Skyscraper: one scale, one ruler. */

import type { BuildingCard, StructureSeen } from '../wire';

export interface Lot {
  seat: number;
  buildings: number[];
}

export interface Spot {
  left: number;
  width: number;
}

export interface Street {
  width: number;
  lots: Map<number, Spot>;
  /** By the structure's number. */
  structures: Map<number, Spot>;
}

/** Sizes where there is room, and the smallest before the street scrolls. */
const LOOSE = { site: 118, between: 40, building: 52, beside: 18, lot: 116, apart: 8 };
const TIGHT = { site: 92, between: 20, building: 38, beside: 8, lot: 72, apart: 6 };
/** For a street that is fuller than usual. */
const SQUEEZED = { site: 56, between: 13, building: 34, beside: 6, lot: 62, apart: 5 };
const LARGEST = 1.15;
const RULER = 72;
type Sizes = typeof LOOSE;

/** From squeezed (-1) over tight (0) to loose (1) and a little more. */
function mixed(share: number): Sizes {
  const other = share < 0 ? SQUEEZED : LOOSE;
  const mix = (key: keyof Sizes): number => TIGHT[key] + (other[key] - TIGHT[key]) * Math.abs(share);
  return {
    site: mix('site'),
    between: mix('between'),
    building: mix('building'),
    beside: mix('beside'),
    lot: mix('lot'),
    apart: mix('apart'),
  };
}

/** Each seat's lot with its buildings, in the order of seats. */
export function lotsOf(structures: StructureSeen[], seats: number): Lot[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    buildings: structures.filter((one) => one.owner === seat).map((one) => one.number),
  }));
}

/** The seats left of the sites, mine last, and those right of them: my lot stands next to the sites. */
export function sides(seats: number, mine: number | null): { left: number[]; right: number[] } {
  const first = mine ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, i) => (first + 1 + i) % seats);
  const cut = Math.ceil(others.length / 2);
  return { right: others.slice(0, cut), left: [...others.slice(cut), first] };
}

function lotWidth(lot: Lot, sizes: Sizes): number {
  return Math.max(sizes.lot, lot.buildings.length * (sizes.building + sizes.beside) + sizes.beside);
}

function streetWidth(sites: number, lots: Lot[], sizes: Sizes): number {
  const middle = sites * (sizes.site + sizes.between) + sizes.between;
  return lots.reduce((sum, lot) => sum + lotWidth(lot, sizes) + sizes.apart, middle);
}

/** The largest sizes that fit, a little above the drawn ones where there is much room. */
function fitting(sites: number, lots: Lot[], room: number): Sizes {
  let low = -1;
  let high = LARGEST;
  for (let i = 0; i < 12; i++) {
    const share = (low + high) / 2;
    if (streetWidth(sites, lots, mixed(share)) <= room) low = share;
    else high = share;
  }
  return mixed(low);
}

export function layStreet(sites: number[], lots: Lot[], mine: number | null, room: number): Street {
  const { left, right } = sides(lots.length, mine);
  const bySeat = new Map(lots.map((lot) => [lot.seat, lot]));
  const sizes = fitting(sites.length, lots, room - RULER);
  /** What is left over goes between the lots. */
  const spare = room - RULER - streetWidth(sites.length, lots, sizes);
  const air = Math.max(0, spare / (lots.length + 1));
  const found: Street = { width: room, lots: new Map(), structures: new Map() };
  let x = RULER + air / 2;
  const place = (seat: number): void => {
    const lot = bySeat.get(seat);
    if (!lot) return;
    const width = lotWidth(lot, sizes);
    found.lots.set(seat, { left: x, width });
    const gap = (width - lot.buildings.length * sizes.building) / (lot.buildings.length + 1);
    lot.buildings.forEach((number, i) =>
      found.structures.set(number, {
        left: x + gap + i * (sizes.building + gap),
        width: sizes.building,
      }),
    );
    x += width + sizes.apart + air;
  };
  left.forEach(place);
  x += sizes.between / 2;
  for (const number of sites) {
    found.structures.set(number, { left: x + sizes.between / 2, width: sizes.site });
    x += sizes.site + sizes.between;
  }
  x += sizes.between / 2;
  right.forEach(place);
  found.width = Math.max(room, x - air);
  return found;
}

const NARROWEST = 58;
const PHONE_RULER = 44;

/** On a phone: all sites side by side on one ruler; more than fit scroll. */
export function laySites(sites: number[], room: number): Map<number, Spot> {
  const space = room - PHONE_RULER - 4;
  const pitch = Math.max(NARROWEST, Math.min(116, space / Math.max(1, sites.length)));
  const start = PHONE_RULER + Math.max(0, (space - pitch * sites.length) / 2);
  return new Map(
    sites.map((number, i) => {
      const width = Math.min(92, pitch - 12);
      return [number, { left: start + i * pitch + (pitch - width) / 2, width }];
    }),
  );
}

/** Of several, the one after the chosen one, round and round; the first if none is chosen. */
export function nextIn<T extends { number: number }>(some: readonly T[], chosen: number | null): T {
  const at = some.findIndex((one) => one.number === chosen);
  return some[(at + 1) % some.length]!;
}

/** How many metres the ruler shows. */
export function rulerTop(heights: number[]): number {
  return Math.max(200, ...heights.map((metres) => metres + 30));
}

/** What a site is called on the table. */
export function letter(number: number): string {
  return String.fromCharCode(65 + (number % 26));
}

export type Pip = 'strength' | 'absorber' | 'insurance' | 'crack' | 'century' | 'hit' | 'insurance-hit';

type Strength = Pick<StructureSeen, 'resistance' | 'earthquakes' | 'insurance' | 'marks'>;

/** How much of the resistance is seen to come from floors. */
export function absorbersOf(structure: StructureSeen, cards: BuildingCard[]): number {
  return structure.floors.reduce(
    (sum, floor) => sum + (typeof floor.card === 'number' ? (cards[floor.card]?.resistance ?? 0) : 0),
    0,
  );
}

/** Strength as small signs: what is left, what protects it, what it has lost, and what would be hit. */
export function pipsOf(structure: Strength, isHit: boolean, absorbers = 0): Pip[] {
  const lost = structure.earthquakes + structure.marks;
  const whole = Math.max(0, structure.resistance - lost);
  const pips = Array.from({ length: whole }, (_, i): Pip =>
    i >= whole - absorbers ? 'absorber' : 'strength',
  );
  for (let i = 0; i < structure.insurance; i++) pips.push('insurance');
  if (isHit && pips.length) pips[pips.length - 1] = structure.insurance ? 'insurance-hit' : 'hit';
  for (let i = 0; i < structure.marks; i++) pips.push('century');
  for (let i = 0; i < structure.earthquakes; i++) pips.push('crack');
  return pips;
}
