/** How a structure came to be: what the log tells of it, and who laid its floors. Independent of the DOM. */

import type { Entry } from '../state/model';
import type { AnyEvent, Line, StructureSeen } from '../wire';

/** Messages about a card that do not name what it was played on. */
const OF_THE_CARD = /^skyscraper-(told-(plays|toilets|century)|fault-)/;

function isPlayedOn(event: AnyEvent, structure: number): boolean {
  switch (event.event) {
    case 'FloorAdded':
    case 'Claimed':
    case 'QuakeHit':
    case 'InsuranceAdded':
    case 'InsuranceCancelled':
      return event.structure === structure;
    case 'CenturyQuake':
      return [...event.uninsured, ...event.marked].includes(structure);
    default:
      return false;
  }
}

/** The words for a prize that goes elsewhere name only where it goes. */
function isLoss(line: Line, events: AnyEvent[], structure: number): boolean {
  return events.some(
    (event) =>
      event.event === 'PrizeMoved' &&
      event.source === structure &&
      [`skyscraper-told-prize-${event.prize}`, `skyscraper-told-lost-${event.prize}`].includes(line.code),
  );
}

/** The Earthquake of the Century has one sentence for all. */
function shaken(events: AnyEvent[], structure: number): Line[] {
  const params = { structure: structure + 1 };
  return events.flatMap((event) => {
    if (event.event !== 'CenturyQuake') return [];
    if (event.uninsured.includes(structure)) return [{ code: 'sky-shaken-uninsured', params }];
    return event.marked.includes(structure) ? [{ code: 'sky-shaken-marked', params }] : [];
  });
}

/** What an entry tells of a structure; nothing where it is about others. */
export function linesAbout({ events, lines }: Entry, structure: number): Line[] {
  const isTarget = events.some((event) => isPlayedOn(event, structure));
  const about = lines.filter(
    (line) =>
      line.params['structure'] === structure + 1 ||
      (isTarget && OF_THE_CARD.test(line.code)) ||
      isLoss(line, events, structure),
  );
  return [...about, ...shaken(events, structure)];
}

/** Who laid each floor, from below; null where that happened before the log begins. */
export function buildersOf(log: Entry[], { number, floors }: StructureSeen): (number | null)[] {
  const heard = log
    .flatMap((entry) => entry.events)
    .flatMap((event) => (event.event === 'FloorAdded' && event.structure === number ? [event.seat] : []));
  return floors.map((_, i) => heard[i - (floors.length - heard.length)] ?? null);
}
