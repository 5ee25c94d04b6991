/** Which sheet lies over the table. */
export type Panel = '' | 'log' | 'menu' | 'keys' | 'deck' | 'seat';

export const ui = $state<{ panel: Panel; seat: number; isReplay: boolean; moment: number | null }>({
  panel: '',
  seat: 0,
  isReplay: false,
  moment: null,
});

/** Leaves the present and shows a moment of the past. */
export function lookBack(version: number | null): void {
  ui.panel = '';
  ui.moment = version;
  ui.isReplay = true;
}

/** Whether the window is narrow enough for the phone's layout. */
export const frame = $state({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  frame.width = innerWidth;
  frame.height = innerHeight;
});

export function isNarrow(): boolean {
  return frame.width < 760;
}
