/** Which sheet lies over the table. */
export type Panel = '' | 'log' | 'menu' | 'keys' | 'deck' | 'seat';

export const ui = $state<{ panel: Panel; seat: number }>({ panel: '', seat: 0 });

/** Whether the window is narrow enough for the phone's layout. */
export const frame = $state({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  frame.width = innerWidth;
  frame.height = innerHeight;
});

export function isNarrow(): boolean {
  return frame.width < 760;
}
