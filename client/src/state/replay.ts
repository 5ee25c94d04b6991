/** A replay: the document from the server or a file, and the table at each of its moments. */

import { highlightOf, type HighlightKind } from '../games';
import type {
  Analysis,
  AnyView,
  Face,
  Frame,
  JudgedMove,
  Line,
  Replay,
  SeatUpdate,
  TableState,
} from '../wire';
import { actorOf, emptyModel, type Entry, type Model } from './model';

export const KIND = 'tallorder replay 1';

/** Whose view is shown: a seat's, or (null) what everybody may see, with the hands that have been shown since. */
export type Viewpoint = number | null;

/** A game from a file's text, or null if it is something else. */
export function readReplay(text: string): Replay | null {
  try {
    const found = JSON.parse(text) as Replay;
    const isGame =
      found.kind === KIND && Array.isArray(found.names) && Array.isArray(found.seats) && Boolean(found.game);
    const isTold =
      Array.isArray(found.frames) &&
      found.frames.length > 0 &&
      found.frames.every((frame) => frame.shown?.some((shown) => shown.view));
    return isGame && isTold ? found : null;
  } catch {
    return null;
  }
}

/** When it was played: the deal itself carries no time, the first move does. */
export function playedAt(replay: Replay): number | null {
  return replay.frames.find((frame) => frame.at > 0)?.at ?? null;
}

function isFor(shown: SeatUpdate, viewpoint: Viewpoint): boolean {
  return (shown.seat ?? null) === viewpoint;
}

/** What was shown from this viewpoint; where everybody is shown the same, the public view. */
export function shownAt(frame: Frame, viewpoint: Viewpoint): SeatUpdate | null {
  const all = frame.shown ?? [];
  return (
    all.find((shown) => isFor(shown, viewpoint)) ?? all.find((shown) => isFor(shown, null)) ?? all[0] ?? null
  );
}

export function viewAt(frame: Frame, viewpoint: Viewpoint): AnyView | null {
  return shownAt(frame, viewpoint)?.view ?? null;
}

function publicHands(view: AnyView | null): number[][] | null {
  return view && 'hands' in view ? view.hands : null;
}

/** The viewpoints a replay offers: every seat where hands are public, otherwise the seats that the document holds. */
export function viewpointsIn(replay: Replay): Viewpoint[] {
  const first = replay.frames[0]!;
  const seats = publicHands(viewAt(first, null)) ? replay.names.map((_, seat) => seat) : replay.seats;
  const everybody = (first.shown ?? []).some((shown) => isFor(shown, null)) ? [null] : [];
  return [...everybody, ...seats];
}

export function entriesOf(replay: Replay, viewpoint: Viewpoint): Entry[] {
  return replay.frames.map((frame) => {
    const shown = shownAt(frame, viewpoint);
    return {
      version: frame.version,
      at: frame.at,
      deed: frame.deed,
      seat: frame.seat ?? null,
      lines: shown?.lines ?? [],
      events: shown?.events ?? [],
    };
  });
}

function facesAt(replay: Replay, place: number): Record<number, Face> {
  const faces: Record<number, Face> = {};
  for (const frame of replay.frames.slice(0, place + 1))
    for (const face of frame.faces ?? []) faces[face.card] = face;
  return faces;
}

function stateAt(replay: Replay, view: AnyView | null): TableState {
  const { game, order, options } = replay.game;
  return {
    table: replay.table,
    host: -1,
    players: replay.names.map((name, seat) => ({ seat, name })),
    settings: { game, order, options },
    pace: 1,
    phase: view?.phase === 'over' ? 'over' : 'playing',
  };
}

/** The table at one moment of the game, from this viewpoint. Nobody sits at it, because nothing can be decided there. */
export function modelAt(
  replay: Replay,
  place: number,
  viewpoint: Viewpoint,
  entries = entriesOf(replay, viewpoint),
): Model {
  const frame = replay.frames[place]!;
  const shown = shownAt(frame, viewpoint);
  return {
    ...emptyModel(replay.table),
    version: frame.version,
    state: stateAt(replay, shown?.view ?? null),
    here: { seats: replay.names.map((_, seat) => seat) },
    game: replay.game,
    faces: facesAt(replay, place),
    shown: shown ? { [viewpoint ?? 'all']: shown, all: shown } : {},
    log: entries.slice(0, place + 1),
  };
}

/** The seat in which one would play on from here: the one whose view is shown, or else whoever decides; null where
 *  nothing is left to decide. */
export function seatToPlay(model: Model, viewpoint: Viewpoint, own: number[] = []): number | null {
  const actor = actorOf(model);
  return actor === null ? null : (viewpoint ?? (own.includes(actor) ? actor : (own[0] ?? actor)));
}

/** The index of a version's frame; for a move that was taken back, the frame before it. */
export function placeOf(replay: Replay, version: number): number {
  return Math.max(
    0,
    replay.frames.findLastIndex((frame) => frame.version <= version),
  );
}

/** What one seat was shown and nothing else, for a file. */
export function forSeat(replay: Replay, seat: number): Replay {
  return {
    ...replay,
    seats: replay.seats.filter((one) => one === seat),
    frames: replay.frames.map((frame) => {
      const shown = shownAt(frame, seat);
      const kept = { ...frame, shown: shown ? [shown] : [] };
      delete kept.why;
      return kept;
    }),
  };
}

/** A seat's cards as far as the document shows them. */
export interface Hand {
  seat: number;
  cards: number[];
}

export function handsAt(replay: Replay, place: number, viewpoint: Viewpoint): Hand[] {
  const frame = replay.frames[place]!;
  const found: Hand[] = [];
  for (const seat of replay.names.keys()) {
    if (viewpoint !== null && viewpoint !== seat) continue;
    const own = (frame.shown ?? []).find((shown) => isFor(shown, seat))?.view;
    const cards =
      publicHands(viewAt(frame, null))?.[seat] ??
      (own && 'hand' in own && Array.isArray(own.hand) ? own.hand : null);
    if (cards) found.push({ seat, cards });
  }
  return found;
}

/** What the lines above the timeline count: points, or cards that are still in hand. */
export interface Scores {
  kind: 'points' | 'cards' | 'chances';
  /** For each seat, its number at each place. */
  seats: number[][];
}

export function scoresOf(replay: Replay): Scores {
  const views = replay.frames.map((frame) => viewAt(frame, null));
  const hands = views.map(publicHands);
  const count = (seat: number, place: number): number => {
    const view = views[place];
    if (hands[place]) return hands[place][seat]?.length ?? 0;
    return view && 'seats' in view ? (view.seats[seat]?.points ?? 0) : 0;
  };
  return {
    kind: hands[0] ? 'cards' : 'points',
    seats: replay.names.map((_, seat) => views.map((_view, place) => count(seat, place))),
  };
}

/** A moment worth jumping to. */
export interface Highlight {
  place: number;
  /** `seat` is something completed or won by `seat`; the others are drawn as signs. */
  kind: HighlightKind | JudgedMove['mark'];
  seat: number | null;
}

const IMPORTANCE = {
  mistake: 6,
  luck: 5,
  doubtful: 4,
  error: 3,
  seat: 2,
  times: 1,
  quake: 0,
  best: 0,
  good: 0,
};

/** Everybody's chances of winning, in points of a hundred, in place of their scores. */
export function chancesOf(analysis: Analysis): Scores {
  const seats = analysis.players.map(({ seat }) =>
    analysis.moments.map((moment) => 100 * (moment.chances[seat]?.chance ?? 0)),
  );
  return { kind: 'chances', seats };
}

/** Decisions that cost something, each at the place after its move. */
export function marksOf(analysis: Analysis): Highlight[] {
  return analysis.moments.flatMap(({ judged }, place) =>
    judged && !['best', 'good'].includes(judged.mark)
      ? [{ place: place + 1, kind: judged.mark, seat: judged.seat }]
      : [],
  );
}

/** The highlights in order of place, at most one for each. */
export function highlightsOf(entries: Entry[]): Highlight[] {
  const found: Highlight[] = [];
  for (const [place, entry] of entries.entries()) {
    const best = entry.events
      .map(highlightOf)
      .filter((kind) => kind !== null)
      .sort((a, b) => IMPORTANCE[b] - IMPORTANCE[a])[0];
    if (best) found.push({ place, kind: best, seat: entry.seat });
  }
  return found;
}

/** Those that can be drawn without covering each other: the important ones first, then the earlier. */
export function apart(highlights: Highlight[], places: number, room: number, least: number): Highlight[] {
  const step = room / Math.max(1, places);
  const kept: Highlight[] = [];
  const order = [...highlights].sort((a, b) => IMPORTANCE[b.kind] - IMPORTANCE[a.kind] || a.place - b.place);
  for (const one of order)
    if (kept.every((other) => Math.abs(other.place - one.place) * step >= least)) kept.push(one);
  return kept.sort((a, b) => a.place - b.place);
}

/** A moment in a link: which game of the table, which move, whose view. */
export interface ReplayPosition {
  game: number | null;
  move: number | null;
  viewpoint: Viewpoint;
  /** The level of the analysis that is open, if one is. */
  study?: number | null;
}

export function formatReplayHash(spot: ReplayPosition): string {
  const words = new URLSearchParams();
  if (spot.game !== null) words.set('game', String(spot.game));
  if (spot.move !== null) words.set('move', String(spot.move));
  if (spot.viewpoint !== null) words.set('seat', String(spot.viewpoint + 1));
  if (spot.study) words.set('study', String(spot.study));
  return words.toString();
}

export function parseReplayHash(hash: string): ReplayPosition {
  const words = new URLSearchParams(hash.replace('#', ''));
  const number = (name: string): number | null => {
    const text = words.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  const seat = number('seat');
  const study = number('study');
  return {
    game: number('game') || null,
    move: number('move'),
    viewpoint: seat ? seat - 1 : null,
    ...(study ? { study } : {}),
  };
}

/** A bot's reason at a place, if the document has it. */
export function reasonAt(replay: Replay, version: number): Line | null {
  return replay.frames.find((frame) => frame.version === version)?.why ?? null;
}
