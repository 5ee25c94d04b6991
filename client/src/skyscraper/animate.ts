/** Moves that depend on where something stood before. Whoever wants less motion gets a short fade instead. */

import { TIMES } from './motion';
import type { Spot } from './street';

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function fade(element: Element, delay = 0): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150, delay });
}

export function shake(element: Element, delay: number): void {
  if (isStill()) return fade(element);
  const frames = [0, -2, 2, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(frames, { duration: TIMES.shake, delay });
}

/** From where it stood to where it stands; first it waits there while it is unveiled. */
export function glide(element: Element, from: Spot, to: Spot, wait: number): void {
  if (from.left === to.left && from.width === to.width) return;
  if (isStill()) return fade(element);
  const scale = from.width / to.width;
  const old = `translateX(${from.left - scale * to.left}px) scaleX(${scale})`;
  const duration = wait + TIMES.move;
  element.animate([{ transform: old }, { transform: old, offset: wait / duration }, { transform: 'none' }], {
    duration,
    easing: wait ? 'linear' : 'ease-in-out',
  });
}

/** A picture on its way from one place of the screen to another. */
export function fly(picture: string, from: DOMRect, to: DOMRect, delay: number): void {
  if (isStill()) return;
  const image = document.createElement('img');
  image.src = picture;
  image.alt = '';
  image.width = image.height = 26;
  image.style.cssText = 'position:fixed;left:0;top:0;z-index:20;pointer-events:none';
  document.body.append(image);
  const at = (box: DOMRect, size: number): string =>
    `translate(${box.left + box.width / 2 - 13}px, ${box.top + Math.min(box.height / 2, 14) - 13}px) scale(${size})`;
  image
    .animate(
      [
        { transform: at(from, 1), opacity: 0 },
        { transform: at(from, 1.5), opacity: 1, offset: 0.2 },
        { transform: at(to, 1), opacity: 1 },
      ],
      // until it leaves, it is where its way begins
      { duration: TIMES.prize + 120, delay, easing: 'ease-in-out', fill: 'backwards' },
    )
    .finished.finally(() => image.remove());
}
