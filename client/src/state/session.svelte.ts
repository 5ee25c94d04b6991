/** One table on this screen: its connection and its model. Components read it and send commands through it. */

import { isRegistered } from '../games';
import { has, loadMessages, t } from '../i18n.svelte';
import type {
  AnyMove,
  AnyPreview,
  ServerMessage,
  Hint,
  Line,
  Offered,
  CommandRefused,
  Replay,
} from '../wire';
import { BrokenDelta } from './delta';
import { Connection, type ConnectionState, type Socket, type Command } from './connection';
import {
  actorOf,
  choicesOf,
  emptyModel,
  viewpointOf,
  hasGap,
  isHost,
  isShared,
  isSound,
  playsAlone,
  reduce,
  shownTo,
  viewOf,
  type Entry,
  type Model,
} from './model';
import { nameAt, nameOfPlayer } from './names';
import { entriesOf, modelAt, reasonAt, type Viewpoint } from './replay';
import type { Heat } from './study.svelte';
import { dropToken, forgetTable, saveToken, updateSavedTable, settings, tokensOf } from './settings.svelte';
import { plainSentence, sentence, type Voice } from './sentences';
import { Moments } from './moments.svelte';
import { lastSeenVersion, isWhole, since } from './log';
import { seatsHeldByBots } from './presence';

/** How long somebody has to be away before the page points out what happened meanwhile. */
const LONG_ABSENCE = 15_000;

function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Socket;
}

export class Session {
  private live = $state.raw<Model>(emptyModel(''));
  connectionState = $state<ConnectionState>('connecting');
  /** The last refusal, as a sentence with a way out. */
  refusal = $state('');
  /** The id of the rule behind the refusal, if there is one. */
  refusalRule = $state('');
  /** On a shared device: whose cards may be shown; null asks for the hand-over. */
  handedTo = $state<number | null>(null);
  /** The newest log entry, for animations. */
  private newest = $state.raw<Entry | null>(null);
  private stakesCache = $state.raw<Record<string, AnyPreview[]>>({});
  /** The version up to which this person had seen the table before coming back. */
  away = $state<number | null>(null);
  /** Bots' reasons that were asked for, by version. */
  reasons = $state.raw<Record<number, Line | null>>({});
  /** The versions of all moves whose reason can be asked for now. */
  reasonsKnown = $state.raw<ReadonlySet<number>>(new Set());
  private reasonsAsked = -1;
  /** What a bot would do now, after it was asked; gone with the next move. */
  hint = $state.raw<Hint | null>(null);
  private isLoadingLog = false;
  private hasJoined = false;
  private leftAt: { version: number; at: number } | null = null;
  private isDroppingTokens = false;
  private readonly asking = new Set<string>();
  private connection: Connection | null = null;
  private sending = $state(false);
  /** What is held on this screen until it has been seen. */
  readonly moments = new Moments((message) => this.take(message));
  /** What an analysis lays over pairs of Comparity's cards. */
  heat = $state.raw<Heat[]>([]);
  /** The first move that was made from this page. */
  firstPlayed = $state.raw<AnyMove | null>(null);

  /** In a replay: the moment that is shown, and the seat whose view is shown. */
  place = $state(0);
  replayViewpoint = $state<Viewpoint>(null);
  /** Every entry of the game, also those after the moment that is shown. */
  readonly entries: Entry[] = $derived.by(() =>
    this.replay ? entriesOf(this.replay, this.replayViewpoint) : this.live.log,
  );
  private readonly replayModel = $derived.by(() =>
    this.replay ? modelAt(this.replay, this.place, this.replayViewpoint, this.entries) : null,
  );
  /** The model at the end of a replay: it knows the names of all cards, also of those that come later. */
  private readonly fullReplayModel = $derived.by(() =>
    this.replay
      ? modelAt(this.replay, this.replay.frames.length - 1, this.replayViewpoint, this.entries)
      : null,
  );

  /** A table, or (with a document) a replay: nobody decides in it, and nothing is sent to a server. */
  constructor(
    readonly table: string,
    readonly replay: Replay | null = null,
  ) {
    this.live = emptyModel(table);
    if (replay) {
      this.connectionState = 'open';
      return;
    }
    this.connection = new Connection({
      table,
      open: openSocket,
      join: () => {
        const since = this.live.version >= 0 ? { since: this.live.version } : {};
        return { do: 'join', tokens: tokensOf(table), feed: 'short', ...since } as Command;
      },
      onMessage: (message) => this.receive(message),
      onState: (state) => (this.connectionState = state),
    });
  }

  get model(): Model {
    return this.replayModel ?? this.live;
  }
  /** Puts an entry into a few words; set by the board, which knows its game. */
  brief = $state.raw<((entry: Entry) => string) | null>(null);
  get latest(): Entry | null {
    return this.replayModel ? (this.replayModel.log.at(-1) ?? null) : this.newest;
  }
  /** The model that knows all names that ever come up: in a replay the one at its end. */
  get fullModel(): Model {
    return this.fullReplayModel ?? this.live;
  }
  get isReplay(): boolean {
    return this.replay !== null;
  }
  get players(): number {
    return this.model.state?.players.length ?? 0;
  }
  get voice(): Voice {
    return { language: settings.language, units: settings.units, say: t };
  }
  get actor(): number | null {
    return actorOf(this.model);
  }
  get viewpoint(): number | null {
    return this.replay ? this.replayViewpoint : viewpointOf(this.model, this.handedTo);
  }
  get myTurn(): boolean {
    return !this.replay && this.actor !== null && this.model.mine.includes(this.actor);
  }
  /** Whether the next player on this device has to say that they are there, before any card is shown. */
  get isHandOver(): boolean {
    return this.myTurn && isShared(this.model) && this.handedTo !== this.actor;
  }
  get choices(): Offered[] {
    return choicesOf(this.model, this.viewpoint);
  }
  get isHost(): boolean {
    return isHost(this.model);
  }
  get isSpectator(): boolean {
    return !this.replay && this.model.mine.length === 0;
  }
  /** Whether nobody but bots plays against this person. */
  get isAlone(): boolean {
    return !this.replay && this.model.state?.phase === 'playing' && playsAlone(this.model);
  }
  get busy(): boolean {
    return this.sending;
  }
  view<T>(): T {
    return viewOf(this.model, this.viewpoint) as T;
  }
  name(seat: number): string {
    return nameAt(this.model, seat, this.voice.say);
  }
  say(line: Line): string {
    const model = this.fullReplayModel ?? this.model;
    const isWritten = has(line.code) || isRegistered(model.game?.engine ?? '');
    return (isWritten ? sentence : plainSentence)(model, line, this.voice);
  }
  /** An entry in a few words; the full sentences where the board has nothing shorter. */
  sayBriefly(entry: Entry): string {
    return this.brief?.(entry) || this.sayAll(entry.lines);
  }
  /** Sentences one after another. */
  sayAll(lines: readonly Line[]): string {
    return lines.map((line) => this.say(line)).join(' ');
  }

  private receive(message: ServerMessage): void {
    // whoever goes on to another step of a lesson has seen what there was to see
    const isNewStep = message.tell === 'told' && message.deed === 'lesson-began';
    if (message.tell === 'welcome' || isNewStep) this.moments.forget();
    if (message.tell === 'told' && this.moments.keepsBack(message)) return;
    this.take(message);
  }

  private take(message: ServerMessage): void {
    if (hasGap(this.live, message)) return this.resync('gap');
    if (message.tell === 'refused' && this.live.state === null) void this.onJoinRefused(message);
    const before = this.live;
    try {
      this.live = reduce(before, message);
    } catch (problem) {
      if (problem instanceof BrokenDelta) return this.resync('mismatch');
      throw problem;
    }
    if (message.tell === 'told' && !isSound(this.live)) this.resync('mismatch');
    // as soon as somebody else decides, the cards of whoever held the device are hidden again
    if (this.handedTo !== actorOf(this.live)) this.handedTo = null;
    if (message.tell === 'sat') saveToken(this.table, message.token);
    if (this.live.version !== before.version) this.stakesCache = {};
    if (this.live.shown !== before.shown) this.hint = null;
    if (message.tell === 'told' && this.live !== before) this.newest = this.live.log.at(-1) ?? null;
    if (message.tell === 'told' && this.live !== before) this.hold(this.live.log.at(-1)!);
    const agreed = this.live.state;
    if (agreed)
      updateSavedTable(this.table, {
        game: agreed.settings.game,
        names: agreed.players.map((player) => nameOfPlayer(player, t)),
        // on one device it may be anybody's
        isMyTurn: this.live.mine.length === 1 && this.live.mine[0] === actorOf(this.live),
        isOver: agreed.phase === 'over',
      });
    if (message.tell === 'goodbye' && ['deleted', 'removed'].includes(message.code)) this.connection?.end();
    if (message.tell === 'goodbye' && message.code === 'deleted') forgetTable(this.table);
    if (message.tell === 'welcome' && !this.isLoadingLog)
      this.away = lastSeenVersion(before, message) ?? this.away;
    if (message.tell === 'told' && message.deed === 'moved' && this.live.mine.includes(message.seat ?? -1))
      this.away = null;
    if (message.tell === 'welcome' && !this.hasJoined) {
      this.hasJoined = true;
      this.takeBackSeats();
    }
    // whoever comes back later still wants to read what happened before they came
    if (message.tell === 'welcome' && !this.isLoadingLog && !isWhole(this.live)) void this.loadWholeLog();
    // a move that was taken back disappears from the log
    if (message.tell === 'told' && message.deed === 'undone') void this.loadWholeLog();
  }

  /** Holds what has just happened, if it is a moment; the move that ends a game always is. */
  private hold(entry: Entry): void {
    if (this.replay || document.visibilityState === 'hidden' || !['moved', 'resigned'].includes(entry.deed))
      return;
    const told = this.moments.tell?.(entry) ?? null;
    const isEnd = this.live.state?.phase === 'over' && this.moments.tell !== null;
    const moment =
      told ??
      (isEnd ? ({ kind: 'end', title: t('game-over'), text: this.sayAll(entry.lines) } as const) : null);
    if (moment) this.moments.show(moment, entry.version);
  }

  /** Asks for the whole table: versions are missing, or a view is not what it should be. */
  private resync(why: 'gap' | 'mismatch'): void {
    void this.connection?.ask({ do: 'look', why } as Command);
  }

  /** Says why the table does not open. Tokens that no longer open a seat are dropped and the others tried without them:
   *  a seat that was given up or a link that was renewed must not lock out the rest. */
  private async onJoinRefused(message: CommandRefused): Promise<void> {
    await loadMessages();
    // the address is incomplete or no table's at all
    this.refusal = message.code === 'not-understood' ? t('refusal-no-such-table') : this.why(message);
    if (message.code === 'bad-token') await this.dropDeadTokens();
  }

  /** Joins with those tokens alone that still open a seat. */
  private async dropDeadTokens(): Promise<void> {
    if (this.isDroppingTokens) return;
    this.isDroppingTokens = true;
    for (const token of tokensOf(this.table)) {
      const answer = await this.connection?.ask({ do: 'join', tokens: [token], feed: 'short' } as Command);
      if (answer?.tell === 'refused' && answer.code === 'bad-token') dropToken(this.table, token);
    }
    await this.connection?.ask({ do: 'join', tokens: tokensOf(this.table), feed: 'short' } as Command);
    this.isDroppingTokens = false;
  }

  /** A personal link was opened in this tab: its seats are this browser's from now on. */
  async openSeats(tokens: string[]): Promise<void> {
    if (!tokens.length) return;
    for (const token of tokens) saveToken(this.table, token);
    const answer = await this.connection?.ask({
      do: 'join',
      tokens: tokensOf(this.table),
      feed: 'short',
    } as Command);
    if (answer?.tell === 'refused') {
      this.refusal = this.why(answer);
      if (answer.code === 'bad-token') await this.dropDeadTokens();
      return;
    }
    this.refusal = '';
    this.takeBackSeats();
  }

  private async loadWholeLog(): Promise<void> {
    const began = this.live.game?.began;
    if (began === undefined) return;
    this.isLoadingLog = true;
    await this.connection?.ask({
      do: 'join',
      tokens: tokensOf(this.table),
      feed: 'short',
      since: began,
    } as Command);
    this.isLoadingLog = false;
  }

  /** The person has read what happened while they were away. */
  markAsRead(): void {
    this.away = null;
  }

  /** The table in words, as far as this seat may know it. */
  async narrate(): Promise<Line[]> {
    const message = await this.connection?.ask({ do: 'narrate', seat: this.viewpoint } as Command);
    return message?.tell === 'narrated' ? message.lines : [];
  }

  /** The page was hidden: what happens from now on is pointed out when somebody comes back. */
  onHidden(): void {
    this.moments.skipAll();
    this.leftAt = { version: this.live.version, at: Date.now() };
  }

  /** The page is visible again: takes seats back from bots and points out what happened meanwhile. */
  onVisible(): void {
    const left = this.leftAt;
    this.leftAt = null;
    this.wake();
    this.takeBackSeats();
    if (!left || Date.now() - left.at < LONG_ABSENCE || this.live.state?.phase !== 'playing') return;
    if (since(this.live.log, left.version, this.live.mine).length) this.away ??= left.version;
  }

  /** Whoever comes back plays again themselves. */
  private takeBackSeats(): void {
    for (const seat of seatsHeldByBots(this.live))
      void this.connection?.ask({ do: 'take-back', seat } as Command);
  }

  /** Asks for a bot's reason for a move; there is none as long as it would give closed cards away. */
  async askWhy(version: number): Promise<void> {
    if (this.reasons[version]) return;
    if (this.replay) {
      this.reasons = { ...this.reasons, [version]: reasonAt(this.replay, version) };
      return;
    }
    const message = await this.connection?.ask({ do: 'ask-why', version } as Command);
    if (message?.tell !== 'why') return;
    this.reasons = { ...this.reasons, [version]: message.why ?? null };
  }

  /** Learns which moves have a reason that may be told; most reasons have to wait until their cards lie open. */
  async askReasons(): Promise<void> {
    if (this.replay || !this.model.game || this.reasonsAsked === this.model.version) return;
    this.reasonsAsked = this.model.version;
    const message = await this.connection?.ask({ do: 'ask-reasons' } as Command);
    if (message?.tell === 'reasons') this.reasonsKnown = new Set(message.versions);
  }

  /** Sends a command; a refusal is kept as a sentence. */
  async ask(command: Command): Promise<ServerMessage | null> {
    this.refusal = '';
    this.refusalRule = '';
    this.sending = true;
    const message = (await this.connection?.ask(command)) ?? null;
    this.sending = false;
    if (message === null) this.refusal = t('link-lost-order');
    else if (message.tell === 'refused') {
      this.refusal = this.why(message);
      this.refusalRule = message.rule;
    }
    return message;
  }

  /** Has a card's note and sources at hand, for whoever looks at it from close by; only open cards have them. */
  async read(card: number): Promise<void> {
    const opened = this.live.faces[card]?.opened;
    const key = `card ${this.live.game?.number}/${card}`;
    if (this.replay || !opened || opened.note || opened.sources || this.asking.has(key)) return;
    this.asking.add(key);
    await this.connection?.ask({ do: 'ask-card', card } as Command);
  }

  /** Asks what a bot would do in this seat; the board then shows it, and nothing is played. */
  async askHint(): Promise<void> {
    const seat = this.viewpoint;
    if (seat === null || this.sending) return;
    const command = { do: 'ask-hint', version: this.model.version, seat } as Command;
    const message = await this.ask(command);
    if (message?.tell === 'hint') this.hint = message;
  }

  private why(message: CommandRefused): string {
    return this.say({ code: `refusal-${message.code}`, params: message.params ?? {} });
  }

  async play(move: AnyMove): Promise<ServerMessage | null> {
    const seat = this.viewpoint;
    if (seat === null || this.sending) return null;
    const told = await this.ask({ do: 'play', version: this.model.version, seat, move } as Command);
    if (told && told.tell !== 'refused') this.firstPlayed ??= move;
    return told;
  }

  /** Why a move that was not offered is not allowed: the server is asked by trying it. Nothing is shown. */
  async whyNot(move: AnyMove): Promise<{ text: string; rule: string } | null> {
    const seat = this.viewpoint;
    if (seat === null || !this.myTurn) return null;
    const command = { do: 'play', version: this.model.version, seat, move } as Command;
    const message = await this.connection?.ask(command);
    return message?.tell === 'refused' ? { text: this.why(message), rule: message.rule } : null;
  }

  /** What each move of a choice would do; requested once and cached until something happens. */
  stakes(choice: number): AnyPreview[] {
    const offered = this.choices[choice];
    if (!offered) return [];
    const key = `${this.model.version}/${choice}`;
    const kept = this.stakesCache[key];
    if (kept) return kept;
    const seat = this.viewpoint;
    if (seat !== null && !this.asking.has(key)) {
      this.asking.add(key);
      const command = { do: 'ask-stakes', version: this.model.version, seat, choice } as Command;
      void this.connection?.ask(command).then((message) => {
        this.asking.delete(key);
        if (message?.tell === 'stakes') {
          this.stakesCache = { ...this.stakesCache, [key]: message.stakes.map((stake) => stake.preview) };
        }
      });
    }
    return [];
  }

  shown(seat: number | null): ReturnType<typeof shownTo> {
    return shownTo(this.model, seat);
  }
  wake(): void {
    this.connection?.wake();
  }
  end(): void {
    this.moments.forget();
    this.connection?.end();
  }
}
