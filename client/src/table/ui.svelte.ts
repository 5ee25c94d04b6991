/** Which sheet lies over the table. */
export type Panel = '' | 'log' | 'menu' | 'keys' | 'status' | 'react' | 'deck' | 'seat' | 'link';

interface Over {
  panel: Panel;
  seat: number;
  /** The card whose sheet is open, with its values if it lies open. */
  card: number | null;
  /** The rule that is being read, over everything else; the game goes on underneath. */
  rule: string;
  isReplay: boolean;
  /** Between two games: whether the settings for the next one are open. */
  isLobby: boolean;
  /** The version at which looking back begins; null is the end. */
  moment: number | null;
  /** Whether it goes on from there by itself. */
  plays: boolean;
}

export const ui = $state<Over>({
  panel: '',
  seat: 0,
  card: null,
  rule: '',
  isReplay: false,
  isLobby: false,
  moment: null,
  plays: false,
});

/** Leaves the present and shows a moment of the past; null is the end. */
export function lookBack(version: number | null): void {
  ui.panel = '';
  ui.moment = version;
  ui.plays = false;
  ui.isReplay = true;
}

/** The same, and the game plays on from there by itself. */
export function watchFrom(version: number): void {
  lookBack(version);
  ui.plays = true;
}

/** The room that a board has: the window, less what lies beside and below it during a replay. */
export const frame = $state({ width: innerWidth, height: innerHeight });
const beside = { width: 0, height: 0 };
const win = $state({ width: innerWidth, height: innerHeight });

function measure(): void {
  win.width = innerWidth;
  win.height = innerHeight;
  frame.width = innerWidth - beside.width;
  frame.height = innerHeight - beside.height;
}
addEventListener('resize', measure);

/** Takes room away from the board, or gives it back. */
export function reserveSpace(width: number, height: number): void {
  beside.width = width;
  beside.height = height;
  measure();
}

/**
 * Whether the window is as low as a phone's that is held sideways: the phone's parts, but what is decided stands beside
 * the board. A tablet's window is wider, also while its keyboard takes half the height.
 */
export function isSideways(): boolean {
  return win.height < 500 && win.width > 560 && win.width <= 1000;
}

/** Whether the window is too narrow or too low for more than the phone's parts; style sheets ask for the same sizes. */
export function isNarrow(): boolean {
  return win.width < 760 || isSideways();
}
