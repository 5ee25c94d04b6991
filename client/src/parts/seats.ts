/** Each seat's shape, in a box of 20: disc, square, triangle, lozenge, star, hexagon, cross, drop. */
export const SHAPES = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z',
  'M4.2 2.6h11.6a1.6 1.6 0 0 1 1.6 1.6v11.6a1.6 1.6 0 0 1-1.6 1.6H4.2a1.6 1.6 0 0 1-1.6-1.6V4.2a1.6 1.6 0 0 1 1.6-1.6Z',
  'M10 1.6 19 17.6H1Z',
  'M10 .8 19 10 10 19.2 1 10Z',
  'm10 .8 2.8 6 6.5.7-4.9 4.4 1.4 6.5-5.8-3.3-5.8 3.3 1.4-6.5L.7 7.5l6.5-.7Z',
  'M10 .8 18 5.4v9.2l-8 4.6-8-4.6V5.4Z',
  'M6.8 1.5h6.4v5.3h5.3v6.4h-5.3v5.3H6.8v-5.3H1.5V6.8h5.3Z',
  'M10 .6c4 5 6.6 8 6.6 11.6a6.6 6.6 0 0 1-13.2 0C3.4 8.6 6 5.6 10 .6Z',
] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
