/** One table on this screen: the link, what is known, what is picked. Components read it and send wishes. */

import { t } from '../i18n.svelte';
import type { AnyMove, AnyPreview, AnyTelling, Line, Moment, Offered, Refused } from '../wire';
import { KEEPSAKE, modelOf, type Keepsake } from './keepsake';
import { Link, type LinkState, type Wire, type Wish } from './link';
import {
  actorOf,
  atMoment,
  choicesOf,
  emptyModel,
  eyesOf,
  hasGap,
  isHost,
  movesOf,
  nameOf,
  reduce,
  shownTo,
  viewOf,
  type Entry,
  type Model,
} from './model';
import { keepToken, noteTable, settings, tokensOf } from './settings.svelte';
import { sentence, type Voice } from './speak';

function openWire(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Wire;
}

export class Session {
  private live = $state.raw<Model>(emptyModel(''));
  /** A moment of the past that is being looked at, instead of now. */
  private past = $state.raw<Model | null>(null);
  link = $state<LinkState>('connecting');
  /** The last refusal, as a sentence with a way out. */
  refusal = $state('');
  /** On a shared device: whose cards may be shown; null asks for the hand-over. */
  handedTo = $state<number | null>(null);
  /** What happened last, for motion; grows with every telling of a move. */
  private newest = $state.raw<Entry | null>(null);
  private stakesKept = $state.raw<Record<string, AnyPreview[]>>({});
  private readonly asking = new Set<string>();
  private line: Link | null = null;
  private sending = $state(false);

  constructor(
    readonly table: string,
    private readonly kept: Keepsake | null = null,
  ) {
    this.live = emptyModel(table);
    if (kept) {
      this.live = modelOf(kept);
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
    return this.past ?? this.live;
  }
  get latest(): Entry | null {
    return this.past ? (this.past.log.at(-1) ?? null) : this.newest;
  }
  get isPast(): boolean {
    return this.past !== null;
  }
  /** The versions that can be looked at. */
  get moves(): number[] {
    return movesOf(this.live);
  }
  get voice(): Voice {
    return { language: settings.language, units: settings.units, say: t };
  }
  get actor(): number | null {
    return actorOf(this.model);
  }
  get eyes(): number | null {
    return eyesOf(this.model);
  }
  get myTurn(): boolean {
    return !this.past && !this.kept && this.actor !== null && this.model.mine.includes(this.actor);
  }
  get choices(): Offered[] {
    return choicesOf(this.model, this.eyes);
  }
  get isHost(): boolean {
    return isHost(this.model);
  }
  get isSpectator(): boolean {
    return this.model.mine.length === 0;
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
    return sentence(this.model, line, this.voice);
  }

  private hear(told: AnyTelling): void {
    if (hasGap(this.live, told)) {
      void this.line?.ask({ do: 'look' } as Wish);
      return;
    }
    const before = this.live;
    this.live = reduce(before, told);
    if (told.tell === 'sat') keepToken(this.table, told.token);
    if (this.live.version !== before.version) this.stakesKept = {};
    if (told.tell === 'told' && this.live !== before) this.newest = this.live.log.at(-1) ?? null;
    const agreed = this.live.state;
    if (agreed)
      noteTable(
        this.table,
        agreed.settings.game,
        agreed.players.map((player) => player.name),
      );
    if (told.tell === 'goodbye' && ['deleted', 'removed'].includes(told.code)) this.line?.end();
    // whoever comes back later still wants to read what happened before
    if (told.tell === 'welcome' && this.live.game && this.live.log.length === 0) void this.readPast();
  }

  private async readPast(): Promise<void> {
    const began = this.live.game?.began;
    if (began === undefined) return;
    await this.line?.ask({ do: 'join', tokens: tokensOf(this.table), since: began } as Wish);
  }

  /** Shows the table as it was; null comes back to now. */
  async lookAt(version: number | null): Promise<void> {
    if (version === null) {
      this.past = null;
      return;
    }
    const moment = await this.momentOf(version);
    if (moment) this.past = atMoment(this.live, version, moment.shown, moment.faces ?? []);
  }

  private async momentOf(version: number): Promise<Moment | null> {
    if (this.kept) return this.kept.moments.find((one) => one.version === version) ?? null;
    for (let tries = 0; tries < 8; tries++) {
      const told = await this.line?.ask({ do: 'look', version } as Wish);
      if (told?.tell === 'moment') return told;
      if (told?.tell !== 'refused' || told.code !== 'too-fast') return null;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    return null;
  }

  /** Everything that this seat was shown, to keep. */
  async keepsake(): Promise<Keepsake> {
    const moments: Moment[] = [];
    for (const version of this.moves) {
      const moment = await this.momentOf(version);
      if (moment) moments.push(moment);
    }
    const { state, game, faces, log, mine } = this.live;
    return { kind: KEEPSAKE, table: this.table, mine, state, game, faces, log, moments };
  }

  /** Sends a wish; a refusal is kept as a sentence. */
  async ask(wish: Wish): Promise<AnyTelling | null> {
    this.refusal = '';
    this.sending = true;
    const told = (await this.line?.ask(wish)) ?? null;
    this.sending = false;
    if (told === null) this.refusal = t('link-lost-order');
    else if (told.tell === 'refused') this.refusal = this.why(told);
    return told;
  }

  private why(told: Refused): string {
    return this.say({ code: `refusal-${told.code}`, params: told.params ?? {} });
  }

  play(move: AnyMove): Promise<AnyTelling | null> {
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
