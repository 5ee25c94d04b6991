/** Where sites and buildings stand on the one street of Skyscraper: one scale, one ruler. */

import type { StructureSeen } from '../wire';

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

const SITE = 118;
const BETWEEN = 40;
const BUILDING = 52;
const LOT = 116;
const RULER = 72;
/** Sites and buildings shrink so far before the street scrolls. */
const SMALLEST = 0.78;
const LARGEST = 1.15;

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

function lotWidth(lot: Lot, wide: number): number {
  return Math.max(LOT, lot.buildings.length * (wide + 18) + 10);
}

export function layStreet(
  sites: number[],
  lots: Lot[],
  mine: number | null,
  room: number,
  sizes: { ruler?: number; building?: number } = {},
): Street {
  const { left, right } = sides(lots.length, mine);
  const ruler = sizes.ruler ?? RULER;
  const building = sizes.building ?? BUILDING;
  const bySeat = new Map(lots.map((lot) => [lot.seat, lot]));
  const middle = sites.length ? sites.length * (SITE + BETWEEN) + BETWEEN : 0;
  const natural = lots.reduce((sum, lot) => sum + lotWidth(lot, building) + 8, 0) + middle;
  const scale = Math.max(SMALLEST, Math.min(LARGEST, (room - ruler) / natural));
  /** What is left over goes between the lots. */
  const air = Math.max(0, (room - ruler - natural * scale) / (lots.length + 1));
  const found: Street = { width: ruler, lots: new Map(), structures: new Map() };
  let x = ruler + air / 2;
  const place = (seat: number): void => {
    const lot = bySeat.get(seat);
    if (!lot) return;
    const width = lotWidth(lot, building) * scale;
    found.lots.set(seat, { left: x, width });
    const each = building * scale;
    const gap = (width - lot.buildings.length * each) / (lot.buildings.length + 1);
    lot.buildings.forEach((number, i) =>
      found.structures.set(number, { left: x + gap + i * (each + gap), width: each }),
    );
    x += width + 8 * scale + air;
  };
  left.forEach(place);
  if (sites.length) x += (BETWEEN / 2) * scale;
  for (const number of sites) {
    found.structures.set(number, { left: x + (BETWEEN / 2) * scale, width: SITE * scale });
    x += (SITE + BETWEEN) * scale;
  }
  if (sites.length) x += (BETWEEN / 2) * scale;
  right.forEach(place);
  found.width = Math.max(x - air, room);
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

/** How many metres the ruler shows. */
export function rulerTop(heights: number[]): number {
  return Math.max(200, ...heights.map((metres) => metres + 30));
}

/** What a site is called on the table. */
export function letter(number: number): string {
  return String.fromCharCode(65 + (number % 26));
}

export type Pip = 'strength' | 'absorber' | 'insurance' | 'crack' | 'century' | 'hit';

type Strength = Pick<StructureSeen, 'resistance' | 'earthquakes' | 'insurance' | 'marks'>;

/** Strength as small signs: what is left, what protects it, what it has lost, and what would be hit. */
export function pipsOf(structure: Strength, isHit: boolean): Pip[] {
  const lost = structure.earthquakes + structure.marks;
  const whole = Math.max(0, structure.resistance - lost);
  const pips: Pip[] = Array.from({ length: whole }, () => 'strength');
  for (let i = 0; i < structure.insurance; i++) pips.push('insurance');
  if (isHit && pips.length) pips[pips.length - 1] = 'hit';
  for (let i = 0; i < structure.marks; i++) pips.push('century');
  for (let i = 0; i < structure.earthquakes; i++) pips.push('crack');
  return pips;
}
