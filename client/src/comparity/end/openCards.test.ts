import { describe, expect, it } from 'vitest';
import type { Entry } from '../../state/model';
import type { ComparityView } from '../../wire';
import { openedOf, rulerOf } from './openCards';

const values = (number: number): object => ({ height: { number } });
const view = {
  order: 'height',
  area: [
    { card: 1, cell: [0, 0], side: { type: 'open', values: values(300) } },
    { card: 2, cell: [1, 0], side: { type: 'hidden' } },
  ],
  discards: [{ card: 3, values: values(40) }],
} as unknown as ComparityView;
const log = [{ events: [{ event: 'card-played', seat: 2, card: 3 }] }] as unknown as Entry[];

describe('what was opened', () => {
  it('goes from small to large, with what was discarded and without what stayed closed', () => {
    expect(openedOf(view, log, [2], []).map((one) => [one.card, one.mine])).toEqual([
      [3, true],
      [1, false],
    ]);
  });
  it('stands against a ruler of round numbers', () => {
    expect(rulerOf(828).marks).toEqual([200, 400, 600, 800]);
    expect(rulerOf(800)).toEqual({ step: 200, marks: [200, 400, 600, 800] });
    expect(rulerOf(343).marks).toEqual([100, 200, 300]);
  });
});
