/** Keeps an element in view while the content around it is still loading, until the reader scrolls. */

const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export function keepInView(place: HTMLElement, around: HTMLElement): () => void {
  const show = (): void => place.scrollIntoView({ block: 'start', behavior: 'instant' });
  const watch = new ResizeObserver(show);
  const leave = (): void => {
    watch.disconnect();
    for (const hand of HANDS) removeEventListener(hand, leave, true);
  };
  show();
  watch.observe(around);
  for (const hand of HANDS) addEventListener(hand, leave, { capture: true, passive: true });
  return leave;
}
