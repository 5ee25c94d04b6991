/** One player's thoughts at Cardline's table: what is picked, where it would go, and which results were read. */

import { onDestroy, untrack } from 'svelte';
import { t } from '../i18n.svelte';
import { spellApart, unitWord } from '../parts/measure';
import type { DrawnFace } from '../parts/face';
import { show } from '../quantity';
import type { Entry } from '../state/model';
import type { Moment } from '../state/moments.svelte';
import type { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { cardName, measureOf, shortName } from '../state/sentences';
import type { CardlinePreview, CardlineView, Measure, PlaceCard } from '../wire';
import { scaleOf } from './stairs';
import { readAtFirst, roundsOf, flipIn } from './flips';
import { measureName } from './words';

interface Held {
  entry: Entry;
  view: CardlineView;
}

export class LineTable {
  picked = $state<number | null>(null);
  gap = $state<number | null>(null);
  /** The open card that is looked at in full. */
  looked = $state<number | null>(null);
  /** Whether it was opened to say that it is wrong. */
  isReporting = $state(false);
  /** Whether the table is looked at although the game is over. */
  isLooking = $state(false);
  /** My own last flip, with the table as it lay then: it stays until I go on, whatever others do meanwhile. */
  private held = $state.raw<Held | null>(null);
  /** Flips of mine up to here need not be held any more. */
  private seen = $state(-1);
  /** The last flip that I have gone on from. */
  private read = $state(-1);
  /** Play-offs up to here were dealt before this page was opened; the last one that I have gone on from. */
  private playOffSeen = $state(-1);
  private playOffRead = $state(-1);
  /** Whether the line is looked at while the end of a round waits to be read. */
  isPeeking = $state(false);

  readonly live = $derived.by(() => this.session.view<CardlineView>());
  readonly view = $derived.by(() => this.held?.view ?? this.live);
  readonly order = $derived.by(() => this.live.order);
  readonly measure = $derived.by<Measure | null>(() => measureOf(this.session.model, this.order));
  readonly measures = $derived.by(() => this.session.model.game?.deck?.measures ?? []);
  readonly hand = $derived.by(() =>
    this.session.viewpoint === null ? [] : (this.live.hands[this.session.viewpoint] ?? []),
  );
  readonly isOver = $derived.by(() => this.live.phase === 'over');

  /** The last flip: mine until I go on, else the newest. */
  readonly flip = $derived.by(() => {
    if (this.isReplay) return flipIn(this.session.latest);
    // by the log, so that it is there after a refresh too
    const entry = this.held?.entry ?? this.session.model.log.findLast((one) => one.deed === 'moved');
    return entry && entry.version > this.read ? flipIn(entry) : null;
  });
  readonly isMyFlip = $derived.by(() => this.held !== null);
  readonly choosing = $derived.by(() => this.session.myTurn && !this.isOver && this.held === null);
  /** What the board shows of the last flip: nothing while I have a card in hand. */
  readonly onBoard = $derived.by(() => (this.choosing && this.picked !== null ? null : this.flip));
  /** What the prompt tells: the last flip, unless a decision waits for me. */
  readonly inPrompt = $derived.by(() => (this.choosing ? null : this.flip));

  readonly rounds = $derived.by(() => roundsOf(this.session.model.log));
  /** The play-off that was just dealt, until it is read. A lesson's step that is over tells it itself: nobody plays on. */
  readonly news = $derived.by(() => {
    const { playOff } = this.rounds;
    if (this.session.model.state?.lesson?.is_done) return null;
    const isNew = playOff !== null && playOff.version > Math.max(this.playOffSeen, this.playOffRead);
    return isNew && !this.isReplay && this.held === null ? playOff : null;
  });

  readonly numbers = $derived.by(() => this.view.line.map((card) => card.values[this.order]!.number));
  readonly scale = $derived.by(() =>
    scaleOf(this.measure, this.flip ? [...this.numbers, this.flip.number] : this.numbers),
  );
  /** The numbers of the line and the flipped one, side by side: what differs looks different. */
  private readonly texts = $derived.by(() => {
    const all = this.flip ? [...this.numbers, this.flip.number] : this.numbers;
    return this.measure ? spellApart(all, this.measure, this.session.voice) : all.map(String);
  });
  readonly lineTexts = $derived.by(() => this.texts.slice(0, this.numbers.length));
  readonly flipText = $derived.by(() => (this.flip ? this.texts[this.numbers.length]! : ''));
  readonly unit = $derived.by(() => {
    if (!this.measure) return '';
    const { language, units } = this.session.voice;
    const shown = show(0, this.measure, language, units);
    return unitWord(shown.unit, shown.ownUnit, this.session.voice);
  });
  readonly title = $derived.by(() => {
    const name = this.measure ? measureName(this.measure, this.session.voice.language) : '';
    return this.unit ? `${name}, ${this.unit}` : name;
  });

  private readonly choice = $derived.by(() =>
    this.session.choices.findIndex((one) => one.card === this.picked),
  );
  private readonly moves = $derived.by(() => (this.session.choices[this.choice]?.moves ?? []) as PlaceCard[]);
  /** What the chosen placement would do, as the server says. */
  readonly stake = $derived.by<CardlinePreview | null>(() => {
    if (this.choice < 0 || this.gap === null) return null;
    const stakes = this.session.stakes(this.choice) as CardlinePreview[];
    return stakes[this.moves.findIndex((move) => move.gap === this.gap)] ?? null;
  });
  readonly left = $derived.by(() =>
    this.gap === null ? null : (this.view.line[this.gap - 1]?.card ?? null),
  );
  readonly right = $derived.by(() => (this.gap === null ? null : (this.view.line[this.gap]?.card ?? null)));

  constructor(readonly session: Session) {
    session.brief = (entry) => this.inBrief(entry);
    this.seen = session.isReplay ? -1 : session.model.version;
    this.playOffSeen = session.model.version;
    $effect(() => this.hold());
    if (!session.isReplay) {
      session.moments.tell = (entry) => this.momentOf(entry);
      onDestroy(() => {
        session.moments.tell = null;
        session.moments.resume();
      });
    }
    $effect(() => {
      // the log of a page that is loaded again comes after its table
      const first = readAtFirst(this.session.model);
      untrack(() => (this.playOffSeen = Math.min(first, this.playOffSeen)));
    });
    $effect(() => {
      const move = this.session.hint?.move;
      if (move?.move === 'place-card')
        untrack(() => {
          this.goOn();
          this.picked = move.card;
          this.gap = move.gap;
        });
    });
    $effect(() => {
      if (this.picked !== null && !this.hand.includes(this.picked)) this.drop();
    });
  }

  get isReplay(): boolean {
    return this.session.isReplay;
  }
  face(card: number): DrawnFace | undefined {
    return this.session.model.faces[card];
  }
  name(card: number): string {
    return cardName(this.session.model, card, this.session.voice.language);
  }
  short(card: number): string {
    return shortName(this.session.model, card, this.session.voice.language);
  }
  /** Whether it is me who sits there, and nobody else plays on this screen. */
  isMe(seat: number): boolean {
    const { mine } = this.session.model;
    return mine.length === 1 && mine[0] === seat;
  }
  /** The rule behind what is asked, or behind what a flip showed. */
  get rule(): string {
    const flip = this.inPrompt;
    if (!flip) return 'L-TURN-5';
    return flip.correct ? (flip.equal.length ? 'L-EQ-1' : 'L-TURN-7') : 'L-TURN-8';
  }
  /** A seat as this person would call it. */
  who(seat: number): string {
    return this.isMe(seat) ? t('you') : this.session.name(seat);
  }
  /** A flip in a few words: who, what, and whether it was right. */
  private inBrief(entry: Entry): string {
    const flip = flipIn(entry);
    if (!flip) return '';
    const [number] = this.measure
      ? spellApart([flip.number], this.measure, this.session.voice)
      : [flip.number];
    const who = t('move-of', { name: this.who(flip.seat) });
    return `${who} ${this.name(flip.card)}\u00A0${number}\u00A0${flip.correct ? '✓' : '✗'}`;
  }
  /** The number of a card that lies in the line, as it is written there. */
  textOf(card: number): string {
    return this.lineTexts[this.view.line.findIndex((one) => one.card === card)] ?? '';
  }

  /** Opens a card in full. */
  look(card: number, isReporting = false): void {
    this.looked = card;
    this.isReporting = isReporting;
  }
  /** The end is a moment. My own flip is shown by the board itself, and nobody plays on before I have read it. */
  private momentOf(entry: Entry): Moment | null {
    const { session } = this;
    const won = entry.events.find((one) => one.event === 'game-won');
    const flip = flipIn(entry);
    if (!won || !('seats' in won)) {
      const isMine = entry.seat !== null && session.model.mine.includes(entry.seat);
      if (flip && isMine) session.moments.pause();
      return null;
    }
    const isMyWin = won.seats.some((seat) => session.model.mine.includes(seat));
    const name = won.seats.map((seat) => session.name(seat)).join(', ');
    return {
      kind: 'end',
      title: isMyWin ? t('you-win') : t('wins', { name }),
      text: session.sayAll(entry.lines),
      ...(flip ? { cards: [{ card: flip.card, isOpen: true }] } : {}),
      ...(isMyWin ? { sound: 'cheer' as const } : {}),
      holds: 3000,
    };
  }
  private hold(): void {
    const entry = this.session.latest;
    // the move that ends the game is held as a moment
    if (entry?.events.some((one) => one.event === 'game-won')) return;
    if (this.isReplay || !entry || entry.seat === null || entry.version <= this.seen) return;
    if (this.held?.entry.version === entry.version || !this.session.model.mine.includes(entry.seat)) return;
    if (flipIn(entry)) this.held = { entry, view: this.live };
  }
  private drop(): void {
    this.picked = null;
    this.gap = null;
  }

  pick(card: number): void {
    if (!this.choosing) return;
    if (this.news) this.playOn();
    this.picked = this.picked === card && this.gap === null ? null : card;
    this.session.refusal = '';
  }
  /** Points at a gap; at the same one again, plays. */
  target(gap: number): void {
    if (!this.choosing || this.picked === null) return;
    const again = this.gap === gap;
    this.gap = gap;
    if (again || !settings.confirm) void this.confirm();
  }
  /** The gap before or after the one that is pointed at; the first step picks a card if none is. */
  step(by: number): void {
    if (!this.choosing) return;
    if (this.picked === null) {
      this.picked = this.hand[0] ?? null;
      return;
    }
    const gaps = this.view.line.length + 1;
    this.gap = this.gap === null ? (by > 0 ? 0 : gaps - 1) : (this.gap + by + gaps) % gaps;
  }
  async confirm(): Promise<void> {
    const move = this.moves.find((one) => one.gap === this.gap);
    if (!move) return;
    const told = await this.session.play(move);
    if (told?.tell === 'told') this.drop();
  }
  cancel(): void {
    if (this.gap !== null) this.gap = null;
    else this.picked = null;
  }
  /** The result has been read. */
  goOn(): void {
    this.seen = Math.max(this.held?.entry.version ?? -1, this.seen);
    this.read = this.held?.entry.version ?? this.read;
    this.held = null;
    this.session.moments.resume();
  }
  /** The play-off has been read. */
  playOn(): void {
    this.playOffRead = this.rounds.playOff?.version ?? -1;
    this.isPeeking = false;
  }
}
