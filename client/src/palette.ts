/** Colour arithmetic for proving the palette: contrast by WCAG, distance by CIEDE2000, three kinds of colour blindness. */

export type Rgb = readonly [number, number, number];
type Lab = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

export const EYES = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Eyes = keyof typeof EYES;

/** A hex colour as linear light. */
export function linear(hex: string): Rgb {
  const channel = (start: number): number => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast of two hex colours. */
export function contrast(a: string, b: string): number {
  const one = luminance(linear(a));
  const two = luminance(linear(b));
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function seenBy(eyes: Eyes, [r, g, b]: Rgb): Rgb {
  const row = (m: Rgb): number => Math.min(1, Math.max(0, m[0] * r + m[1] * g + m[2] * b));
  const matrix = EYES[eyes];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function lab([r, g, b]: Rgb): Lab {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;

function hue(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = Math.atan2(b, a) / RAD;
  return angle < 0 ? angle + 360 : angle;
}

function ciede2000(one: Lab, two: Lab): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = two;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const h1 = hue(a1 * (1 + g), b1);
  const h2 = hue(a2 * (1 + g), b2);
  let turn = 0;
  let middle = h1 + h2;
  if (c1 * c2 !== 0) {
    turn = h2 - h1;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    if (Math.abs(h1 - h2) <= 180) middle = (h1 + h2) / 2;
    else middle = h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
  }
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos((middle - 30) * RAD) +
    0.24 * Math.cos(2 * middle * RAD) +
    0.32 * Math.cos((3 * middle + 6) * RAD) -
    0.2 * Math.cos((4 * middle - 63) * RAD);
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rt = -Math.sin(60 * Math.exp(-(((middle - 275) / 25) ** 2)) * RAD) * rc;
  const sl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const sc = (c2 - c1) / (1 + 0.045 * c);
  const sh = dH / (1 + 0.015 * c * t);
  return Math.sqrt(sl ** 2 + sc ** 2 + sh ** 2 + rt * sc * sh);
}

/** How different two hex colours look to these eyes (CIEDE2000). */
export function distance(a: string, b: string, eyes: Eyes): number {
  return ciede2000(lab(seenBy(eyes, linear(a))), lab(seenBy(eyes, linear(b))));
}
