/** What moves on the street after something happened, and when. Times in milliseconds. */

import type { AnyEvent } from '../wire';
import type { Spot } from './street';

export const TIMES = {
  lower: 220,
  /** The netting drops, and colours light up storey by storey. */
  unveil: 500,
  storey: 60,
  prize: 300,
  rise: 250,
  shake: 240,
  crack: 150,
  /** Floors fall one after the other. */
  fall: 70,
  dust: 200,
  /** The Earthquake of the Century runs along the street. */
  wave: 700,
  move: 300,
} as const;

export interface Motion {
  version: number;
  /** By structure: when it is shaken. */
  shaken: Map<number, number>;
  /** The same for what falls. */
  fallen: Map<number, number>;
  unveiled: Set<number>;
  opened: Set<number>;
  prizes: { prize: 'mini' | 'unity' | 'record'; source: number | null; target: number | null }[];
}

export const STILL: Motion = {
  version: -1,
  shaken: new Map(),
  fallen: new Map(),
  unveiled: new Set(),
  opened: new Set(),
  prizes: [],
};

/** In a wave, what stands further right moves later. */
export function motionOf(
  version: number,
  events: readonly AnyEvent[],
  spots: ReadonlyMap<number, Spot>,
  width: number,
): Motion {
  const isWave = events.some((event) => event.event === 'CenturyQuake');
  const when = (structure: number): number => {
    const spot = spots.get(structure);
    return isWave && spot ? Math.round((TIMES.wave * (spot.left + spot.width / 2)) / Math.max(1, width)) : 0;
  };
  const found: Motion = {
    version,
    shaken: new Map(),
    fallen: new Map(),
    unveiled: new Set(),
    opened: new Set(),
    prizes: [],
  };
  for (const event of events)
    switch (event.event) {
      case 'QuakeHit':
      case 'InsuranceCancelled':
        found.shaken.set(event.structure, when(event.structure));
        break;
      case 'CenturyQuake':
        for (const one of [...event.marked, ...event.uninsured]) found.shaken.set(one, when(one));
        break;
      case 'Collapsed':
        found.fallen.set(event.structure, when(event.structure));
        break;
      case 'Claimed':
        found.unveiled.add(event.structure);
        break;
      case 'SiteOpened':
        found.opened.add(event.structure);
        break;
      case 'PrizeMoved':
        found.prizes.push({ prize: event.prize, source: event.source, target: event.target });
        break;
    }
  return found;
}

/** How long a tower takes to fall, dust included. */
export function fallTime(floors: number): number {
  return Math.max(1, floors) * TIMES.fall + 260 + TIMES.dust;
}
