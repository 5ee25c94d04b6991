// Generated from src/tallorder/wire by `python -m tallorder.wire`. Do not edit: the tests compare it.

/** Puts one of one's cards into a gap of the line; card and gap are committed together. [L-TURN-2, L-R-24] */
export interface PlaceCard {
  move: "place-card";
  card: number;
  gap: number;
}

export type Move =
  | PlaceCard;

/** A seat put a card into a gap, still closed. [L-TURN-2] */
export interface CardPlaced {
  event: "card-placed";
  seat: number;
  card: number;
  gap: number;
  left: number | null;
  right: number | null;
}

/** The card was turned over: everybody sees all its values, also when it is wrong. [L-TURN-6, L-R-17] */
export interface CardFlipped {
  event: "card-flipped";
  card: number;
  values: Record<string, Value>;
  order: string;
  correct: boolean;
}

/** A printed number with its marks. [C-COMP-9, C-COMP-13] */
export interface Value {
  number: number;
  approximate: boolean;
  scope: string;
}

/** The card stays, and the line has one more gap. [L-TURN-7, L-TURN-11] */
export interface LineChanged {
  event: "line-changed";
  line: number[];
}

/** The misplaced card went to the box. [L-TURN-8] */
export interface CardBoxed {
  event: "card-boxed";
  card: number;
}

/** The pile was empty, so the box was shuffled into a new one. [L-R-9] */
export interface PileRecycled {
  event: "pile-recycled";
  size: number;
}

/** A seat took the pile's first card, closed. [L-TURN-9] */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: number;
  pile: number;
  top: number | Hidden | null;
}

/** Something that the receiver may not know. */
export interface Hidden {
  type: "hidden";
}

/** A seat placed its last card correctly. [L-END-2, L-D-1] */
export interface PlayerFinished {
  event: "player-finished";
  seat: number;
}

/** A seat gave up; its cards went to the box, closed. [L-R-25, L-R-8] */
export interface PlayerResigned {
  event: "player-resigned";
  seat: number;
  cards: number[];
}

/** Everybody still in has had a turn. [L-R-1] */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  finishers: number[];
}

/** Several finished in the same round: the others are out, their cards go to the box, closed. [L-END-3, L-R-8] */
export interface PlayersEliminated {
  event: "players-eliminated";
  seats: number[];
  cards: number[];
}

/** A seat still in received one card to play on with. [L-END-4] */
export interface TieBreakDealt {
  event: "tie-break-dealt";
  seat: number;
  card: number;
  pile: number;
  top: number | Hidden | null;
}

/** The game is over. [L-END-2] */
export interface GameWon {
  event: "game-won";
  seats: number[];
  rule: string;
}

export type Event =
  | CardPlaced
  | CardFlipped
  | LineChanged
  | CardBoxed
  | PileRecycled
  | CardDrawn
  | PlayerFinished
  | PlayerResigned
  | RoundEnded
  | PlayersEliminated
  | TieBreakDealt
  | GameWon;

/** The table as it lies there. Closed cards are numbers without values; below the pile's top lies a count. */
export interface CardlineView {
  phase: "place" | "over";
  actor: number;
  order: string;
  round: number;
  first: number;
  to_act: number[];
  in_play: number[];
  finishers: number[];
  hands: number[][];
  line: OpenCard[];
  pile: number;
  top: number | Hidden | null;
  box: OpenCard[];
  box_closed: number[];
  hand_size: number;
  finish_round: boolean;
  pile_top_visible: boolean;
  max_rounds: number | null;
  units: "us" | "metric";
  outcome: Outcome | null;
  legal: PlaceCard[];
}

/** A card with its characteristics side up: all its values are public. [L-R-17] */
export interface OpenCard {
  card: number;
  values: Record<string, Value>;
}

/** Who won, and by which rule. Several winners share the victory. */
export interface Outcome {
  winners: number[];
  rule: string;
  scores: number[];
}

export type View =
  | CardlineView;

/** Whether the card is right nobody can know: it is closed. */
export interface CardlinePreview {
  lines: Line[];
  left: number | null;
  right: number | null;
  is_last_card: boolean;
  wins: boolean;
  replacement: number | Hidden | null;
}

/** One sentence of the spoken table: a message id and its parameters. */
export interface Line {
  code: string;
  params: Record<string, number | string | CardRef | CardRefs | SeatRef | SeatRefs | Quantity | MeasureRef>;
}

/** A card by its number in this game; whoever speaks looks its name up. */
export interface CardRef {
  type: "card";
  card: number;
}

/** Several cards, which whoever speaks joins into one list. */
export interface CardRefs {
  type: "cards";
  cards: number[];
}

/** A seat; whoever speaks knows who sits there. */
export interface SeatRef {
  type: "seat";
  seat: number;
}

/** Several seats, which whoever speaks joins into one list. */
export interface SeatRefs {
  type: "seats";
  seats: number[];
}

/** A number of a measure, shown with its unit and marks. */
export interface Quantity {
  type: "quantity";
  number: number;
  measure: string;
  approximate: boolean;
  scope: string;
}

/** A measure of the deck; whoever speaks looks its name up. */
export interface MeasureRef {
  type: "measure";
  measure: string;
}

export type Preview =
  | CardlinePreview;

/** Begins to follow a table. Without tokens one is a spectator; with several, one device is passed around. */
export interface Join {
  do: "join";
  tokens?: string[];
  since?: number | null;
  feed?: "views" | "events";
  id?: number;
  table: string;
}

/** Takes a seat at the table; the answer brings the seat's token. */
export interface Sit {
  do: "sit";
  name: string;
  id?: number;
  table: string;
}

/** Gives a seat up between games. */
export interface Stand {
  do: "stand";
  seat: number;
  id?: number;
  table: string;
}

/** Changes the name of a seat's player. */
export interface Rename {
  do: "rename";
  seat: number;
  name: string;
  id?: number;
  table: string;
}

/** Replaces a seat's token, after the personal link went astray; the old one is worth nothing from then on. */
export interface Renew {
  do: "renew";
  seat: number;
  id?: number;
  table: string;
}

/** The host hands the table over to another person. */
export interface MakeHost {
  do: "make-host";
  seat: number;
  id?: number;
  table: string;
}

/** The host takes a player or a bot away from the table; in a running game a bot plays on for a person. */
export interface Remove {
  do: "remove";
  seat: number;
  id?: number;
  table: string;
}

/** The host changes the order around the table, between games. */
export interface Reseat {
  do: "reseat";
  seats: number[];
  id?: number;
  table: string;
}

/** The host chooses game, deck, order and options for the next game. */
export interface Choose {
  do: "choose";
  settings: Settings;
  id?: number;
  table: string;
}

/** What the host chooses for the next game. */
export interface Settings {
  game: string;
  deck?: string;
  order?: string;
  options?: Record<string, string>;
  cards?: "core" | "all";
  memory?: boolean | null;
}

/** The host says how long bots take for a move. */
export interface SetPace {
  do: "set-pace";
  seconds: number;
  id?: number;
  table: string;
}

/** The host gives the next free seat to a bot. */
export interface PlaceBot {
  do: "place-bot";
  level: string;
  id?: number;
  table: string;
}

/** The host begins the next game: the first, or again with the same people and the next start player. */
export interface Begin {
  do: "begin";
  id?: number;
  table: string;
}

/** A move, made by a seat in the position of a version. */
export interface Play {
  do: "play";
  version: number;
  seat: number;
  move: Move;
  id?: number;
  table: string;
}

/** A seat gives the running game up; the others play on. */
export interface Resign {
  do: "resign";
  seat: number;
  id?: number;
  table: string;
}

/** The host ends the running game without a winner. [C-R-51] */
export interface Abort {
  do: "abort";
  id?: number;
  table: string;
}

/** A seat asks to take its last move back; possible until something new came to light. */
export interface AskUndo {
  do: "ask-undo";
  seat: number;
  id?: number;
  table: string;
}

/** A seat agrees to the asked undo, or does not. */
export interface AnswerUndo {
  do: "answer-undo";
  seat: number;
  agree: boolean;
  id?: number;
  table: string;
}

/** The host at once, others by majority, let a bot play for somebody who is away. */
export interface LetBotSitIn {
  do: "let-bot-sit-in";
  seat: number;
  by: number;
  level?: string;
  id?: number;
  table: string;
}

/** A person takes the seat back from the bot that sat in. */
export interface TakeBack {
  do: "take-back";
  seat: number;
  id?: number;
  table: string;
}

/** The host puts all seen cards of the chosen deck back into the stock. [C-R-49] */
export interface ResetMemory {
  do: "reset-memory";
  id?: number;
  table: string;
}

/** Says that an open card is wrong; kept for the deck's owner. */
export interface Report {
  do: "report";
  card: number;
  text: string;
  id?: number;
  table: string;
}

/** One of a few fixed reactions, shown to the table and not kept. */
export interface React {
  do: "react";
  seat: number;
  reaction: "well-played" | "ouch" | "hurry" | "thanks" | "surprised" | "laugh";
  id?: number;
  table: string;
}

/** The host deletes the table and everything it kept. */
export interface DeleteTable {
  do: "delete-table";
  id?: number;
  table: string;
}

/** Asks for the table as it is; with a version, for that moment of the running or last game. */
export interface Look {
  do: "look";
  version?: number | null;
  id?: number;
  table: string;
}

/** Asks what each move of one choice would do, as far as its seat may know. */
export interface AskStakes {
  do: "ask-stakes";
  version: number;
  seat: number;
  choice: number;
  id?: number;
  table: string;
}

/** Asks for the table in words. */
export interface Narrate {
  do: "narrate";
  seat?: number | null;
  id?: number;
  table: string;
}

/** Asks a bot's reason for a move. */
export interface AskWhy {
  do: "ask-why";
  version: number;
  id?: number;
  table: string;
}

/** Asks for the deck's cards in order of name; values only of those this table has opened. */
export interface AskDeck {
  do: "ask-deck";
  id?: number;
  table: string;
}

export type AnyOrder =
  | Join
  | Sit
  | Stand
  | Rename
  | Renew
  | MakeHost
  | Remove
  | Reseat
  | Choose
  | SetPace
  | PlaceBot
  | Begin
  | Play
  | Resign
  | Abort
  | AskUndo
  | AnswerUndo
  | LetBotSitIn
  | TakeBack
  | ResetMemory
  | Report
  | React
  | DeleteTable
  | Look
  | AskStakes
  | Narrate
  | AskWhy
  | AskDeck;

/** The whole table for a client that joins, looks, or fell behind. */
export interface Welcome {
  tell: "welcome";
  version: number;
  seats: number[];
  state: TableState;
  here: Here;
  game?: GameHead | null;
  shown?: Shown[];
  faces?: Face[];
  missed?: Happened[];
  resync?: boolean;
  re?: number | null;
}

/** The table itself: who sits where and what was agreed. */
export interface TableState {
  table: string;
  host: number;
  players: PlayerAt[];
  settings: Settings;
  pace: number;
  phase: "lobby" | "playing" | "over" | "frozen";
  memory?: MemoryCount | null;
  undo?: UndoWish | null;
  votes?: Record<string, number[]>;
  results?: Result[];
}

/** Who sits in a seat. */
export interface PlayerAt {
  seat: number;
  name: string;
  kind?: "person" | "bot";
  level?: string;
  sits_in?: boolean;
}

/** How much of the deck this table still has before it. [C-MEM-3] */
export interface MemoryCount {
  on: boolean;
  fresh: number;
  set_aside: number;
}

/** Somebody would like to take a move back. */
export interface UndoWish {
  seat: number;
  to: number;
  waiting_for: number[];
}

/** How a game of this table ended. */
export interface Result {
  number: number;
  game: string;
  names: string[];
  outcome?: Outcome | null;
}

/** Who is connected. */
export interface Here {
  seats?: number[];
  watching?: number;
}

/** What was agreed for the running or last game. */
export interface GameHead {
  number: number;
  game: string;
  engine: string;
  players: number;
  first: number;
  order: string;
  options: Record<string, string>;
  began: number;
  deck?: DeckHead | null;
  building_set?: BuildingSet | null;
}

/** A deck as a game needs to know it; the cards come as faces. */
export interface DeckHead {
  id: string;
  title: Record<string, string>;
  hash: string;
  measures: Measure[];
  default_order: string;
  cards: number;
  licence?: string;
}

/** One number of a card that a game can be played by. [C-SETUP-1, L-COMP-5] */
export interface Measure {
  id: string;
  decimals: number;
  name: Record<string, string>;
  unit: Record<string, string>;
  meaning: Record<string, string>;
  as_of: string;
  show: "number" | "year" | "metres" | "dollars" | "million-dollars" | "square-miles" | "people" | "short-tons";
  source: string;
}

/** The 128 cards and the set-up table; a documented reconstruction that an owner can correct. */
export interface BuildingSet {
  cards: BuildingCard[];
  setup: SetupRow[];
  resistance_reading: "collapse_at" | "withstands";
  reconstruction: boolean;
  hash: string;
}

/** A kind of Skyscraper card; the box holds `count` of it. */
export interface BuildingCard {
  id: string;
  kind: string;
  count: number;
  name: Record<string, string>;
  metres: number;
  points: number;
  category: string;
  resistance: number;
  is_toilet: boolean;
}

/** What a number of players uses. [S-SETUP-2, S-SETUP-3, S-SETUP-5] */
export interface SetupRow {
  players: number;
  foundations: number;
  toilets: number;
  studies: number;
  roofs: number;
  tornadoes: number;
  sites: number;
}

/** What one seat, or a spectator, is shown. */
export interface Shown {
  seat?: number | null;
  events?: Event[];
  lines?: Line[];
  view?: View | null;
  choices?: Offered[];
}

/** One thing to point at first, and the moves that go on from there. */
export interface Offered {
  pick: string;
  card: number | null;
  moves: Move[];
  stakes?: Preview[];
}

/** What a visible card looks like. `card` is its number in this game and tells nothing about the deck. */
export interface Face {
  card: number;
  name: Record<string, string>;
  place?: Record<string, string>;
  caption?: Record<string, string>;
  note?: Record<string, string>;
  short?: Record<string, string>;
  approximate?: string[];
  scopes?: Record<string, string>;
  art?: string;
  tile?: string;
  opened?: OpenSide | null;
}

/** The value side of a card, once everybody has seen it. */
export interface OpenSide {
  values: Record<string, Value>;
  art: string;
}

/** One version of the table: a move with its events, or a deed. */
export interface Happened {
  version: number;
  at: number;
  deed: string;
  seat?: number | null;
  shown?: Shown[];
}

/** One version more. Versions come without a gap; the copy for whoever gave the order carries `re`. */
export interface Told {
  tell: "told";
  version: number;
  at: number;
  deed: string;
  seat?: number | null;
  shown?: Shown[];
  faces?: Face[];
  state?: TableState | null;
  game?: GameHead | null;
  re?: number | null;
}

/** You have the seat; keep the token, it is the only key to it. */
export interface Sat {
  tell: "sat";
  seat: number;
  token: string;
  re?: number | null;
}

/** Nothing changed, and this is the rule that says why. */
export interface Refused {
  tell: "refused";
  rule: string;
  code: string;
  params?: Record<string, number | string | CardRef | CardRefs | SeatRef | SeatRefs | Quantity | MeasureRef>;
  re?: number | null;
}

/** Somebody came or went. */
export interface Presence {
  tell: "presence";
  here: Here;
  re?: number | null;
}

/** A seat showed a reaction. */
export interface Reacted {
  tell: "reacted";
  seat: number;
  reaction: string;
  re?: number | null;
}

/** What the moves of one choice would do. */
export interface Stakes {
  tell: "stakes";
  version: number;
  seat: number;
  choice: number;
  stakes: Stake[];
  re?: number | null;
}

/** A move, and what it would do as far as its seat may know. */
export interface Stake {
  move: Move;
  preview: Preview;
}

/** The table as it was at a version. */
export interface Moment {
  tell: "moment";
  version: number;
  shown: Shown[];
  faces?: Face[];
  re?: number | null;
}

/** The table in words. */
export interface Narrated {
  tell: "narrated";
  version: number;
  lines: Line[];
  re?: number | null;
}

/** A bot's reason. */
export interface Why {
  tell: "why";
  version: number;
  why: Line | null;
  re?: number | null;
}

/** The cards of the deck in order of name; open are only those that this table has opened. */
export interface DeckPage {
  tell: "deck";
  deck: DeckHead;
  faces: Face[];
  re?: number | null;
}

/** It is done, and there is nothing to show for it. */
export interface Done {
  tell: "done";
  re?: number | null;
}

/** This connection ends, and why: deleted, removed, shutting-down, idle, too-fast, too-slow. */
export interface Goodbye {
  tell: "goodbye";
  code: string;
  re?: number | null;
}

export type AnyTelling =
  | Welcome
  | Told
  | Sat
  | Refused
  | Presence
  | Reacted
  | Stakes
  | Moment
  | Narrated
  | Why
  | DeckPage
  | Done
  | Goodbye;

/** Opens a table; whoever does is its host, in the first seat. `POST /api/tables` */
export interface OpenTable {
  name: string;
  settings?: Settings | null;
}

/** The new table; its link is /t/{table}, and the host's personal link /t/{table}#{token}. */
export interface TableOpened {
  table: string;
  seat: number;
  token: string;
}

/** A game that can be chosen. `GET /api/games` */
export interface OnOffer {
  game: string;
  engine: string;
  deck: string | null;
  orders: string[];
  players: [number, number];
  options: Record<string, Record<string, unknown>>;
  levels: string[];
  memory: boolean;
}

/** A deck of one's own, as the text of a CSV file. `POST /api/decks` */
export interface HandIn {
  name: string;
  csv: string;
}

/** What the check says about a deck; with errors there is no deck. */
export interface HandedIn {
  deck?: DeckHead | null;
  findings?: Finding[];
}

/** Something the check noticed, by row and column. */
export interface Finding {
  severity: string;
  code: string;
  row?: number | null;
  column?: string;
  params?: Record<string, string>;
}

/** Why an HTTP call was not accepted. */
export interface Problem {
  rule: string;
  code: string;
  params?: Record<string, unknown>;
}
