/** Things glide to their new place instead of jumping there. They are laid out once, where they belong; the way there is a
 * transform, which costs no layout and no drawing however many they are. */

import type { Rect } from './ribbon';

const MORPH = 420;
const SHIFT = 280;

/** What shows a thing that lies at one place as if it still lay at another. */
export function asIfAt(from: Rect, to: Rect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** How long the way takes: another shape is another view, everything else only moves aside; 0 if nothing changes. */
export function timeBetween(from: Rect, to: Rect): number {
  if (from.width !== to.width || from.height !== to.height) return MORPH;
  return from.left !== to.left || from.top !== to.top ? SHIFT : 0;
}

const FADE = 160;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** For whoever wants nothing to move: what was seen in this window fades away while what comes instead appears. */
export function crossFade(window: HTMLElement, board: HTMLElement): void {
  if (!isStill()) return;
  const [frame, at] = [window.getBoundingClientRect(), board.getBoundingClientRect()];
  const was = board.cloneNode(true) as HTMLElement;
  Object.assign(was.style, {
    position: 'absolute',
    left: `${at.left - frame.left}px`,
    top: `${at.top - frame.top}px`,
  });
  const pane = document.createElement('div');
  pane.className = 'was';
  pane.inert = true;
  pane.ariaHidden = 'true';
  pane.append(was);
  window.after(pane);
  const fades = { duration: FADE, easing: 'linear' };
  board.animate([{ opacity: 0 }, { opacity: 1 }], fades);
  void pane.animate([{ opacity: 1 }, { opacity: 0 }], fades).finished.finally(() => pane.remove());
}

export function glides(node: HTMLElement, rect: Rect): { update: (to: Rect) => void } {
  let lies = rect;
  return {
    update(to: Rect): void {
      const from = lies;
      lies = to;
      const duration = timeBetween(from, to);
      if (!duration || !to.width || !to.height) return;
      if (isStill()) return;
      node.animate([{ transform: asIfAt(from, to) }, { transform: 'none' }], { duration, easing: 'ease' });
    },
  };
}
