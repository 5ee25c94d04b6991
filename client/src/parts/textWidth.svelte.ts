/** Measures text in our fonts; measurements are repeated when a font has loaded. */
import type { MeasureText } from './fitText';

let faces = $state(0);
const cache = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;
const SIZE = 100;

if (typeof document !== 'undefined' && 'fonts' in document) {
  document.fonts.addEventListener('loadingdone', () => {
    cache.clear();
    faces++;
  });
}

export function textMeasurer(font: string): MeasureText {
  void faces;
  return (text) => {
    const key = `${font}/${text}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return text.length * 0.5;
    context.font = font.replace('$', `${SIZE}px`);
    const width = context.measureText(text).width / SIZE;
    cache.set(key, width);
    return width;
  };
}

export const OSWALD = "500 $ 'Oswald Variable', 'Arial Narrow', sans-serif";
export const OSWALD_BOLD = "600 $ 'Oswald Variable', 'Arial Narrow', sans-serif";
export const ONEST = "400 $ 'Onest Variable', system-ui, sans-serif";
