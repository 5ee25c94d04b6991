/** What this client knows about its table: one immutable value, changed only by the server's messages. */

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
import { applyDelta, BrokenDelta, checksum, inFull, type Step } from './delta';
import { withFaces, type Forms } from './faces';

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
  /** Layouts without colours, by the numbers that short messages call them by. */
  forms: Forms;
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
    forms: {},
    shown: {},
    log: [],
    reacted: null,
    goodbye: '',
  };
}

function keyOf(shown: SeatUpdate): string {
  return shown.seat === null || shown.seat === undefined ? 'all' : String(shown.seat);
}

/** What a seat did at the table rather than in the game, and the log tells. */
const TOLD_OF_SEAT = ['undone', 'hinted', 'bot-sat-in', 'took-back'];

/** What happened, as one log entry: the public version if this client received it, so that people who share a device
 * do not read each other's secrets there; otherwise what its only seat was shown. */
function entry(message: Happened | Update): Entry {
  const shown = (message.shown ?? []).filter((one) => one.lines?.length || one.events?.length);
  const best = shown.find((one) => keyOf(one) === 'all') ?? shown[0];
  const seat = message.seat ?? null;
  return {
    version: message.version,
    at: message.at,
    deed: message.deed,
    seat,
    lines:
      TOLD_OF_SEAT.includes(message.deed) && seat !== null
        ? [{ code: `told-${message.deed}`, params: { seat: { type: 'seat', seat } } }]
        : (best?.lines ?? []),
    events: best?.events ?? [],
  };
}

/** A move that comes without anything to show has been taken back. */
function isStanding(message: Happened): boolean {
  return !['moved', 'resigned'].includes(message.deed) || Boolean(message.shown?.length);
}

function welcomed(model: Model, message: Welcome): Model {
  const sameGame = model.game?.number === message.game?.number;
  const missed = message.missed ?? [];
  // what the server sends again replaces what was known before
  const first = Math.min(...missed.map((one) => one.version));
  const kept = sameGame ? model.log.filter((one) => one.version < first) : [];
  return {
    ...model,
    version: message.version,
    mine: message.seats,
    state: message.state,
    here: message.here,
    game: message.game ?? null,
    faces: withFaces(sameGame ? model.faces : {}, message.faces, [], model.table, {}),
    forms: message.forms ?? {},
    shown: Object.fromEntries((message.shown ?? []).map((shown) => [keyOf(shown), shown])),
    log: [...kept, ...missed.filter(isStanding).map(entry)].sort((a, b) => a.version - b.version),
  };
}

/** What a seat is shown, with the view whole and the choices written out. */
function rebuilt(before: SeatUpdate | undefined, { delta, ways, ...shown }: SeatUpdate): SeatUpdate {
  const choices = ways ? { choices: inFull(ways) } : {};
  if (shown.view || !(before?.view || delta)) return { ...shown, ...choices };
  if (!before?.view) throw new BrokenDelta('no view');
  return { ...shown, ...choices, view: applyDelta(before.view, (delta ?? []) as Step[]) };
}

function happened(model: Model, message: Update): Model {
  const began = Boolean(message.game);
  const fresh = message.shown ?? [];
  const forms = message.forms ? { ...model.forms, ...message.forms } : model.forms;
  // a change that moves nothing shows nothing: the last view stays
  const shown =
    began || fresh.length
      ? Object.fromEntries(
          fresh.map((one) => [keyOf(one), rebuilt(began ? undefined : model.shown[keyOf(one)], one)]),
        )
      : model.shown;
  return {
    ...model,
    version: message.version,
    state: message.state ?? model.state,
    game: message.game ?? model.game,
    faces: withFaces(began ? {} : model.faces, message.faces, message.cards, model.table, forms),
    forms,
    shown,
    log: [...(began ? [] : model.log), entry(message)],
  };
}

/** The model after a server message. A version that this client already has changes nothing. */
export function reduce(model: Model, message: ServerMessage): Model {
  switch (message.tell) {
    case 'welcome':
      return welcomed(model, message);
    case 'told':
      return message.version <= model.version ? model : happened(model, message);
    case 'card':
      return { ...model, faces: withFaces(model.faces, [message.face], [], model.table, model.forms) };
    case 'presence':
      return { ...model, here: message.here };
    case 'sat':
      return { ...model, mine: [...new Set([...model.mine, message.seat])] };
    case 'seats':
      return { ...model, mine: message.seats };
    case 'reacted':
      return { ...model, reacted: { seat: message.seat, reaction: message.reaction } };
    case 'goodbye':
      return { ...model, goodbye: message.code };
    default:
      return model;
  }
}

/** Whether a message skips versions that this client has not seen, so that it has to ask for the whole table again. */
export function hasGap(model: Model, message: ServerMessage): boolean {
  return message.tell === 'told' && message.version > model.version + 1;
}

/** Whether every view is the one that the server says it is. */
export function isSound(model: Model): boolean {
  return Object.values(model.shown).every(
    ({ view, check }) => check === undefined || check === null || checksum(view) === check,
  );
}

/** What a seat is shown. Where everybody is shown the same, the public view with the seat's own choices. */
export function shownTo(model: Model, seat: number | null): SeatUpdate | null {
  const own = seat === null ? undefined : model.shown[seat];
  const all = model.shown['all'];
  if (!own) return all ?? null;
  return own.view || !all ? own : { ...all, choices: own.choices ?? [] };
}

export function viewOf(model: Model, seat: number | null): AnyView | null {
  return shownTo(model, seat)?.view ?? null;
}

/** Whether this person plays against bots alone: then hints are to be had, and moves are taken back freely. */
export function playsAlone(model: Model): boolean {
  const others = (model.state?.players ?? []).filter(
    (player) => player.seat < (model.game?.players ?? 0) && !model.mine.includes(player.seat),
  );
  return model.mine.length === 1 && others.length > 0 && others.every((player) => player.kind === 'bot');
}

/** Whose decision it is, or null. */
export function actorOf(model: Model): number | null {
  if (model.state?.phase !== 'playing') return null;
  const any = Object.values(model.shown).find((shown) => shown.view)?.view;
  return any?.actor ?? null;
}

/** Whether people who share this device hold cards that the others may not see. */
export function isShared(model: Model): boolean {
  return (
    model.mine.length > 1 &&
    model.state?.phase === 'playing' &&
    Object.entries(model.shown).some(([key, shown]) => key !== 'all' && shown.view)
  );
}

/** The seat whose view this device shows: the one of mine that decides, otherwise my first. Where cards are secret and
 * the device is shared, only the seat it was handed to. */
export function viewpointOf(model: Model, handedTo: number | null = null): number | null {
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
