// Generated from src/tallorder/wire by `python -m tallorder.wire`. Do not edit: the tests compare it.

export const LANGUAGES = ["en","ru","fr"] as const;

export const SHIPPED_DECKS = ["landmarks","movies","countries","skyscraper"] as const;

/** Puts one of one's cards into a gap of the line; card and gap are committed together. [L-TURN-2, L-R-24] */
export interface PlaceCard {
  move: "place-card";
  card: number;
  gap: number;
}

/** Lays one of one's cards closed into an empty cell: as a turn, as a bonus, or to join parts. [C-PLAY-1] */
export interface PlayCard {
  move: "play-card";
  card: number;
  cell: [number, number];
}

/** Doubts a closed card of the area. [C-CHECK-1] */
export interface Check {
  move: "check";
  cell: [number, number];
}

/** Opens a closed neighbour of the card that is being checked. [C-CHECK-2, C-CHECK-3] */
export interface Reveal {
  move: "reveal";
  cell: [number, number];
}

/** Opens no neighbour, where that is allowed. [C-CHECK-3] */
export interface Stop {
  move: "stop";
}

/** Answers a Duet by taking a card. [C-DUET-2] */
export interface Draw {
  move: "draw";
}

/** Gives one of one's cards to the seat that has to draw from an empty deck. [C-EMPTY-2] */
export interface Give {
  move: "give";
  card: number;
}

/** Swaps the two open cards of a violation; by agreement any two misplaced cards. [C-FIX-1, C-R-6] */
export interface Swap {
  move: "swap";
  first: [number, number];
  second: [number, number];
}

/** Discards a misplaced card. [C-FIX-2] */
export interface Discard {
  move: "discard";
  cell: [number, number];
}

/** Says which misplaced card shall lie in this cell. [C-R-54] */
export interface Arrange {
  move: "arrange";
  card: number;
  cell: [number, number];
}

/** Does without the further card of a Trio, or without a final challenge. [C-R-20, C-R-45] */
export interface Decline {
  move: "decline";
}

/** Stack a Floor, Special Floor or Toilet on a site. [S-BUILD-1, S-BUILD-2] */
export interface Build {
  move: "Build";
  card: number;
  structure: number;
}

/** Complete a site with a Roof and claim it. [S-CLAIM-1] */
export interface Roof {
  move: "Roof";
  card: number;
  structure: number;
}

/** Shake one structure. [S-QUAKE-1] */
export interface Quake {
  move: "Quake";
  card: number;
  structure: number;
}

/** Shake everything. [S-CENT-1] */
export interface Century {
  move: "Century";
  card: number;
}

/** Insure one structure. [S-INS-1, S-INS-3] */
export interface Insure {
  move: "Insure";
  card: number;
  structure: number;
}

/** Study the deck or the discard pile. [S-STUDY-1] */
export interface Study {
  move: "Study";
  card: number;
  source: "deck" | "discard" | "nothing";
}

/** Make all hands move on. [S-TORN-1, S-TORN-2] */
export interface Tornado {
  move: "Tornado";
  card: number;
  direction: "left" | "right";
}

/** Throw a card away because nothing can be played. [S-R-27] */
export interface SkyscraperDiscard {
  move: "Discard";
  card: number;
}

/** Play nothing in the last lap. [S-END-4] */
export interface Pass {
  move: "Pass";
}

/** Pull two cards out of an opponent's hand. [S-TOIL-2] */
export interface Steal {
  move: "Steal";
  victim: number;
}

/** Leave the theft, or the Insurance after a Roof. [S-R-30, S-INS-3] */
export interface SkyscraperDecline {
  move: "Decline";
}

/** Keep one of the two cards pulled; the other goes back. [S-TOIL-2] */
export interface Keep {
  move: "Keep";
  card: number;
}

/** Take a studied card into hand. [S-STUDY-3, S-STUDY-8] */
export interface Take {
  move: "Take";
  card: number;
}

/** Take all five studied cards instead of the whole hand. [S-STUDY-6] */
export interface SwapHand {
  move: "SwapHand";
}

/** Put a studied card back on top of the deck. [S-STUDY-4] */
export interface PutBack {
  move: "PutBack";
  card: number;
}

export type AnyMove =
  | PlaceCard
  | PlayCard
  | Check
  | Reveal
  | Stop
  | Draw
  | Give
  | Swap
  | Discard
  | Arrange
  | Decline
  | Build
  | Roof
  | Quake
  | Century
  | Insure
  | Study
  | Tornado
  | SkyscraperDiscard
  | Pass
  | Steal
  | SkyscraperDecline
  | Keep
  | Take
  | SwapHand
  | PutBack;

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
  belongs: Place;
  against: number | null;
}

/** A printed number with its marks. [C-COMP-9, C-COMP-13] */
export interface Value {
  number: number;
  approximate: boolean;
  scope: string;
}

/** Where a value belongs in the line as it lay before: any gap from `first` to `last`. [L-R-11, L-EQ-1] */
export interface Place {
  first: number;
  last: number;
  left: number | null;
  right: number | null;
  equal: number[];
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
  left: number[];
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

/** A seat laid a card closed into the area. [C-PLAY-1, C-TRIO-2, C-FIX-3] */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: number;
  cell: [number, number];
  neighbours: number;
  why: "turn" | "bonus" | "join";
}

/** The card touches two others: the next seat must answer at once. [C-DUET-1] */
export interface DuetTriggered {
  event: "duet-triggered";
  seat: number;
  responder: number;
}

/** The card touches three or four others. [C-TRIO-1, C-TRIO-7] */
export interface TrioTriggered {
  event: "trio-triggered";
  seat: number;
  responder: number;
}

/** A seat named its target, but opens it only together with a neighbour. [C-R-3] */
export interface CheckCommitted {
  event: "check-committed";
  seat: number;
  card: number;
  cell: [number, number];
}

/** A card was opened: everybody sees all its numbers from now on. [C-CHECK-1, C-R-42] */
export interface CardRevealed {
  event: "card-revealed";
  seat: number;
  card: number;
  cell: [number, number];
  values: Record<string, Value>;
  role: "target" | "extra";
}

/** Every open pair of the area was compared. [C-CHECK-5] */
export interface CheckResult {
  event: "check-result";
  seat: number;
  violations: [[number, number], [number, number]][];
  pairs: [[number, number], [number, number]][];
}

/** A seat has to draw. [C-PEN-1, C-PEN-2, C-DUET-2] */
export interface PenaltyDue {
  event: "penalty-due";
  seat: number;
  count: number;
  cause: "mistrust" | "caught" | "duet";
}

/** A seat took the top card of the deck, closed. */
export interface ComparityCardDrawn {
  event: "card-drawn";
  seat: number;
  card: number;
  deck: number;
  top: number | Hidden | null;
}

/** A seat gave a card, because the deck is empty. [C-EMPTY-1, C-R-31] */
export interface CardGiven {
  event: "card-given";
  giver: number;
  receiver: number;
  card: number;
}

/** Nobody can give any more: the rest is forgiven. [C-R-29] */
export interface DrawShort {
  event: "draw-short";
  seat: number;
  missing: number;
}

/** The checker swapped two misplaced cards. [C-FIX-1] */
export interface CardsSwapped {
  event: "cards-swapped";
  seat: number;
  first: number;
  second: number;
  cells: [[number, number], [number, number]];
}

/** The checker laid misplaced cards out anew. [C-R-54] */
export interface CardsRearranged {
  event: "cards-rearranged";
  seat: number;
  cards: number[];
  cells: [number, number][];
}

/** The checker discarded a misplaced card. [C-FIX-2, C-R-36] */
export interface CardDiscarded {
  event: "card-discarded";
  seat: number;
  card: number;
  cell: [number, number];
}

/** The area fell apart: the checker must join it at once. [C-FIX-3] */
export interface AreaSplit {
  event: "area-split";
  seat: number;
  parts: [number, number][][];
}

/** A seat did without the further card of its Trio. [C-R-20] */
export interface BonusDeclined {
  event: "bonus-declined";
  seat: number;
}

/** A last card was played; the next seat may check once before the win counts. [C-R-45] */
export interface ChallengeOffered {
  event: "challenge-offered";
  seat: number;
  challenger: number;
}

/** The challenger lets the win stand. [C-R-45] */
export interface ChallengeDeclined {
  event: "challenge-declined";
  seat: number;
}

/** A seat gave up; its cards left the game, closed. [C-R-51] */
export interface ComparityPlayerResigned {
  event: "player-resigned";
  seat: number;
  cards: number[];
}

/** The game is over. [C-END-1] */
export interface ComparityGameWon {
  event: "game-won";
  seat: number;
  rule: string;
}

/** The cards opened in this game are set aside for the next ones. [C-MEM-3, C-R-48] */
export interface MemoryUpdated {
  event: "memory-updated";
  revealed: number[];
}

/** A card was played, from hand or out of a Study. [S-TURN-3, S-STUDY-3] */
export interface SkyscraperCardPlayed {
  event: "CardPlayed";
  seat: number;
  card: number;
  studied: boolean;
}

/** A site grew by a floor. [S-BUILD-2] */
export interface FloorAdded {
  event: "FloorAdded";
  seat: number;
  structure: number;
  card: number;
  metres: number;
}

/** A Toilet was added to the player's Toilet Specialist. [S-TSPEC-1, S-TSPEC-2] */
export interface ToiletCounted {
  event: "ToiletCounted";
  seat: number;
  toilets: number;
}

/** A site was completed and now belongs to its roofer. [S-CLAIM-1] */
export interface Claimed {
  event: "Claimed";
  seat: number;
  structure: number;
  card: number;
  metres: number;
  faulty: boolean;
  reasons: string[];
}

/** A Prize changed hands; None is the display. [S-PRIZE-1] */
export interface PrizeMoved {
  event: "PrizeMoved";
  prize: "mini" | "unity" | "record";
  source: number | null;
  target: number | null;
  gone: boolean;
}

/** A Mini lost its Prize and became faulty, or regained it. [S-MINI-3, S-MINI-5] */
export interface FaultChanged {
  event: "FaultChanged";
  structure: number;
  faulty: boolean;
}

/** An Earthquake stays on a structure. [S-QUAKE-2] */
export interface QuakeHit {
  event: "QuakeHit";
  structure: number;
  strength: number;
}

/** An Insurance lies under a structure. [S-INS-1] */
export interface InsuranceAdded {
  event: "InsuranceAdded";
  structure: number;
  strength: number;
}

/** An Insurance and an Earthquake cancelled each other. [S-INS-6, S-INS-7] */
export interface InsuranceCancelled {
  event: "InsuranceCancelled";
  structure: number;
  strength: number;
}

/** The Earthquake of the Century struck everything. [S-CENT-1] */
export interface CenturyQuake {
  event: "CenturyQuake";
  uninsured: number[];
  marked: number[];
}

/** A structure fell. [S-QUAKE-3, S-QUAKE-4] */
export interface Collapsed {
  event: "Collapsed";
  structure: number;
  owner: number | null;
  cards: number[];
  foundation: number;
}

/** A Foundation was turned up. [S-CLAIM-4, S-STUDY-10, S-R-4] */
export interface SiteOpened {
  event: "SiteOpened";
  structure: number;
  foundation: number;
}

/** The top cards of the deck were looked at. [S-STUDY-2] */
export interface DeckStudied {
  event: "DeckStudied";
  seat: number;
  count: number;
  cards: number[] | Hidden;
}

/** A studied card went into hand. [S-STUDY-3] */
export interface StudyTaken {
  event: "StudyTaken";
  seat: number;
  card: number | Hidden;
}

/** The studied cards replaced the hand. [S-STUDY-6] */
export interface HandSwapped {
  event: "HandSwapped";
  seat: number;
  hand: number[] | Hidden;
  returned: number;
}

/** A card went back on top of the deck. [S-STUDY-4] */
export interface CardPutBack {
  event: "CardPutBack";
  seat: number;
  card: number | Hidden;
}

/** A card came back from the discard pile, seen by all. [S-STUDY-8] */
export interface CardFetched {
  event: "CardFetched";
  seat: number;
  card: number;
}

/** A Study went to the discard pile. [S-STUDY-10] */
export interface StudyDone {
  event: "StudyDone";
  seat: number;
}

/** Cards were pulled out of a hand; only the thief sees them, and the victim knows them. [S-TOIL-2, S-R-30] */
export interface CardsTaken {
  event: "CardsTaken";
  thief: number;
  victim: number;
  count: number;
  cards: number[] | Hidden;
}

/** The thief kept one card; thief and victim know it. [S-TOIL-2, S-R-30] */
export interface CardStolen {
  event: "CardStolen";
  thief: number;
  victim: number;
  card: number | Hidden;
}

/** The player of a Toilet let everybody keep their cards. [S-R-30] */
export interface TheftDeclined {
  event: "TheftDeclined";
  seat: number;
}

/** A Tornado moved the hands. [S-TORN-1, S-TORN-2] */
export interface HandsPassed {
  event: "HandsPassed";
  seat: number;
  direction: "left" | "right";
  ring: number[];
  hands: (number[] | Hidden)[];
}

/** A card was thrown away because none could be played. [S-R-27] */
export interface SkyscraperCardDiscarded {
  event: "CardDiscarded";
  seat: number;
  card: number;
}

/** A seat played nothing in the last lap. [S-END-4] */
export interface Passed {
  event: "Passed";
  seat: number;
}

/** Cards were drawn from the deck. [S-TURN-3, S-HAND-1, S-HAND-4] */
export interface CardsDrawn {
  event: "CardsDrawn";
  seat: number;
  count: number;
  cards: number[] | Hidden;
  left: number;
}

/** The deck and a hand are empty: everybody else may play one more card. [S-END-4, S-R-48] */
export interface LastLapStarted {
  event: "LastLapStarted";
}

/** The next seat's turn began. [S-TURN-2] */
export interface TurnPassed {
  event: "TurnPassed";
  seat: number;
}

/** A seat left the game; its hand went to the discard pile. [S-R-55] */
export interface SkyscraperPlayerResigned {
  event: "Resigned";
  seat: number;
  cards: number[];
}

/** The points were counted. [S-END-2, S-END-5] */
export interface GameOver {
  event: "GameOver";
  winners: number[];
  scores: number[];
  rule: string;
}

export type AnyEvent =
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
  | GameWon
  | CardPlayed
  | DuetTriggered
  | TrioTriggered
  | CheckCommitted
  | CardRevealed
  | CheckResult
  | PenaltyDue
  | ComparityCardDrawn
  | CardGiven
  | DrawShort
  | CardsSwapped
  | CardsRearranged
  | CardDiscarded
  | AreaSplit
  | BonusDeclined
  | ChallengeOffered
  | ChallengeDeclined
  | ComparityPlayerResigned
  | ComparityGameWon
  | MemoryUpdated
  | SkyscraperCardPlayed
  | FloorAdded
  | ToiletCounted
  | Claimed
  | PrizeMoved
  | FaultChanged
  | QuakeHit
  | InsuranceAdded
  | InsuranceCancelled
  | CenturyQuake
  | Collapsed
  | SiteOpened
  | DeckStudied
  | StudyTaken
  | HandSwapped
  | CardPutBack
  | CardFetched
  | StudyDone
  | CardsTaken
  | CardStolen
  | TheftDeclined
  | HandsPassed
  | SkyscraperCardDiscarded
  | Passed
  | CardsDrawn
  | LastLapStarted
  | TurnPassed
  | SkyscraperPlayerResigned
  | GameOver;

/** The table as it lies there: closed cards show no values, the pile shows its top and its size. [L-SETUP-6] */
export interface CardlineView {
  version: number;
  actor: number | null;
  phase: "place" | "over";
  legal: PlaceCard[];
  outcome: Outcome | null;
  order: string;
  round: number;
  first: number;
  to_act: number[];
  in_play: number[];
  finishers: number[];
  can_finish: number[];
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
}

/** Who won, and by which rule. Several winners share the victory. */
export interface Outcome {
  winners: number[];
  rule: string;
  scores: number[];
}

/** A card with its characteristics side up: all its values are public. [L-R-17] */
export interface OpenCard {
  card: number;
  values: Record<string, Value>;
}

/** The whole table as everybody sees it. Cards are named by their place in the deal. */
export interface ComparityView {
  version: number;
  actor: number | null;
  phase: "turn" | "extra" | "give" | "repair" | "join" | "duet" | "bonus" | "challenge" | "over";
  legal: (PlayCard | Check | Reveal | Stop | Draw | Give | Swap | Discard | Arrange | Decline)[];
  outcome: Outcome | null;
  order: string;
  options: ComparityOptions;
  turn: number;
  answering: "turn" | "duet" | "trio" | "challenge";
  area: AreaCard[];
  spaces: Space[];
  hands: number[][];
  deck: number;
  top: number | Hidden | null;
  discards: DiscardedCard[];
  target: [number, number] | null;
  violations: [[number, number], [number, number]][];
  owed: Owed | null;
  vacated: [number, number] | null;
  parts: [number, number][][];
  arranging: [number, number][];
  arranged: number[];
  gone: number[];
  removed: number[];
}

/** What a table may agree on before the deal. */
export interface ComparityOptions {
  first_player: "random" | number;
  check_commit: "sequential" | "upfront";
  repair_order: "swap_first" | "free";
  repair_permute: boolean;
  repair_swap: "pair" | "any";
  join_cells: "any" | "vacated";
  trio_bonus_mandatory: boolean;
  last_card_gift: "protected" | "wins";
  final_challenge: boolean;
  deck_top_visible: boolean;
  box_memory: boolean;
}

/** A card of the area: everybody sees which it is, and its numbers only when it is open. [C-HIDE-2, C-HIDE-4] */
export interface AreaCard {
  card: number;
  cell: [number, number];
  side: Open | Hidden;
}

/** The open side of a card: all its numbers. [C-R-42] */
export interface Open {
  type: "open";
  values: Record<string, Value>;
}

/** An empty cell next to the area, and how many cards it touches. [C-PLAY-2] */
export interface Space {
  cell: [number, number];
  neighbours: number;
}

/** A card on the discard pile, which is public. [C-R-36] */
export interface DiscardedCard {
  card: number;
  values: Record<string, Value>;
}

/** Cards that a seat still has to be given. [C-EMPTY-1] */
export interface Owed {
  receiver: number;
  count: number;
  cause: "mistrust" | "caught" | "duet";
}

/** The table as one seat, or a spectator, may see it. */
export interface SkyscraperView {
  version: number;
  actor: number | null;
  phase: string;
  legal: (Build | Roof | Quake | Century | Insure | Study | Tornado | SkyscraperDiscard | Pass | Steal | SkyscraperDecline | Keep | Take | SwapHand | PutBack)[];
  outcome: Outcome | null;
  seat: number | null;
  structures: StructureSeen[];
  revealed: number;
  claims: number[];
  mini: PrizeSeen;
  unity: PrizeSeen;
  record: PrizeSeen;
  record_line: number[];
  seats: SeatSeen[];
  deck: number;
  pile: number;
  discard: number[];
  fallen: number[];
  studies: number;
  looked: number;
  lap: number;
  roofed: number | null;
  victim: number | null;
  pulled: number;
  hand: number[] | Hidden;
  studied: number[] | Hidden;
  chosen: Build | Roof | Quake | Century | Insure | Study | Tornado | SkyscraperDiscard | Pass | Steal | SkyscraperDecline | Keep | Take | SwapHand | PutBack | null;
  taken: number[] | Hidden;
  known: KnownCard[];
  options: SkyscraperOptions;
  cards: CardFace[];
  setup: SetupRow;
}

/** A site, or a building with its owner; its resistance stays visible. [S-CLAIM-5] */
export interface StructureSeen {
  number: number;
  owner: number | null;
  foundation: number;
  floors: FloorSeen[];
  roof: number | null;
  metres: number;
  points: number;
  toilet: boolean | Hidden;
  can_be_roofed: boolean;
  resistance: number;
  earthquakes: number;
  insurance: number;
  marks: number;
  strength: number;
  faulty: boolean;
  reasons: string[];
}

/** A stacked card: its numbers stay visible, its face only on top. [S-BUILD-3, S-BUILD-4] */
export interface FloorSeen {
  metres: number;
  points: number;
  card: number | Hidden;
}

/** Where a Prize is: on a building, on display, or gone. */
export interface PrizeSeen {
  holder: number | null;
  gone: boolean;
}

/** What everybody knows of a seat. */
export interface SeatSeen {
  hand: number;
  toilets: number;
  threshold: number | null;
  points: number;
  resigned: boolean;
}

/** A card of the deck that this seat put back itself; depth 1 is the top. */
export interface KnownCard {
  depth: number;
  card: number;
}

/** What a table may agree on before the game. */
export interface SkyscraperOptions {
  resistance_reading: "collapse_at" | "withstands";
  replace_collapsed_site: boolean;
  threshold_equal_ok: boolean;
  threshold_mode: "standing" | "ever";
  toilet_counts_as_floor: boolean;
  unity_min: number;
  record_mode: "tallest" | "history";
  study_fetch_study: boolean;
  strict_no_draw_after_theft: boolean;
  faulty_record: boolean;
  faulty_blocks_record: boolean;
  lost_prize: "display" | "gone";
  keep_toilet_roofs: boolean;
  open_stacks: boolean;
  first_player: "random" | number;
  tie_break: "shared" | "tallest";
}

/** What everybody may read on a card, and how many the box holds. */
export interface CardFace {
  id: string;
  kind: string;
  count: number;
  metres?: number;
  points?: number;
  category?: string;
  resistance?: number;
  is_toilet?: boolean;
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

export type AnyView =
  | CardlineView
  | ComparityView
  | SkyscraperView;

/** Whether the card is right nobody can know: it is closed. */
export interface CardlinePreview {
  lines: Line[];
  left: number | null;
  right: number | null;
  cards_left: number;
  is_last_card: boolean;
  wins: boolean;
  replacement: number | Hidden | null;
}

/** One sentence of the spoken table: a message id and its parameters. */
export interface Line {
  code: string;
  params: Record<string, number | string | CardRef | CardRefs | SeatRef | SeatRefs | Quantity | MeasureRef | Phrases>;
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

/** Several phrases that whoever speaks strings together, such as the cards of a row. */
export interface Phrases {
  type: "phrases";
  lines: Line[];
}

/** Whether closed cards are in order nobody can know; what hangs on it everybody can. */
export interface ComparityPreview {
  lines: Line[];
  neighbours: number;
  not_below: number[];
  not_above: number[];
  triggers: "" | "duet" | "trio";
  is_last_card: boolean;
  opens: number[];
  if_drawn: Stake | null;
  if_in_order: Stake | null;
  if_not: Stake | null;
  still_wrong: number | null;
  parts: [number, number][][];
  bridges: [number, number][];
}

/** Who would draw how many cards. */
export interface Stake {
  seat: number;
  cards: number;
}

/** The facts of a move; Hidden where covered cards leave it open. */
export interface SkyscraperPreview {
  lines: Line[];
  structure: number | null;
  metres: number | null;
  points: number | null;
  strength: number | null;
  completes: boolean;
  threshold: number | null;
  faulty: boolean | Hidden;
  reasons: string[];
  mini: boolean | Hidden;
  unity: boolean | Hidden;
  record: boolean | Hidden;
  cancels: number[];
  marks: number[];
  collapses: number[];
  steals: boolean;
  checks: Requirement[];
  changes: PointsChange[];
  becomes_faulty: number[];
  redeemed: number[];
  fates: Fate[];
  hands: HandPassed[];
  prospects: Line[];
}

/** One thing that a new skyscraper should have, and whether this one has it. */
export interface Requirement {
  line: Line;
  met: boolean | Hidden;
}

/** The points of a seat if the game ended before the move, and after it. */
export interface PointsChange {
  seat: number;
  before: number;
  after: number;
}

/** What becomes of a structure that is shaken or insured, and what would then lie on it. */
export interface Fate {
  structure: number;
  fate: "collapses" | "loses-insurance" | "marked" | "stands" | "insured" | "repaired";
  earthquakes: number;
  insurance: number;
  marks: number;
  strength: number;
}

/** A hand on its way in a Tornado. */
export interface HandPassed {
  giver: number;
  taker: number;
  cards: number;
}

export type AnyPreview =
  | CardlinePreview
  | ComparityPreview
  | SkyscraperPreview;

/** Begins to follow a table. Without tokens one is a spectator; with several, one device is passed around. */
export interface Join {
  do: "join";
  tokens?: string[];
  since?: number | null;
  feed?: "views" | "short";
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

/** The host changes how well a bot plays, between games; its seat and its name stay. */
export interface SetLevel {
  do: "set-level";
  seat: number;
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

/** A seat would like one more game of the same kind. It begins when the host or everybody who is there says so. */
export interface WantAgain {
  do: "want-again";
  seat: number;
  id?: number;
  table: string;
}

/** The host of a lesson goes to one of its steps: on, back, over one, or the same again. */
export interface GoToStep {
  do: "go-to-step";
  step: number;
  id?: number;
  table: string;
}

/** A move, made by a seat in the position of a version. */
export interface Play {
  do: "play";
  version: number;
  seat: number;
  move: AnyMove;
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

/** A seat asks to take its last move back: until something new came to light, or against bots at any time. */
export interface AskUndo {
  do: "ask-undo";
  seat: number;
  id?: number;
  table: string;
}

/** Asks what a bot would do in this seat. Only against bots, and everybody is told that it was asked. */
export interface AskHint {
  do: "ask-hint";
  version: number;
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

/** The host at once, others by majority, let a bot that is on offer play for somebody who has been away for half a */
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
  eyes?: number | null;
  why?: "gap" | "mismatch" | null;
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

/** Asks which moves of the game have a reason that may be told now. */
export interface AskReasons {
  do: "ask-reasons";
  id?: number;
  table: string;
}

/** Asks for a card that is in sight, with note and sources if it is open. */
export interface AskCard {
  do: "ask-card";
  card: number;
  id?: number;
  table: string;
}

/** Asks for the deck's cards in order of name; values only of those this table has opened. */
export interface AskDeck {
  do: "ask-deck";
  id?: number;
  table: string;
}

export type ClientMessage =
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
  | SetLevel
  | Begin
  | WantAgain
  | GoToStep
  | Play
  | Resign
  | Abort
  | AskUndo
  | AskHint
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
  | AskReasons
  | AskCard
  | AskDeck;

/** The whole table for a client that joins, looks, or fell behind. */
export interface Welcome {
  tell: "welcome";
  version: number;
  seats: number[];
  state: TableState;
  here: Here;
  game?: GameHead | null;
  shown?: SeatUpdate[];
  faces?: Face[];
  forms?: Record<number, FaceLayout>;
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
  again?: number[];
  helped?: number[];
  results?: Result[];
  lesson?: LessonState | null;
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
  helped?: number[];
}

/** The lesson that a table is in, and how far it is. */
export interface LessonState {
  game: string;
  steps: string[];
  step: number;
  rule: string;
  line: Line;
  is_done?: boolean;
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
  measures: Measure[];
  default_order: string;
  cards: number;
  licence?: string;
  hash?: string;
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

/** What one seat, or a spectator, is shown. */
export interface SeatUpdate {
  seat?: number | null;
  events?: AnyEvent[];
  lines?: Line[];
  view?: AnyView | null;
  delta?: unknown[][];
  check?: number | null;
  choices?: Offered[];
  ways?: Ways[];
}

/** One thing to point at first, and the moves that go on from there. */
export interface Offered {
  pick: string;
  card: number | null;
  moves: AnyMove[];
}

/** Choices in short: several cards to point at first, and the moves that go on from each of them. */
export interface Ways {
  pick: string;
  cards: (number | null)[];
  move?: string;
  fields?: Record<string, unknown[]>;
  names_card?: boolean;
  is_each?: boolean;
  moves?: AnyMove[];
}

/** What a visible card looks like. `card` is its number in this game and tells nothing about the deck. */
export interface Face {
  card: number;
  name: Record<string, string>;
  place?: Record<string, string>;
  caption?: Record<string, string>;
  short?: Record<string, string>;
  approximate?: string[];
  scopes?: Record<string, string>;
  art?: string;
  tile?: string;
  figure?: string;
  look?: FaceLayout;
  opened?: OpenSide | null;
}

/** How a side of a card wants its text set over its picture. */
export interface FaceLayout {
  subject?: string;
  zones?: Zone[];
  spine?: string;
  plate?: string;
  flag?: string;
  glyph?: string;
}

/** A place for one text. The medium sets the largest size that fits, from `size` down to `least`. */
export interface Zone {
  holds: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  least: number;
  lines?: number;
  across?: string;
  along?: string;
  colour?: string;
  typeface?: string;
  weight?: number;
  leading?: number;
  upper?: boolean;
  is_pill?: boolean;
  stroke?: number;
  halo?: string;
}

/** The value side of a card, once everybody has seen it. */
export interface OpenSide {
  values: Record<string, Value>;
  art?: string;
  note?: Record<string, string>;
  sources?: Record<string, string>;
  look?: FaceLayout;
}

/** One version of the table: a move with its events, or a deed. */
export interface Happened {
  version: number;
  at: number;
  deed: string;
  seat?: number | null;
  shown?: SeatUpdate[];
}

/** One version more. Versions come without a gap; the copy for whoever gave the order carries `re`. */
export interface Update {
  tell: "told";
  version: number;
  at: number;
  deed: string;
  seat?: number | null;
  shown?: SeatUpdate[];
  faces?: Face[];
  cards?: ShortFace[];
  forms?: Record<number, FaceLayout>;
  state?: TableState | null;
  game?: GameHead | null;
  re?: number | null;
}

/** What has come to be known of a card. Without a name its closed side is known already. */
export interface ShortFace {
  card: number;
  name?: Record<string, string>;
  place?: Record<string, string>;
  caption?: Record<string, string>;
  short?: Record<string, string>;
  approximate?: string[];
  scopes?: Record<string, string>;
  art?: string;
  tile?: string;
  figure?: string;
  look?: ShortLook | null;
  opened?: ShortSide | null;
  is_closed?: boolean;
}

/** A `FaceLayout` in short: a form that many cards share, and the colours of this one. */
export interface ShortLook {
  form: number;
  colours?: string[];
  spine?: string;
  plate?: string;
  flag?: string;
  glyph?: string;
}

/** The value side of a card in short; note and sources are told on request: `ask-card`. */
export interface ShortSide {
  values: Record<string, Value>;
  art: string;
  look: ShortLook;
}

/** You have the seat; keep the token, it is the only key to it. */
export interface Sat {
  tell: "sat";
  seat: number;
  token: string;
  re?: number | null;
}

/** The seats that this connection holds have changed. */
export interface Seats {
  tell: "seats";
  seats: number[];
  re?: number | null;
}

/** Nothing changed, and this is the rule that says why. */
export interface CommandRefused {
  tell: "refused";
  rule: string;
  code: string;
  params?: Record<string, number | string | CardRef | CardRefs | SeatRef | SeatRefs | Quantity | MeasureRef | Phrases>;
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
  stakes: MovePreview[];
  re?: number | null;
}

/** A move, and what it would do as far as its seat may know. */
export interface MovePreview {
  move: AnyMove;
  preview: AnyPreview;
}

/** The table as it was at a version. */
export interface Moment {
  tell: "moment";
  version: number;
  shown: SeatUpdate[];
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

/** The versions of all moves whose reason `ask-why` would tell. */
export interface Reasons {
  tell: "reasons";
  versions: number[];
  re?: number | null;
}

/** What a bot would do in this seat, and why; told to nobody but whoever asked. */
export interface Hint {
  tell: "hint";
  version: number;
  seat: number;
  move: AnyMove;
  why: Line;
  re?: number | null;
}

/** A card of the game as it lies, with note and sources if it is open. */
export interface CardTold {
  tell: "card";
  face: Face;
  re?: number | null;
}

/** The cards of the deck in order of name; open are only those that this table has opened. */
export interface DeckPage {
  tell: "deck";
  deck: DeckHead;
  faces: Face[];
  most: number;
  re?: number | null;
}

/** It is done, and there is nothing to show for it. */
export interface Done {
  tell: "done";
  re?: number | null;
}

/** This connection ends, or its table did, and why: deleted, idle, too-fast. */
export interface Goodbye {
  tell: "goodbye";
  code: string;
  re?: number | null;
}

export type ServerMessage =
  | Welcome
  | Update
  | Sat
  | Seats
  | CommandRefused
  | Presence
  | Reacted
  | Stakes
  | Moment
  | Narrated
  | Why
  | Reasons
  | Hint
  | CardTold
  | DeckPage
  | Done
  | Goodbye;

/** Opens a table; whoever does is its host, in the first seat. `POST /api/tables` */
export interface NewTable {
  name: string;
  settings?: Settings | null;
}

/** The new table and the host's seat; its link is /t/{table}, and the host's personal link /t/{table}#{token}. */
export interface TableOpened {
  table: string;
  seat: number;
  token: string;
}

/** Opens a table with the first step of a game's lesson on it. `POST /api/lessons/{game}` */
export interface OpenLesson {
  name: string;
}

/** Plays on from a moment of a game that is over, as the host of a new table; bots take the other seats. */
export interface BranchTable {
  name: string;
  moment: number;
  seat?: number | null;
}

/** Asks what each decision of a game that is over was worth. `POST /api/tables/{table}/analysis/{number}` */
export interface AskAnalysis {
  level?: 65 | 75 | 85 | 95;
}

/** How far the analysis is, and the analysis once it is done. */
export interface AnalysisTold {
  done: number;
  moments: number;
  analysis?: AnyMove | null;
}

/** A whole game thought through. `moments` are the places of its replay: the first is before the first move. */
export interface Analysis {
  version: number;
  engine: string;
  level: number;
  seed: number;
  worlds: number;
  moments: AnalysedMoment[];
  players: PlayerStudied[];
  lies: Lie[];
  truth: [number, number][];
}

/** One place of the replay. */
export interface AnalysedMoment {
  chances: Estimate[];
  doubts?: DoubtedPair[];
  judged?: JudgedMove | null;
}

/** A chance, from 0 to 1, and how far the estimate may be off: one standard error of its playouts. */
export interface Estimate {
  chance: number;
  error: number;
}

/** Two neighbouring cards of Comparity's area, the left or lower one first, and how likely they are out of order as */
export interface DoubtedPair {
  low: number;
  high: number;
  doubt: number;
}

/** A decision with a choice, and what it was worth. */
export interface JudgedMove {
  seat: number;
  played: WeighedMove;
  best: WeighedMove;
  lost: Estimate;
  mark: "best" | "good" | "doubtful" | "mistake" | "luck";
  weighed: number;
}

/** A move that was thought through. */
export interface WeighedMove {
  move: AnyMove;
  text: string;
  says: Line;
  why: Line;
  estimate: Estimate;
}

/** How a seat decided over the whole game. */
export interface PlayerStudied {
  seat: number;
  decisions: number;
  accuracy: number | null;
  lost: number;
  marks: Record<string, number>;
}

/** A card of Comparity that lay wrong, as a check showed later. */
export interface Lie {
  moment: number;
  seat: number;
  card: number;
  let_lie: number;
  believable: number;
  caught: number;
}

/** Tries another move at a moment of a game that is over, and hears what it would have been worth. */
export interface JudgeMove {
  moment: number;
  move: AnyMove;
  level?: 65 | 75 | 85 | 95;
}

/** A switch of a game: what it is unless the host says otherwise, and what it may be. */
export interface HouseRule {
  default: string;
  allowed: string[];
  rule: string;
}

/** A game that can be chosen. `GET /api/games` */
export interface OnOffer {
  game: string;
  engine: string;
  deck: string | null;
  orders: string[];
  players: [number, number];
  options: Record<string, HouseRule>;
  levels: string[];
  personas: string[];
  memory: boolean;
  lesson: boolean;
}

/** Where others in the same house reach this server, such as http://192.168.1.5:8000; empty where the page's own */
export interface Address {
  address: string;
}

/** A shipped deck, as one may look at it without spoiling it: closed sides in order of name. Skyscraper's cards have */
export interface BoxDeck {
  deck?: DeckHead | null;
  faces?: Face[];
  building_set?: BuildingSet | null;
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
export interface HttpProblem {
  rule: string;
  code: string;
  params?: Record<string, unknown>;
}

/** Asks for a game of a table as a replay. `POST /api/tables/{table}/replay` */
export interface AskReplay {
  tokens?: string[];
  game?: number | null;
}

/** A game from its first view to its last, through the eyes of some seats, or of nobody in particular. */
export interface Replay {
  kind: "tallorder replay 1";
  table: string;
  game: GameHead;
  names: string[];
  seats: number[];
  frames: Frame[];
  own?: number[];
  is_over?: boolean;
  can_branch?: boolean;
}

/** One moment: what happened, and the view after it. The first frame is the view before the first move. */
export interface Frame {
  version: number;
  at: number;
  deed: string;
  seat?: number | null;
  shown?: SeatUpdate[];
  faces?: Face[];
  why?: Line | null;
}
