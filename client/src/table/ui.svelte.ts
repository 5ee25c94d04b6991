/** Which sheet lies over the table. */
export type Panel = '' | 'log' | 'menu' | 'keys' | 'status' | 'react' | 'deck' | 'seat' | 'link' | 'since';

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
  /** The version at which the replay begins; null is the end. */
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

/** Opens the replay at a version; null is the end. */
export function openReplayAt(version: number | null): void {
  ui.panel = '';
  ui.moment = version;
  ui.plays = false;
  ui.isReplay = true;
}

/** Steps through what happened since my turn, beginning with this version. */
export function openSince(version: number | null): void {
  ui.moment = version;
  ui.panel = 'since';
}

/** The same, and the replay plays on from there by itself. */
export function playReplayFrom(version: number): void {
  openReplayAt(version);
  ui.plays = true;
}

/** The space a board has: the window, minus what stands beside and below it during a replay. */
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

/** Reserves space beside the board; zero gives it back. */
export function reserveSpace(width: number, height: number): void {
  beside.width = width;
  beside.height = height;
  measure();
}

/**
 * Whether the window is a phone in landscape: the phone layout, but with the decision beside the board. A tablet's window
 * is wider, even while its keyboard takes half the height.
 */
export function isSideways(): boolean {
  return win.height < 500 && win.width > 560 && win.width <= 1000;
}

/** Whether the window is too small for anything but the phone layout; the style sheets use the same sizes. */
export function isNarrow(): boolean {
  return win.width < 760 || isSideways();
}
