/** Who takes Enter: the gold button that says so, or the button that has the focus. */

let pressed: Element | null = null;
addEventListener('pointerdown', ({ target }) => (pressed = buttonOf(target)), true);
addEventListener('keydown', ({ key }) => void (key === 'Tab' && (pressed = null)), true);

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a') : null;
}

/**
 * Whether the button or link in focus takes Enter itself. It does if somebody went there by keys. It does not if the
 * pointer has left the focus there, nor if it is chosen already: Enter then does what the gold button says.
 */
export function takesEnter(target: EventTarget | null): boolean {
  const button = buttonOf(target);
  if (!button || button === pressed) return false;
  return button.getAttribute('aria-pressed') !== 'true';
}
