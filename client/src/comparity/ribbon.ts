/** Where Comparity's cards lie on the screen: the same board as a ribbon, as a phone's ribbon, or as in the rulebook.
 *
 * Values grow to the right and upwards, so play spreads along the falling diagonal. In u = x − y and v = x + y the
 * board is a ribbon a few cards high; every adjacency is kept.
 */

export type Cell = readonly [number, number];
export type BoardView = 'ribbon' | 'tall' | 'rulebook';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  view: BoardView;
  width: number;
  height: number;
  tile: { width: number; height: number };
  /** From one cell to the next along the screen's long axis. */
  pitch: number;
  at: (cell: Cell) => Rect;
}

export const keyOf = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const across = ([x, y]: Cell): number => x - y;
export const up = ([x, y]: Cell): number => x + y;

function span(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

const LARGEST = { width: 96, height: 86 };
const SMALLEST = { width: 46, height: 46 };

/** A ribbon on a phone never gets narrower columns than this: the few tables that need more are moved sideways. */
const NARROWEST = 37;

/** Tiles have room for a name from this width on. */
export const NAMED = 34;

/** How many pixels two parts of a split table move apart. */
export const RIFT = 16;

function ribbon(cells: Cell[], room: { width: number; height: number }, zoom: number): Layout {
  const [u0, u1] = span(cells.map(across));
  const [v0, v1] = span(cells.map(up));
  const columns = (u1 - u0) / 2 + 1;
  const rows = v1 - v0 + 1;
  const roomy = room.width / columns >= 90;
  const gap = { x: roomy ? 22 : 13, y: roomy ? 11 : 9 };
  const pitchX = Math.max(
    SMALLEST.width + gap.x,
    Math.min(LARGEST.width * zoom + gap.x, room.width / columns),
  );
  const pitchY = Math.max(
    SMALLEST.height + gap.y,
    Math.min(LARGEST.height * zoom + gap.y, room.height / rows),
  );
  const tile = { width: pitchX - gap.x, height: pitchY - gap.y };
  const used = { width: columns * pitchX, height: rows * pitchY };
  const shift = {
    x: Math.max(0, (room.width - used.width) / 2) + gap.x / 2,
    y: Math.max(0, (room.height - used.height) / 2) + gap.y / 2,
  };
  return {
    view: 'ribbon',
    pitch: pitchX,
    width: Math.max(room.width, used.width),
    height: Math.max(room.height, used.height),
    tile,
    at: (cell) => ({
      left: ((across(cell) - u0) / 2) * pitchX + shift.x,
      top: (v1 - up(cell)) * pitchY + shift.y,
      ...tile,
    }),
  };
}

function tall(cells: Cell[], room: { width: number; height: number }, zoom: number): Layout {
  const [u0, u1] = span(cells.map(across));
  const [v0, v1] = span(cells.map(up));
  const columns = v1 - v0 + 1;
  const pitchX = Math.min(80 * zoom, Math.max(NARROWEST * zoom, room.width / columns));
  const gap = pitchX > 50 ? 8 : pitchX > 44 ? 6 : 4;
  const tile = {
    width: pitchX - gap,
    height: Math.round((pitchX - gap) * (pitchX > 60 ? 1.1 : pitchX > 50 ? 1.22 : 1.36)),
  };
  const pitchY = tile.height + 11;
  const used = ((u1 - u0) / 2 + 1) * pitchY;
  const shift = Math.max(0, (room.width - columns * pitchX) / 2) + gap / 2;
  return {
    view: 'tall',
    pitch: pitchY,
    width: Math.max(room.width, columns * pitchX),
    height: Math.max(room.height, used + 24),
    tile,
    at: (cell) => ({
      left: (up(cell) - v0) * pitchX + shift,
      top: ((across(cell) - u0) / 2) * pitchY + 12,
      ...tile,
    }),
  };
}

/** The ribbon on a phone when it is higher than long: values grow upwards, and it is moved up and down. */
function upright(cells: Cell[], room: { width: number; height: number }, zoom: number): Layout {
  const [u0, u1] = span(cells.map(across));
  const [v0, v1] = span(cells.map(up));
  const columns = (u1 - u0) / 2 + 1;
  const rows = v1 - v0 + 1;
  const pitchX = Math.min(80 * zoom, Math.max(NARROWEST * zoom, room.width / columns));
  const gap = { x: pitchX > 50 ? 9 : 7, y: 9 };
  const width = pitchX - gap.x;
  const least = width < 52 ? 1.3 : width < 60 ? 1.1 : 0.8; // names take three lines in narrow tiles
  const height = Math.min(width * 1.3, Math.max(width * least, room.height / rows - gap.y));
  const pitchY = height + gap.y;
  const used = { width: columns * pitchX, height: rows * pitchY + 24 };
  const shift = Math.max(0, (room.width - used.width) / 2) + gap.x / 2;
  return {
    view: 'ribbon',
    pitch: pitchY,
    width: Math.max(room.width, used.width),
    height: Math.max(room.height, used.height),
    tile: { width, height },
    at: (cell) => ({
      left: ((across(cell) - u0) / 2) * pitchX + shift,
      top: (v1 - up(cell)) * pitchY + 12,
      width,
      height,
    }),
  };
}

/** More columns than this show pictures without names on a phone. */
const MOST_COLUMNS = 8;

/** The view that suits a table on a phone: down the screen, unless it is so high that names would not fit. */
export function narrowView(cells: Cell[]): 'tall' | 'ribbon' {
  const [u0, u1] = span(cells.map(across));
  const [v0, v1] = span(cells.map(up));
  const columns = v1 - v0 + 1;
  return columns > MOST_COLUMNS && (u1 - u0) / 2 + 1 < columns ? 'ribbon' : 'tall';
}

function rulebook(cells: Cell[], room: { width: number; height: number }, zoom: number): Layout {
  const [x0, x1] = span(cells.map((cell) => cell[0]));
  const [y0, y1] = span(cells.map((cell) => cell[1]));
  const columns = x1 - x0 + 1;
  const rows = y1 - y0 + 1;
  const pitchX = Math.max(62, Math.min(112 * zoom, room.width / columns));
  const pitchY = Math.max(38, Math.min(70 * zoom, room.height / rows));
  const gap = { x: 8, y: pitchY > 44 ? 8 : 5 };
  const tile = { width: pitchX - gap.x, height: pitchY - gap.y };
  const shift = {
    x: Math.max(0, (room.width - columns * pitchX) / 2) + gap.x / 2,
    y: Math.max(0, (room.height - rows * pitchY) / 2) + gap.y / 2,
  };
  return {
    view: 'rulebook',
    pitch: pitchX,
    width: Math.max(room.width, columns * pitchX),
    height: Math.max(room.height, rows * pitchY),
    tile,
    at: (cell) => ({
      left: (cell[0] - x0) * pitchX + shift.x,
      top: (y1 - cell[1]) * pitchY + shift.y,
      ...tile,
    }),
  };
}

/** The layout of these cells, free ones included, so that nothing jumps when a card is picked. */
export function layOut(
  view: BoardView,
  cells: Cell[],
  room: { width: number; height: number },
  zoom = 1,
  narrow = false,
): Layout {
  const all: Cell[] = cells.length ? cells : [[0, 0]];
  if (narrow && view === 'ribbon') return upright(all, room, zoom);
  if (view === 'tall') return tall(all, room, zoom);
  return view === 'rulebook' ? rulebook(all, room, zoom) : ribbon(all, room, zoom);
}

/** The view that suits a table on a phone held sideways: the one that shows more of it at once, or else the larger. */
export function sidewaysView(cells: Cell[], room: { width: number; height: number }): 'tall' | 'ribbon' {
  const down = layOut('tall', cells, room, 1, true);
  const along = layOut('ribbon', cells, room, 1, true);
  const isNamed = ({ tile }: Layout): boolean => tile.width >= NAMED;
  if (isNamed(down) !== isNamed(along)) return isNamed(down) ? 'tall' : 'ribbon';
  const more = down.width * down.height - along.width * along.height;
  return more < 0 || (more === 0 && down.tile.width > along.tile.width) ? 'tall' : 'ribbon';
}

export interface Pair {
  /** The left or lower cell: the one that must not be larger. */
  low: Cell;
  high: Cell;
}

/** Every two cells of these that share an edge, from small to large. */
export function pairsOf(cells: Cell[]): Pair[] {
  const there = new Set(cells.map(keyOf));
  const pairs: Pair[] = [];
  for (const low of cells)
    for (const high of [
      [low[0] + 1, low[1]],
      [low[0], low[1] + 1],
    ] as Cell[])
      if (there.has(keyOf(high))) pairs.push({ low, high });
  return pairs.sort((a, b) => up(a.low) - up(b.low) || across(a.low) - across(b.low));
}

/** In wide tiles names and numbers stand on the right: what lies between two rows keeps to the picture. */
const ASIDE = 0.26;

/** The short bar that says "neighbours", between two tiles. */
export function jointOf(a: Rect, b: Rect, view: BoardView = 'ribbon'): Rect & { x: number; y: number } {
  const THICK = 4;
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.left + a.width, b.left + b.width);
  const top = Math.max(a.top, b.top);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  const isColumn = right - left > 0 && bottom - top <= 0;
  const x = left + (right - left) * (isColumn && view === 'rulebook' ? ASIDE : 0.5);
  const y = (top + bottom) / 2;
  if (isColumn) return { left: x - THICK / 2, top: bottom, width: THICK, height: top - bottom, x, y };
  return { left: right, top: y - THICK / 2, width: Math.max(0, left - right), height: THICK, x, y };
}

/** Wider tiles than this have their picture on the left and what is written on the right. */
export const WIDE = 1.45;

/** The middle of a round sign between two open tiles, so that it covers neither names nor numbers: side by side it lies
 * over the ruler of the right one, one above the other over a picture, else where the least is written. */
export function signAt(a: Rect, b: Rect, view: BoardView, size: number): { x: number; y: number } {
  const joint = jointOf(a, b, view);
  const reach = size / 2 - 1;
  if (joint.width > joint.height) return { x: joint.left + reach, y: joint.y };
  if (view === 'rulebook') return { x: joint.x, y: joint.y };
  const [upper, lower] = a.top < b.top ? [a, b] : [b, a];
  if (a.width / a.height <= WIDE) return { x: joint.x, y: joint.y + 2.5 };
  const isOverLower = upper.left < lower.left;
  return { x: joint.x, y: isOverLower ? joint.top + reach : joint.top + joint.height - reach };
}

/** The middle of a round sign between a card that is about to be placed and a neighbour: names stand at the foot of a tile,
 * so it keeps to the gap and to the picture below it. */
export function ghostSignAt(a: Rect, b: Rect, view: BoardView, size: number): { x: number; y: number } {
  const joint = jointOf(a, b, view);
  if (joint.width > joint.height) return { x: joint.x, y: joint.y };
  return { x: joint.x, y: joint.top + size / 2 - 1 };
}

/** The sign between two neighbours, read from left to right (or from top to bottom, one above the other). */
export function signOf(pair: Pair, view: BoardView): '≤' | '≥' {
  const isRow = pair.high[0] > pair.low[0];
  if (view === 'tall') return '≤';
  return isRow ? '≤' : '≥';
}

/** The neighbours of a cell: those it must not be smaller than, and those it must not exceed. */
export function neighboursOf(cell: Cell, there: (cell: Cell) => boolean): { under: Cell[]; over: Cell[] } {
  const [x, y] = cell;
  const under = (
    [
      [x - 1, y],
      [x, y - 1],
    ] as Cell[]
  ).filter(there);
  const over = (
    [
      [x + 1, y],
      [x, y + 1],
    ] as Cell[]
  ).filter(there);
  return { under, over };
}

/** How far every cell of a split area moves along the ribbon, so that the parts stand apart. */
export function riftsOf(parts: readonly (readonly Cell[])[]): Map<string, number> {
  const middle = (part: readonly Cell[]): number =>
    part.reduce((sum, cell) => sum + across(cell), 0) / part.length;
  const along = [...parts].sort((a, b) => middle(a) - middle(b));
  const moved = new Map<string, number>();
  along.forEach((part, i) => {
    for (const cell of part) moved.set(keyOf(cell), (i - (along.length - 1) / 2) * RIFT);
  });
  return moved;
}

export interface Point {
  x: number;
  y: number;
}

const TOOTH = 13;
const BITE = 7;

/** A torn edge through the middles of the cells where parts can be joined, a little longer than they reach. */
export function tearThrough(rects: Rect[], view: BoardView, aside: number): string {
  if (!rects.length) return '';
  const [left, right] = span(rects.map((rect) => rect.left));
  const [top, bottom] = span(rects.map((rect) => rect.top));
  const isFlat = view === 'tall' || right - left > bottom - top;
  const middles = rects
    .map((rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }))
    .sort((a, b) => (isFlat ? a.x - b.x : a.y - b.y));
  const reach = isFlat ? rects[0]!.width * 1.6 : rects[0]!.height * 1.6;
  const [first, last] = [middles[0]!, middles.at(-1)!];
  const along: Point[] = [
    isFlat ? { x: first.x - reach, y: first.y } : { x: first.x, y: first.y - reach },
    ...middles,
    isFlat ? { x: last.x + reach, y: last.y } : { x: last.x, y: last.y + reach },
  ];
  const points: string[] = [];
  let side = 1;
  for (const [i, from] of along.slice(0, -1).entries()) {
    const to = along[i + 1]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let gone = 0; gone < length; gone += TOOTH) {
      side = -side;
      const bite = aside + (side * BITE) / 2;
      const x = from.x + ((to.x - from.x) * gone) / length + (isFlat ? 0 : bite);
      const y = from.y + ((to.y - from.y) * gone) / length + (isFlat ? bite : 0);
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
  }
  return `M${points.join('L')}`;
}

/** The cell that shares an edge, in the table's own directions: larger to the right and upwards. */
export function besideOf([x, y]: Cell, direction: 'left' | 'right' | 'up' | 'down'): Cell {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] }[direction] as [number, number];
  return [x + dx, y + dy];
}

/** The next thing in a direction: the touching cell if it is there, else the nearest one that way. */
export function stepFrom(
  from: Cell,
  direction: 'left' | 'right' | 'up' | 'down',
  cells: Cell[],
  layout: Layout,
): Cell | null {
  const beside = keyOf(besideOf(from, direction));
  const touching = cells.find((cell) => keyOf(cell) === beside);
  if (touching && layout.view === 'rulebook') return touching;
  const here = layout.at(from);
  const [sx, sy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const there = layout.at(cell);
    const ahead = sx * (there.left - here.left) + sy * (there.top - here.top);
    const aside = Math.abs(sx === 0 ? there.left - here.left : there.top - here.top);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
