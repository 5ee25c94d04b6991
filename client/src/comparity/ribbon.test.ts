import { describe, expect, it } from 'vitest';
import {
  jointOf,
  layOut,
  narrowView,
  neighboursOf,
  pairsOf,
  riftsOf,
  sidewaysView,
  signAt,
  signOf,
  stepFrom,
  tearThrough,
  type BoardView,
  type Cell,
} from './ribbon';

const board: Cell[] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, 1],
  [2, -1],
];
const room = { width: 1100, height: 640 };
const views: BoardView[] = ['ribbon', 'tall', 'rulebook'];

describe('the board on the screen', () => {
  it.each(views)('never lets two tiles overlap (%s)', (view) => {
    const layout = layOut(view, board, { ...room, width: view === 'tall' ? 376 : 1100 });
    const rects = board.map(layout.at);
    rects.forEach((a, i) =>
      rects.slice(i + 1).forEach((b) => {
        const apart =
          a.left + a.width <= b.left ||
          b.left + b.width <= a.left ||
          a.top + a.height <= b.top ||
          b.top + b.height <= a.top;
        expect(apart).toBe(true);
      }),
    );
  });
  it.each(views)('joins exactly the neighbours with a bar in the gap between them (%s)', (view) => {
    const layout = layOut(view, board, { ...room, width: view === 'tall' ? 376 : 1100 });
    for (const { low, high } of pairsOf(board)) {
      const joint = jointOf(layout.at(low), layout.at(high), view);
      expect(joint.width).toBeGreaterThan(0);
      expect(joint.height).toBeGreaterThan(0);
      expect(Math.max(joint.width, joint.height)).toBeLessThan(30);
    }
  });
  it('grows upwards in the ribbon, to the right on a phone, and both ways in the rulebook', () => {
    const low: Cell = [0, 0];
    const right: Cell = [1, 0];
    const above: Cell = [0, 1];
    const ribbon = layOut('ribbon', [low, right, above], room);
    expect(ribbon.at(right).top).toBeLessThan(ribbon.at(low).top);
    expect(ribbon.at(above).top).toBeLessThan(ribbon.at(low).top);
    const tall = layOut('tall', [low, right, above], { width: 376, height: 400 });
    expect(tall.at(right).left).toBeGreaterThan(tall.at(low).left);
    expect(tall.at(above).left).toBeGreaterThan(tall.at(low).left);
    const book = layOut('rulebook', [low, right, above], room);
    expect(book.at(right).left).toBeGreaterThan(book.at(low).left);
    expect(book.at(above).top).toBeLessThan(book.at(low).top);
  });
  it('draws cards of a diagonal board much larger in the ribbon than in the rulebook view', () => {
    const diagonal: Cell[] = Array.from({ length: 24 }, (_, i) => [Math.ceil(i / 2), -Math.floor(i / 2)]);
    const area = (view: BoardView): number => {
      const { tile } = layOut(view, diagonal, room);
      return tile.width * tile.height;
    };
    expect(area('ribbon')).toBeGreaterThan(1.5 * area('rulebook'));
  });
  it('reads signs from left to right, or from top to bottom', () => {
    const row = { low: [0, 0] as Cell, high: [1, 0] as Cell };
    const column = { low: [0, 0] as Cell, high: [0, 1] as Cell };
    expect([signOf(row, 'ribbon'), signOf(column, 'ribbon'), signOf(column, 'tall')]).toEqual([
      '≤',
      '≥',
      '≤',
    ]);
  });
  it('tells which neighbours a cell must not be smaller than, and which it must not exceed', () => {
    const there = (cell: Cell): boolean => board.some(([x, y]) => x === cell[0] && y === cell[1]);
    expect(neighboursOf([1, 1], there)).toEqual({
      under: [
        [0, 1],
        [1, 0],
      ],
      over: [],
    });
  });
  it('moves the parts of a split area away from each other along the ribbon', () => {
    const rifts = riftsOf([
      [[5, -5]],
      [
        [0, 0],
        [0, 1],
      ],
    ]);
    expect(rifts.get('0,0')).toBeLessThan(0);
    expect(rifts.get('0,0')).toBe(rifts.get('0,1'));
    expect(rifts.get('5,-5')).toBe(-rifts.get('0,0')!);
  });
  it('tears the area through the cells that can join it, down the desk and across the phone', () => {
    const rect = { left: 100, top: 100, width: 40, height: 40 };
    const numbers = (path: string, place: 0 | 1): number[] =>
      path
        .slice(1)
        .split('L')
        .map((point) => Number(point.split(' ')[place]));
    const spread = (all: number[]): number => Math.max(...all) - Math.min(...all);
    const down = tearThrough([rect], 'ribbon', 0);
    const over = tearThrough([rect], 'tall', 0);
    expect(spread(numbers(down, 1))).toBeGreaterThan(100);
    expect(spread(numbers(down, 0))).toBeLessThan(10);
    expect(spread(numbers(over, 0))).toBeGreaterThan(100);
    const beside = { ...rect, left: rect.left + 200 };
    expect(spread(numbers(tearThrough([rect, beside], 'ribbon', 0), 1))).toBeLessThan(10);
    expect(tearThrough([], 'tall', 0)).toBe('');
  });
  it('puts the sign of a comparison over no name and no number', () => {
    const tile = { left: 0, top: 0, width: 54, height: 60 };
    const [beside, below] = [
      { ...tile, left: 62, top: 35 },
      { ...tile, left: 30, top: 69 },
    ];
    // side by side: from the left tile's edge on, over the gap and the ruler
    expect(signAt(tile, beside, 'tall', 16).x - 8).toBe(53);
    // one above the other: rather over the edge of the lower one, where nothing is written
    const { y } = signAt(tile, below, 'ribbon', 15);
    expect(y - 7.5).toBeGreaterThan(58);
    expect(y + 7.5).toBeLessThan(69 + 0.14 * 60);
    // wide tiles have their pictures on the left: over the one whose left half is here
    const wide = { left: 0, top: 0, width: 96, height: 46 };
    const [right, left] = [
      { ...wide, left: 55, top: 55 },
      { ...wide, left: -55, top: 55 },
    ];
    expect(signAt(wide, right, 'ribbon', 19).y - 9.5).toBeGreaterThanOrEqual(45);
    expect(signAt(wide, left, 'ribbon', 19).y + 9.5).toBeLessThanOrEqual(56);
  });
  it("keeps columns wide enough to touch when a phone's ribbon is very high", () => {
    const steep: Cell[] = Array.from({ length: 16 }, (_, i) => [i, 0]);
    const layout = layOut('tall', steep, { width: 376, height: 500 });
    expect(layout.tile.width).toBeGreaterThanOrEqual(30);
    expect(layout.width).toBeGreaterThan(376);
  });
  it('leaves nine columns of a phone wide enough for names', () => {
    const nine: Cell[] = Array.from({ length: 9 }, (_, i) => [i, 0]);
    expect(layOut('tall', nine, { width: 382, height: 500 }).tile.width).toBeGreaterThan(38);
  });
  it('walks by arrow to a neighbour, and onwards where there is none', () => {
    const layout = layOut('rulebook', board, room);
    expect(stepFrom([0, 0], 'right', board, layout)).toEqual([1, 0]);
    expect(stepFrom([0, 0], 'up', board, layout)).toEqual([0, 1]);
    expect(stepFrom([0, 1], 'right', board, layout)).toEqual([1, 0]);
    expect(stepFrom([0, 1], 'up', board, layout)).toBeNull();
  });
  it('runs down a phone unless it is higher than long, and then shows larger cards than it would', () => {
    const falling: Cell[] = Array.from({ length: 8 }, (_, i) => [i, -i]);
    const rising: Cell[] = Array.from(
      { length: 6 },
      (_, i) =>
        [
          [i, i],
          [i + 1, i],
        ] as Cell[],
    ).flat();
    const phone = { width: 382, height: 330 };
    expect(narrowView(falling)).toBe('tall');
    expect(narrowView(rising)).toBe('ribbon');
    const upright = layOut('ribbon', rising, phone, 1, true);
    expect(upright.tile.width).toBeGreaterThan(layOut('tall', rising, phone).tile.width);
    expect(upright.width).toBe(phone.width);
    expect(upright.at([1, 0]).top).toBeLessThan(upright.at([0, 0]).top);
  });

  it('lies on a phone held sideways as it shows most, as long as names can be read', () => {
    const rows = (count: number, cells: Cell[]): Cell[] =>
      Array.from({ length: count }, (_, i) => cells.map(([x, y]): Cell => [x + i, y + i])).flat();
    const falling: Cell[] = Array.from({ length: 7 }, (_, i): Cell => [i, -i]);
    const rising = rows(5, [
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    const long = rows(7, [
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(sidewaysView(falling, { width: 508, height: 270 })).toBe('ribbon');
    expect(sidewaysView(rising, { width: 508, height: 270 })).toBe('tall');
    expect(sidewaysView(long, { width: 332, height: 255 })).toBe('ribbon');
  });
});
