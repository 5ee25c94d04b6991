/** What this client knows about its table: one plain value, changed only by what the server tells. */

import type {
  ServerMessage,
  Face,
  GameHead,
  Happened,
  Here,
  Line,
  Offered,
  SeatUpdate,
  TableState,
  Update,
  AnyView,
  Welcome,
} from '../wire';

/** One line of the log, or several of one moment. */
export interface Entry {
  version: number;
  at: number;
  deed: string;
  seat: number | null;
  lines: Line[];
  events: NonNullable<SeatUpdate['events']>;
}

export interface Model {
  table: string;
  version: number;
  /** The seats this connection holds; none is a spectator. */
  mine: number[];
  state: TableState | null;
  here: Here;
  game: GameHead | null;
  faces: Record<number, Face>;
  /** What each of my seats is shown; `all` is what everybody may see. */
  shown: Record<string, SeatUpdate>;
  log: Entry[];
  /** Who reacted last, and how. */
  reacted: { seat: number; reaction: string } | null;
  goodbye: string;
}

export function emptyModel(table: string): Model {
  return {
    table,
    version: -1,
    mine: [],
    state: null,
    here: {},
    game: null,
    faces: {},
    shown: {},
    log: [],
    reacted: null,
    goodbye: '',
  };
}

function keyOf(shown: SeatUpdate): string {
  return shown.seat === null || shown.seat === undefined ? 'all' : String(shown.seat);
}

function withFaces(faces: Record<number, Face>, fresh: Face[] | undefined): Record<number, Face> {
  if (!fresh?.length) return faces;
  const all = { ...faces };
  for (const face of fresh) all[face.card] = face;
  return all;
}

/** What happened, for the log, once: what everybody may know where this client was told it, so that people who share
 * a device do not read each other's secrets there; else what its one seat was shown. */
function entry(told: Happened | Update): Entry {
  const shown = (told.shown ?? []).filter((one) => one.lines?.length || one.events?.length);
  const best = shown.find((one) => keyOf(one) === 'all') ?? shown[0];
  const seat = told.seat ?? null;
  return {
    version: told.version,
    at: told.at,
    deed: told.deed,
    seat,
    lines:
      told.deed === 'undone' && seat !== null
        ? [{ code: 'told-undone', params: { seat: { type: 'seat', seat } } }]
        : (best?.lines ?? []),
    events: best?.events ?? [],
  };
}

/** A move of which nothing is shown any more was taken back. */
function isStanding(told: Happened): boolean {
  return !['moved', 'resigned'].includes(told.deed) || Boolean(told.shown?.length);
}

function welcomed(model: Model, told: Welcome): Model {
  const sameGame = model.game?.number === told.game?.number;
  const missed = told.missed ?? [];
  // what is told anew holds, whatever was heard of it before
  const first = Math.min(...missed.map((one) => one.version));
  const kept = sameGame ? model.log.filter((one) => one.version < first) : [];
  return {
    ...model,
    version: told.version,
    mine: told.seats,
    state: told.state,
    here: told.here,
    game: told.game ?? null,
    faces: withFaces(sameGame ? model.faces : {}, told.faces),
    shown: Object.fromEntries((told.shown ?? []).map((shown) => [keyOf(shown), shown])),
    log: [...kept, ...missed.filter(isStanding).map(entry)].sort((a, b) => a.version - b.version),
  };
}

function happened(model: Model, told: Update): Model {
  const began = Boolean(told.game);
  const fresh = told.shown ?? [];
  // a deed that moves nothing brings no view: the last one stays
  const shown =
    began || fresh.some((one) => one.view)
      ? Object.fromEntries(fresh.map((one) => [keyOf(one), one]))
      : model.shown;
  return {
    ...model,
    version: told.version,
    state: told.state ?? model.state,
    game: told.game ?? model.game,
    faces: withFaces(began ? {} : model.faces, told.faces),
    shown,
    log: [...(began ? [] : model.log), entry(told)],
  };
}

/** The model after a telling. A version that this client has already is not told twice. */
export function reduce(model: Model, told: ServerMessage): Model {
  switch (told.tell) {
    case 'welcome':
      return welcomed(model, told);
    case 'told':
      return told.version <= model.version ? model : happened(model, told);
    case 'presence':
      return { ...model, here: told.here };
    case 'sat':
      return { ...model, mine: [...new Set([...model.mine, told.seat])] };
    case 'seats':
      return { ...model, mine: told.seats };
    case 'reacted':
      return { ...model, reacted: { seat: told.seat, reaction: told.reaction } };
    case 'goodbye':
      return { ...model, goodbye: told.code };
    default:
      return model;
  }
}

/** Whether a telling cannot follow on what this client has, so that it has to look anew. */
export function hasGap(model: Model, told: ServerMessage): boolean {
  return told.tell === 'told' && told.version > model.version + 1;
}

/** What is shown to a seat; where everybody is shown the same, that, with the seat's own choices. */
export function shownTo(model: Model, seat: number | null): SeatUpdate | null {
  const own = seat === null ? undefined : model.shown[seat];
  const all = model.shown['all'];
  if (!own) return all ?? null;
  return own.view || !all ? own : { ...all, choices: own.choices ?? [] };
}

export function viewOf(model: Model, seat: number | null): AnyView | null {
  return shownTo(model, seat)?.view ?? null;
}

/** Whose decision it is, or null. */
export function actorOf(model: Model): number | null {
  if (model.state?.phase !== 'playing') return null;
  const any = Object.values(model.shown).find((shown) => shown.view)?.view;
  return any && 'actor' in any && typeof any.actor === 'number' && any.actor >= 0 ? any.actor : null;
}

/** Whether people who share this device hold cards that the others may not see. */
export function isShared(model: Model): boolean {
  return (
    model.mine.length > 1 &&
    model.state?.phase === 'playing' &&
    Object.entries(model.shown).some(([key, shown]) => key !== 'all' && shown.view)
  );
}

/** The seat through whose eyes this device looks: the one of mine that decides, else my first. Where cards are secret
 * and the device is shared, only the seat it was handed to. */
export function eyesOf(model: Model, handedTo: number | null = null): number | null {
  if (isShared(model)) return handedTo;
  const actor = actorOf(model);
  if (actor !== null && model.mine.includes(actor)) return actor;
  return model.mine[0] ?? null;
}

export function choicesOf(model: Model, seat: number | null): Offered[] {
  const actor = actorOf(model);
  if (seat === null || actor !== seat) return [];
  return shownTo(model, seat)?.choices ?? [];
}

export function nameOf(model: Model, seat: number): string {
  return model.state?.players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
}

export function isHost(model: Model): boolean {
  return model.state !== null && model.mine.includes(model.state.host);
}
