/** What in a move of Skyscraper is a moment for whoever sits at this screen. Independent of the DOM. */

import type { Entry } from '../state/model';

export type SkyscraperMoment =
  | { what: 'over'; winners: number[] }
  | { what: 'stolen'; by: number; card: number | null }
  | { what: 'tornado'; by: number; way: 'left' | 'right'; cards: number[] }
  | { what: 'fell'; structure: number; owner: number | null }
  | { what: 'record'; structure: number; from: number | null }
  | { what: 'shaken'; structure: number }
  | { what: 'completed'; by: number; structure: number };

/**
 * The weightiest thing that happened: the end, then what others did to me, then what changes the street for everybody. What
 * I did myself I have seen, except that a World Record changed hands. `owners` says whose each standing building is.
 */
export function momentOf(
  entry: Entry,
  mine: readonly number[],
  owners: ReadonlyMap<number, number>,
): SkyscraperMoment | null {
  const { events } = entry;
  const isMine = (seat: number | null | undefined): boolean => seat != null && mine.includes(seat);
  const over = events.find((one) => one.event === 'GameOver');
  if (over) return { what: 'over', winners: over.winners };
  const isMyMove = isMine(entry.seat);
  for (const one of events) {
    if (one.event === 'CardStolen' && isMine(one.victim) && !isMine(one.thief))
      return { what: 'stolen', by: one.thief, card: typeof one.card === 'number' ? one.card : null };
    if (one.event === 'HandsPassed' && !isMyMove && one.ring.some(isMine)) {
      const own = one.hands[mine[0] ?? -1];
      return { what: 'tornado', by: one.seat, way: one.direction, cards: Array.isArray(own) ? own : [] };
    }
  }
  const fallen = isMyMove ? [] : events.filter((one) => one.event === 'Collapsed');
  const fell = fallen.find((one) => isMine(one.owner)) ?? fallen[0];
  if (fell) return { what: 'fell', structure: fell.structure, owner: fell.owner };
  const record = events.find((one) => one.event === 'PrizeMoved' && one.prize === 'record');
  if (record?.event === 'PrizeMoved' && record.target !== null) {
    const from = record.source === null ? null : (owners.get(record.source) ?? null);
    if (from !== null || isMine(owners.get(record.target)))
      return { what: 'record', structure: record.target, from };
  }
  if (isMyMove) return null;
  const hit = events.find((one) => one.event === 'QuakeHit' && isMine(owners.get(one.structure)));
  if (hit?.event === 'QuakeHit') return { what: 'shaken', structure: hit.structure };
  const built = events.find((one) => one.event === 'Claimed');
  return built ? { what: 'completed', by: built.seat, structure: built.structure } : null;
}
