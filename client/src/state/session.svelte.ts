/** One table on this screen: the link, what is known, what is picked. Components read it and send wishes. */

import { isRegistered } from '../games';
import { has, readAll, t } from '../i18n.svelte';
import type { AnyMove, AnyPreview, ServerMessage, Line, Offered, CommandRefused, Replay } from '../wire';
import { Link, type LinkState, type Wire, type Wish } from './link';
import {
  actorOf,
  choicesOf,
  emptyModel,
  eyesOf,
  hasGap,
  isHost,
  isShared,
  nameOf,
  reduce,
  shownTo,
  viewOf,
  type Entry,
  type Model,
} from './model';
import { entriesOf, modelAt, reasonAt, type Eyes } from './replay';
import { dropToken, forgetTable, keepToken, noteTable, settings, tokensOf } from './settings.svelte';
import { plainSentence, sentence, type Voice } from './speak';
import { awaySince, isWhole, since } from './story';
import { heldByBots } from './people';

/** So long somebody has to look away before being told what happened meanwhile. */
const LONG_ABSENCE = 15_000;

function openWire(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Wire;
}

export class Session {
  private live = $state.raw<Model>(emptyModel(''));
  link = $state<LinkState>('connecting');
  /** The last refusal, as a sentence with a way out. */
  refusal = $state('');
  /** The rule that the refusal goes by, if a ledger has it. */
  refusalRule = $state('');
  /** On a shared device: whose cards may be shown; null asks for the hand-over. */
  handedTo = $state<number | null>(null);
  /** What happened last, for motion; grows with every telling of a move. */
  private newest = $state.raw<Entry | null>(null);
  private stakesKept = $state.raw<Record<string, AnyPreview[]>>({});
  /** The version up to which this person had seen the table before coming back. */
  away = $state<number | null>(null);
  /** Bots' reasons that were asked for, by version. */
  reasons = $state.raw<Record<number, Line | null>>({});
  private isReadingPast = false;
  private hasCome = false;
  private leftAt: { version: number; at: number } | null = null;
  private isSortingKeys = false;
  private readonly asking = new Set<string>();
  private line: Link | null = null;
  private sending = $state(false);

  /** In a game that is told again: the place in it, and through whose eyes it is looked at. */
  place = $state(0);
  through = $state<Eyes>(null);
  /** Every line of the game, also what comes after the place that is looked at. */
  readonly entries: Entry[] = $derived.by(() =>
    this.replay ? entriesOf(this.replay, this.through) : this.live.log,
  );
  private readonly told = $derived.by(() =>
    this.replay ? modelAt(this.replay, this.place, this.through, this.entries) : null,
  );
  /** Speaks about every card of the game, also about those that come later. */
  private readonly speaking = $derived.by(() =>
    this.replay ? modelAt(this.replay, this.replay.frames.length - 1, this.through, this.entries) : null,
  );

  /** A table, or (with a replay) a game that is told again: nobody decides in it, and nothing is asked of a server. */
  constructor(
    readonly table: string,
    readonly replay: Replay | null = null,
  ) {
    this.live = emptyModel(table);
    if (replay) {
      this.link = 'open';
      return;
    }
    this.line = new Link({
      table,
      open: openWire,
      join: () => {
        const since = this.live.version >= 0 ? { since: this.live.version } : {};
        return { do: 'join', tokens: tokensOf(table), ...since } as Wish;
      },
      hear: (told) => this.hear(told),
      state: (state) => (this.link = state),
    });
  }

  get model(): Model {
    return this.told ?? this.live;
  }
  get latest(): Entry | null {
    return this.told ? (this.told.log.at(-1) ?? null) : this.newest;
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
  get eyes(): number | null {
    return this.replay ? this.through : eyesOf(this.model, this.handedTo);
  }
  get myTurn(): boolean {
    return !this.replay && this.actor !== null && this.model.mine.includes(this.actor);
  }
  /** Whether the next player on this device has to say that they are there, before any card is shown. */
  get isHandOver(): boolean {
    return this.myTurn && isShared(this.model) && this.handedTo !== this.actor;
  }
  get choices(): Offered[] {
    return choicesOf(this.model, this.eyes);
  }
  get isHost(): boolean {
    return isHost(this.model);
  }
  get isSpectator(): boolean {
    return !this.replay && this.model.mine.length === 0;
  }
  get busy(): boolean {
    return this.sending;
  }
  view<T>(): T {
    return viewOf(this.model, this.eyes) as T;
  }
  name(seat: number): string {
    return nameOf(this.model, seat);
  }
  say(line: Line): string {
    const model = this.speaking ?? this.model;
    const isWritten = has(line.code) || isRegistered(model.game?.engine ?? '');
    return (isWritten ? sentence : plainSentence)(model, line, this.voice);
  }
  /** Sentences one after another. */
  sayAll(lines: readonly Line[]): string {
    return lines.map((line) => this.say(line)).join(' ');
  }

  private hear(told: ServerMessage): void {
    if (hasGap(this.live, told)) {
      void this.line?.ask({ do: 'look' } as Wish);
      return;
    }
    if (told.tell === 'refused' && this.live.state === null) void this.notLetIn(told);
    const before = this.live;
    this.live = reduce(before, told);
    // as soon as somebody else decides, the cards of whoever held the device are closed again
    if (this.handedTo !== actorOf(this.live)) this.handedTo = null;
    if (told.tell === 'sat') keepToken(this.table, told.token);
    if (this.live.version !== before.version) this.stakesKept = {};
    if (told.tell === 'told' && this.live !== before) this.newest = this.live.log.at(-1) ?? null;
    const agreed = this.live.state;
    if (agreed)
      noteTable(this.table, {
        game: agreed.settings.game,
        names: agreed.players.map((player) => player.name),
        isMyTurn: this.live.mine.includes(actorOf(this.live) ?? -1),
      });
    if (told.tell === 'goodbye' && ['deleted', 'removed'].includes(told.code)) this.line?.end();
    if (told.tell === 'goodbye' && told.code === 'deleted') forgetTable(this.table);
    if (told.tell === 'welcome' && !this.isReadingPast) this.away = awaySince(before, told) ?? this.away;
    if (told.tell === 'told' && this.live.mine.includes(told.seat ?? -1)) this.away = null;
    if (told.tell === 'welcome' && !this.hasCome) {
      this.hasCome = true;
      this.takeBack();
    }
    // whoever comes back later still wants to read what happened before
    if (told.tell === 'welcome' && !this.isReadingPast && !isWhole(this.live)) void this.readPast();
    // the log forgets what was taken back
    if (told.tell === 'told' && told.deed === 'undone') void this.readPast();
  }

  /** Says why the table does not open. Keys that open nothing any more are thrown away, and the others tried without
   *  them: a seat that was given up or a link that was renewed must not lock out the rest. */
  private async notLetIn(told: CommandRefused): Promise<void> {
    await readAll();
    // an address that is none, or half of one
    this.refusal = told.code === 'not-understood' ? t('refusal-no-such-table') : this.why(told);
    if (told.code !== 'bad-token' || this.isSortingKeys) return;
    this.isSortingKeys = true;
    for (const token of tokensOf(this.table)) {
      const answer = await this.line?.ask({ do: 'join', tokens: [token] } as Wish);
      if (answer?.tell === 'refused' && answer.code === 'bad-token') dropToken(this.table, token);
    }
    await this.line?.ask({ do: 'join', tokens: tokensOf(this.table) } as Wish);
    this.isSortingKeys = false;
  }

  private async readPast(): Promise<void> {
    const began = this.live.game?.began;
    if (began === undefined) return;
    this.isReadingPast = true;
    await this.line?.ask({ do: 'join', tokens: tokensOf(this.table), since: began } as Wish);
    this.isReadingPast = false;
  }

  /** What happened meanwhile has been read. */
  wasToldEverything(): void {
    this.away = null;
  }

  /** The table in words, as far as whoever looks may know it. */
  async narrate(): Promise<Line[]> {
    const told = await this.line?.ask({ do: 'narrate', seat: this.eyes } as Wish);
    return told?.tell === 'narrated' ? told.lines : [];
  }

  /** The page is not looked at any more; what happens from now on is told when somebody comes back. */
  looksAway(): void {
    this.leftAt = { version: this.live.version, at: Date.now() };
  }

  /** Somebody looks again: takes the seat back from a bot, and learns what happened meanwhile. */
  looksAgain(): void {
    const left = this.leftAt;
    this.leftAt = null;
    this.wake();
    this.takeBack();
    if (!left || Date.now() - left.at < LONG_ABSENCE || this.live.state?.phase !== 'playing') return;
    if (since(this.live.log, left.version, this.live.mine).length) this.away ??= left.version;
  }

  /** Whoever comes back plays again themselves. */
  private takeBack(): void {
    for (const seat of heldByBots(this.live)) void this.line?.ask({ do: 'take-back', seat } as Wish);
  }

  /** Asks a bot's reason for a move; none as long as it would tell of closed cards. */
  async askWhy(version: number): Promise<void> {
    if (this.reasons[version]) return;
    if (this.replay) {
      this.reasons = { ...this.reasons, [version]: reasonAt(this.replay, version) };
      return;
    }
    const told = await this.line?.ask({ do: 'ask-why', version } as Wish);
    if (told?.tell !== 'why') return;
    this.reasons = { ...this.reasons, [version]: told.why ?? null };
  }

  /** Sends a wish; a refusal is kept as a sentence. */
  async ask(wish: Wish): Promise<ServerMessage | null> {
    this.refusal = '';
    this.refusalRule = '';
    this.sending = true;
    const told = (await this.line?.ask(wish)) ?? null;
    this.sending = false;
    if (told === null) this.refusal = t('link-lost-order');
    else if (told.tell === 'refused') {
      this.refusal = this.why(told);
      this.refusalRule = told.rule;
    }
    return told;
  }

  private why(told: CommandRefused): string {
    return this.say({ code: `refusal-${told.code}`, params: told.params ?? {} });
  }

  play(move: AnyMove): Promise<ServerMessage | null> {
    const seat = this.eyes;
    if (seat === null || this.sending) return Promise.resolve(null);
    return this.ask({ do: 'play', version: this.model.version, seat, move } as Wish);
  }

  /** What each move of a choice would do; asked for once and then kept until something happens. */
  stakes(choice: number): AnyPreview[] {
    const offered = this.choices[choice];
    if (!offered) return [];
    if (offered.stakes?.length) return offered.stakes;
    const key = `${this.model.version}/${choice}`;
    const kept = this.stakesKept[key];
    if (kept) return kept;
    const seat = this.eyes;
    if (seat !== null && !this.asking.has(key)) {
      this.asking.add(key);
      const wish = { do: 'ask-stakes', version: this.model.version, seat, choice } as Wish;
      void this.line?.ask(wish).then((told) => {
        this.asking.delete(key);
        if (told?.tell === 'stakes') {
          this.stakesKept = { ...this.stakesKept, [key]: told.stakes.map((stake) => stake.preview) };
        }
      });
    }
    return [];
  }

  shown(seat: number | null): ReturnType<typeof shownTo> {
    return shownTo(this.model, seat);
  }
  wake(): void {
    this.line?.wake();
  }
  end(): void {
    this.line?.end();
  }
}
