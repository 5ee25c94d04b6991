/**
 * The registry of games: what each engine brings to the web client. Everything shared (table, replay, rules, home page)
 * reads it here, so that a new game touches its own folder and one line of `GAMES`. An engine that is not listed is
 * played on the generic board.
 */

import type { Component } from 'svelte';
import { cardline } from './cardline/game';
import { comparity } from './comparity/game';
import scene from './generic/scene.svg?url';
import type { Chapter, SetUp } from './rules/chapters';
import { skyscraper } from './skyscraper/game';
import type { Session } from './state/session.svelte';
import type { Sound } from './table/sounds';
import type { BoxDeck, AnyEvent, OnOffer } from './wire';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A game as the home page, the lobby and the rules page present it. */
export interface GameOffer {
  game: string;
  /** The last part of its messages `game-…`, `family-…` and `question-…`. */
  key: string;
  engine: string;
  /** The address of its picture. */
  scene: string;
  orders: string[];
  players: [number, number];
  /** How long it takes; 0 if nobody has said. */
  minutes: number;
  /** Whether its numbers can be read in metric and in US units. */
  hasUnits?: boolean;
}

export interface Rulebook {
  /** The first letter of its rule ids. */
  letter: string;
  chapters: Chapter[];
  /** Chapters about the cards of one deck, and the game that is played with it. */
  chaptersOfOneGame?: Record<string, string>;
  /** The shipped deck whose cards illustrate the rules of a game. */
  deckOf: (game: string) => string;
  /** Draws the pictures that the chapters name. */
  picture: Lazy<{ picture: string; deck: string }>;
  /** What is dealt to how many, or how to read it from the deck. */
  setUp?: SetUp | ((box: BoxDeck) => SetUp | null);
  /** Pictures of the book's worked examples in order; their words are the messages `example-{engine}-{number}`. */
  examples?: string[];
}

/** How the timeline of a replay marks a moment: an achievement of a seat, an error, an earthquake, a bonus. */
export type HighlightKind = 'seat' | 'error' | 'quake' | 'times';

export interface Game {
  board: Lazy<{ session: Session }>;
  /** The keys of its board, and the message that says what they do. */
  keys: [string, string][];
  rulebook: Rulebook | null;
  offers: GameOffer[];
  /** Whether it is played with a deck of facts, whose cards can be looked through and remembered. */
  usesDeck: boolean;
  /** Whether it can be played with a deck of the players' own; its button says `play-{engine}`. */
  takesOwnDeck: boolean;
  /** Whether an event is worth jumping to in a replay. */
  highlight: (event: AnyEvent) => HighlightKind | null;
  /** What an event sounds like; null is an ordinary card. */
  sound: (event: AnyEvent) => Sound | null;
}

export const GAMES: Record<string, Game> = { comparity, cardline, skyscraper };

/** What an engine without parts of its own gets. */
const GENERIC: Game = {
  board: () => import('./generic/GenericBoard.svelte'),
  keys: [['1 – 9', 'keys-choice']],
  rulebook: null,
  offers: [],
  usesDeck: true,
  takesOwnDeck: false,
  highlight: () => null,
  sound: () => null,
};

export function gameOf(engine: string): Game {
  return GAMES[engine] ?? GENERIC;
}

/** Whether an engine brings parts of its own; every sentence of such a game has been written. */
export function isRegistered(engine: string): boolean {
  return engine in GAMES;
}

export function rulebookOf(engine: string): Rulebook | null {
  return gameOf(engine).rulebook;
}

export const OFFERS: GameOffer[] = Object.values(GAMES).flatMap((game) => game.offers);

/** The engines that play with a deck of the players' own. */
export const OWN_DECK_ENGINES = Object.keys(GAMES).filter((engine) => GAMES[engine]!.takesOwnDeck);

/** Games that the server offers and this client has no parts for, as the home page presents them. */
export function unregisteredOffers(offered: OnOffer[]): GameOffer[] {
  return offered
    .filter((one) => !isRegistered(one.engine))
    .map(({ game, engine, orders, players }) => ({
      game,
      key: game,
      engine,
      scene,
      orders,
      players,
      minutes: 0,
    }));
}

/** How a game is presented, by its name or by its engine's; a game nobody has described gets a plain picture. */
export function offerOf(game: string): GameOffer {
  return (
    OFFERS.find((one) => one.game === game) ??
    OFFERS.find((one) => one.engine === game) ?? {
      game,
      key: game,
      engine: game,
      scene,
      orders: [],
      players: [1, 8],
      minutes: 0,
    }
  );
}

/** How a replay marks an event, whichever game it belongs to: no two games share the name of an event they mark. */
export function highlightOf(event: AnyEvent): HighlightKind | null {
  for (const game of Object.values(GAMES)) {
    const kind = game.highlight(event);
    if (kind) return kind;
  }
  return null;
}

const LOUDEST: Sound[] = ['wrong', 'right', 'flip'];

/** The one sound for everything that a move did: bad news first. */
export function soundOf(events: readonly AnyEvent[]): Sound | null {
  if (!events.length) return null;
  const heard = new Set(events.flatMap((event) => Object.values(GAMES).map((game) => game.sound(event))));
  return LOUDEST.find((sound) => heard.has(sound)) ?? 'card';
}
