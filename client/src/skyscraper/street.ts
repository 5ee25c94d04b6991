/** Where sites and buildings stand on the one street of Skyscraper: one scale, one ruler. */

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
const EMPTY = 116;
const RULER = 76;

/** The seats left of the sites, mine last, and those right of them: my lot stands next to the sites. */
export function sides(seats: number, mine: number | null): { left: number[]; right: number[] } {
  const first = mine ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, i) => (first + 1 + i) % seats);
  const cut = Math.ceil(others.length / 2);
  return { right: others.slice(0, cut), left: [...others.slice(cut), first] };
}

function lotWidth(lot: Lot): number {
  return lot.buildings.length ? Math.max(EMPTY, lot.buildings.length * (BUILDING + 18) + 10) : EMPTY;
}

export function layStreet(sites: number[], lots: Lot[], mine: number | null, room: number): Street {
  const { left, right } = sides(lots.length, mine);
  const bySeat = new Map(lots.map((lot) => [lot.seat, lot]));
  const natural =
    lots.reduce((sum, lot) => sum + lotWidth(lot) + 8, 0) + sites.length * (SITE + BETWEEN) + BETWEEN;
  const scale = Math.max(0.6, Math.min(1.15, (room - RULER) / natural));
  const found: Street = { width: RULER, lots: new Map(), structures: new Map() };
  let x = RULER;
  const place = (seat: number): void => {
    const lot = bySeat.get(seat);
    if (!lot) return;
    const width = lotWidth(lot) * scale;
    found.lots.set(seat, { left: x, width });
    const each = BUILDING * scale;
    const gap = (width - lot.buildings.length * each) / (lot.buildings.length + 1);
    lot.buildings.forEach((number, i) =>
      found.structures.set(number, { left: x + gap + i * (each + gap), width: each }),
    );
    x += width + 8 * scale;
  };
  left.forEach(place);
  x += (BETWEEN / 2) * scale;
  for (const number of sites) {
    found.structures.set(number, { left: x + (BETWEEN / 2) * scale, width: SITE * scale });
    x += (SITE + BETWEEN) * scale;
  }
  x += (BETWEEN / 2) * scale;
  right.forEach(place);
  found.width = Math.max(x, room);
  return found;
}

/** On a phone: all sites side by side on one ruler. */
export function laySites(sites: number[], room: number): Map<number, Spot> {
  const ruler = 46;
  const pitch = Math.max(58, Math.min(118, (room - ruler - 6) / Math.max(1, sites.length)));
  return new Map(sites.map((number, i) => [number, { left: ruler + i * pitch + 5, width: pitch - 14 }]));
}

/** How many metres the ruler shows. */
export function rulerTop(heights: number[]): number {
  return Math.max(200, ...heights.map((metres) => metres + 40));
}

export { siteLetter as letter } from '../state/speak';

export type Pip = 'strength' | 'absorber' | 'insurance' | 'crack' | 'century' | 'hit';

/** Strength as small signs: what is left, what protects it, what it has lost, and what would be hit. */
export function pipsOf(
  structure: { resistance: number; earthquakes: number; insurance: number; marks: number; strength: number },
  isHit: boolean,
): Pip[] {
  const lost = structure.earthquakes + structure.marks;
  const whole = Math.max(0, structure.resistance - lost);
  const pips: Pip[] = Array.from({ length: whole }, () => 'strength');
  for (let i = 0; i < structure.insurance; i++) pips.push('insurance');
  if (isHit && pips.length) pips[pips.length - 1] = 'hit';
  for (let i = 0; i < structure.marks; i++) pips.push('century');
  for (let i = 0; i < structure.earthquakes; i++) pips.push('crack');
  return pips;
}
