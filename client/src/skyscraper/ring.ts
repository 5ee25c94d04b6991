/** Seats round a table, mine below and the next ones clockwise, so that "left" is left; arrows carry the hands. */

import type { HandPassed } from '../wire';

export interface Place {
  seat: number;
  x: number;
  y: number;
  /** Whether a hand leaves this seat. */
  takesPart: boolean;
}

const CENTRE = { x: 190, y: 112 };
const SEATS = { x: 132, y: 84 };
const ARROWS = { x: 128, y: 80 };
/** How much of the way from seat to seat an arrow leaves free at each end. */
const GAP = 0.3;

function on(ellipse: { x: number; y: number }, angle: number): { x: number; y: number } {
  return { x: CENTRE.x + ellipse.x * Math.cos(angle), y: CENTRE.y + ellipse.y * Math.sin(angle) };
}

function arrow(from: number, to: number): string {
  const sweep = to > from ? 1 : -1;
  const start = on(ARROWS, from + (to - from) * GAP);
  const end = on(ARROWS, to - (to - from) * GAP);
  const before = on(ARROWS, to - (to - from) * GAP - sweep * 0.001);
  const heading = Math.atan2(end.y - before.y, end.x - before.x);
  const barb = (turn: number): string =>
    `M${end.x.toFixed(1)} ${end.y.toFixed(1)}L${(end.x - 11 * Math.cos(heading + turn)).toFixed(1)} ${(end.y - 11 * Math.sin(heading + turn)).toFixed(1)}`;
  return (
    `M${start.x.toFixed(1)} ${start.y.toFixed(1)}` +
    `A${ARROWS.x} ${ARROWS.y} 0 ${Math.abs(to - from) * (1 - 2 * GAP) > Math.PI ? 1 : 0} ${sweep > 0 ? 1 : 0} ${end.x.toFixed(1)} ${end.y.toFixed(1)}` +
    barb(0.5) +
    barb(-0.5)
  );
}

/** The hands say which way they go: to the next seat clockwise that holds cards, or the other way round. */
export function ringOf(
  seats: number,
  mine: number,
  hands: readonly HandPassed[],
): { seats: Place[]; arrows: string[] } {
  const step = (2 * Math.PI) / seats;
  const angle = (seat: number): number => Math.PI / 2 + ((seat - mine + seats) % seats) * step;
  const givers = new Set(hands.map((one) => one.giver));
  const places = Array.from({ length: seats }, (_, i) => {
    const seat = (mine + i) % seats;
    return { seat, ...on(SEATS, angle(seat)), takesPart: givers.has(seat) };
  });
  const first = hands[0];
  // the order of giving is the order of seats, or its reverse
  const back = first !== undefined && hands[1] !== undefined && hands[1].giver < first.giver;
  const arrows = hands
    .filter((one) => one.giver !== one.taker)
    .map((one) => {
      const away = (one.taker - one.giver + seats) % seats;
      const from = angle(one.giver);
      return arrow(from, back ? from - (seats - away) * step : from + away * step);
    });
  return { seats: places, arrows };
}
