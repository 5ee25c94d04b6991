/** One table on this screen: the link, what is known, what is picked. Components read it and send wishes. */

import { t } from '../i18n.svelte';
import type { AnyMove, AnyPreview, AnyTelling, Line, Offered, Refused } from '../wire';
import { Link, type LinkState, type Wire, type Wish } from './link';
import {
  actorOf,
  choicesOf,
  emptyModel,
  eyesOf,
  hasGap,
  isHost,
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
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
}

export class Session {
  model = $state.raw<Model>(emptyModel(''));
  link = $state<LinkState>('connecting');
  /** The last refusal, as a sentence with a way out. */
  refusal = $state('');
  /** On a shared device: whose cards may be shown; null asks for the hand-over. */
  handedTo = $state<number | null>(null);
  /** What happened last, for motion; grows with every telling of a move. */
  latest = $state.raw<Entry | null>(null);
  private stakesKept = $state.raw<Record<string, AnyPreview[]>>({});
  private readonly asking = new Set<string>();
  private line: Link;
  private sending = $state(false);

  constructor(readonly table: string) {
    this.model = emptyModel(table);
    this.line = new Link({
      table,
      open: openWire,
      join: () => {
        const since = this.model.version >= 0 ? { since: this.model.version } : {};
        return { do: 'join', tokens: tokensOf(table), ...since } as Wish;
      },
      hear: (told) => this.hear(told),
      state: (state) => (this.link = state),
    });
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
    return this.actor !== null && this.model.mine.includes(this.actor);
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
    if (hasGap(this.model, told)) {
      void this.line.ask({ do: 'look' } as Wish);
      return;
    }
    const before = this.model;
    this.model = reduce(before, told);
    if (told.tell === 'sat') keepToken(this.table, told.token);
    if (this.model.version !== before.version) this.stakesKept = {};
    if (told.tell === 'told' && this.model !== before) this.latest = this.model.log.at(-1) ?? null;
    const state = this.model.state;
    if (state)
      noteTable(
        this.table,
        state.settings.game,
        state.players.map((player) => player.name),
      );
    if (told.tell === 'goodbye' && ['deleted', 'removed'].includes(told.code)) this.line.end();
  }

  /** Sends a wish; a refusal is kept as a sentence. */
  async ask(wish: Wish): Promise<AnyTelling | null> {
    this.refusal = '';
    this.sending = true;
    const told = await this.line.ask(wish);
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
      void this.line.ask(wish).then((told) => {
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
    this.line.wake();
  }
  end(): void {
    this.line.end();
  }
}
