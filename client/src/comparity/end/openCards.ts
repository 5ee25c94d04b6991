/** Every card that lies open when a game is over, from small to large. Independent of the DOM. */

import type { Entry } from '../../state/model';
import type { ComparityView, Value } from '../../wire';
import type { Surprise } from '../history';

export interface Opened {
  card: number;
  value: Value;
  /** Laid by one of my seats. */
  mine: boolean;
  /** One of two that a check found the wrong way round. */
  caught: boolean;
}

/** What was opened in a game; closed cards never appear. [C-MEM-1] */
export function openedOf(
  view: ComparityView,
  log: Entry[],
  mine: readonly number[],
  surprises: Surprise[],
): Opened[] {
  const laid = new Set(
    log.flatMap((entry) =>
      entry.events.flatMap((event) =>
        event.event === 'card-played' && mine.includes(event.seat) ? [event.card] : [],
      ),
    ),
  );
  const caught = new Set(surprises.flatMap((one) => [one.low, one.high]));
  const open = [
    ...view.area.flatMap((card) =>
      card.side.type === 'open' ? [{ card: card.card, value: card.side.values[view.order] }] : [],
    ),
    ...view.discards.map((card) => ({ card: card.card, value: card.values[view.order] })),
  ];
  return open
    .flatMap(({ card, value }) =>
      value ? [{ card, value, mine: laid.has(card), caught: caught.has(card) }] : [],
    )
    .sort((a, b) => a.value.number - b.value.number);
}

/** Round numbers for a ruler from nothing to the most. */
export function rulerOf(most: number): { step: number; marks: number[] } {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power * 10;
  const marks: number[] = [];
  for (let mark = step; mark <= most; mark += step) marks.push(mark);
  return { step, marks };
}
