/**
 * Moments: what happens to me, what decides a check, the deciding move. Each is named and held until it has been seen; what
 * others do meanwhile waits on this screen alone, so that bots seem to wait while I read and nobody else is kept waiting.
 *
 * A board says what is a moment: it sets `session.moments.tell`, a function from a log entry to a `Moment` or null, and
 * shows its end screen only while `session.moments.isHeld` is false. `table/Moments.svelte` draws whatever is current, on
 * every board; Esc, Enter, or a tap skip it. The move that ends a game is a moment even where the board tells none.
 */

import type { Sound } from '../table/sounds';
import type { Update } from '../wire';
import type { Entry } from './model';

export interface Moment {
  /** How it feels: something gained, something that hurts, something to know, or the end of the game. */
  kind: 'good' | 'bad' | 'news' | 'end';
  /** A few words: “You caught it!” */
  title: string;
  /** A sentence: who, what, and why. */
  text: string;
  /** The cards it is about, and whether their numbers are shown. */
  cards?: { card: number; isOpen: boolean }[];
  /** What it sounds like instead of what its events sound like. */
  sound?: Sound;
  /** Milliseconds until it goes by itself; `UNTIL_SEEN` for what hits me. */
  holds?: number;
  /** The id of the rule behind it. */
  rule?: string;
}

/** About two seconds: long enough to read a line. */
export const HOLDS = 2200;
/** What hits me waits for me, but not for somebody who has gone to make tea. */
export const UNTIL_SEEN = 12_000;
/** Between two moves that waited, so that each can be seen. */
const APART = 700;
/** From so many waiting moves on they follow faster; from so many on, nothing is held any more. */
const HURRY = 4;
const MOST = 30;

export class Moments {
  /** What is shown now. */
  current = $state.raw<(Moment & { version: number }) | null>(null);
  private waiting = $state.raw<Update[]>([]);
  private isApart = $state(false);
  private isPaused = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Says whether an entry is a moment; set by the board. */
  tell: ((entry: Entry) => Moment | null) | null = null;

  constructor(private readonly take: (message: Update) => void) {}

  /** Whether a moment is shown, or moves wait behind one. */
  get isHeld(): boolean {
    return this.current !== null || this.waiting.length > 0;
  }

  /** Keeps a message back while a moment is shown; false if it may be taken at once. */
  keepsBack(message: Update): boolean {
    if (!this.isHeld && !this.isApart && !this.isPaused) return false;
    this.waiting = [...this.waiting, message];
    if (this.waiting.length > MOST) this.skipAll();
    return true;
  }

  show(moment: Moment, version: number): void {
    clearTimeout(this.timer);
    this.current = { ...moment, version };
    this.timer = setTimeout(() => this.dismiss(), moment.holds ?? HOLDS);
  }

  /** It has been seen: what waited follows. */
  dismiss(): void {
    clearTimeout(this.timer);
    this.current = null;
    this.next();
  }

  /** A board shows something of its own until it has been read; what others do waits meanwhile. */
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    if (!this.current && !this.isApart) this.next();
  }

  private next(): void {
    this.isApart = false;
    if (this.isPaused) return;
    const [first, ...rest] = this.waiting;
    if (!first) return;
    this.waiting = rest;
    this.take(first);
    if (this.current) return;
    this.isApart = true;
    this.timer = setTimeout(() => this.next(), rest.length >= HURRY ? APART / 3 : APART);
  }

  /** Shows how things stand now: for a page that is hidden, closed, or told everything anew. */
  skipAll(): void {
    clearTimeout(this.timer);
    this.current = null;
    this.isApart = false;
    this.isPaused = false;
    const all = this.waiting;
    this.waiting = [];
    const { tell } = this;
    this.tell = null;
    for (const message of all) this.take(message);
    this.tell = tell;
    clearTimeout(this.timer);
    this.current = null;
  }

  /** Everything is told anew, so that nothing that waited is needed. */
  forget(): void {
    clearTimeout(this.timer);
    this.current = null;
    this.isApart = false;
    this.isPaused = false;
    this.waiting = [];
  }
}
