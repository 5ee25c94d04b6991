/** What this person is about to decide: what is picked, what can be, what it would do. The server says what is legal
 * and what hangs on it; this only remembers what is pointed at. */

import { t } from '../i18n.svelte';
import type { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { cardName, measureOf, shortName } from '../state/sentences';
import type { AnyMove, ComparityPreview, ComparityView, Face, Measure } from '../wire';
import { lastCheck, newestOf, type CellPair, type Checked } from './history';
import {
  fitting,
  meant,
  multiples,
  NOTHING,
  pickCard,
  pickCell,
  pointedWay,
  stepBack,
  walk,
  wantCheck,
  wayKey,
  waysAt,
  waysOf,
  type Picks,
  type Way,
} from './picks';
import { keyOf, neighboursOf, type Cell } from './ribbon';

export type AreaCard = ComparityView['area'][number];

/** The check whose comparison is on the table. */
export interface Report extends Checked {
  bad: CellPair[];
}

/** Parts of the area, and the cells where a card would join them. */
export interface Split {
  parts: readonly (readonly Cell[])[];
  bridges: readonly Cell[];
  /** Whether it has happened, or is only looked at. */
  isReal: boolean;
}

/** How long a comparison stays on the table when nobody acknowledges it, in milliseconds after its last pair. */
const LINGERS = 2500;

export class Decision {
  private kept = $state.raw<Picks>(NOTHING);
  private pointedAt = $state('');
  private glancedAt = $state('');
  /** The free cell under the pointer. */
  hovered = $state.raw<Cell | null>(null);
  /** The card whose sheet is open. */
  sheet = $state.raw<Cell | null>(null);
  /** The last comparison that was read. */
  private acknowledged = $state(-1);

  constructor(readonly session: Session) {
    // what was compared before this screen opened is read already, unless it is still being repaired
    this.acknowledged = session.model.version;
  }

  readonly view = $derived.by(() => this.session.view<ComparityView>());
  readonly version = $derived.by(() => this.session.model.version);
  readonly mine = $derived.by(() => this.session.myTurn);
  readonly measure = $derived.by<Measure | null>(() => measureOf(this.session.model, this.view.order));
  readonly ways = $derived.by<Way[]>(() => (this.mine ? waysOf(this.session.choices) : []));
  readonly lying = $derived.by(() => new Map(this.view.area.map((card) => [keyOf(card.cell), card])));
  /** The card that was laid last, where it lies now: whoever repairs may have moved it, or taken it away. */
  readonly newest = $derived.by(() => {
    const newest = newestOf(this.session.model.log);
    const lies = newest && this.view.area.find((one) => one.card === newest.card);
    return newest && lies ? { ...newest, cell: lies.cell as Cell } : null;
  });
  /** A card is being carried over the table: nothing may move under the finger. */
  isCarrying = $state(false);

  at(cell: Cell): AreaCard | undefined {
    return this.lying.get(keyOf(cell));
  }
  face(card: number): Face | undefined {
    return this.session.model.faces[card];
  }
  name(card: number): string {
    return cardName(this.session.model, card, this.session.voice.language);
  }
  /** Its name where there is little room. */
  short(card: number): string {
    return shortName(this.session.model, card, this.session.voice.language);
  }
  nameAt(cell: Cell): string {
    const card = this.at(cell);
    return card ? this.name(card.card) : '';
  }
  /** Who has to draw how many cards. */
  draws({ seat, count }: { seat: number; count: number }): string {
    const { mine } = this.session.model;
    if (mine.length === 1 && mine[0] === seat) return t('you-draw', { count });
    return t('draws', { name: this.session.name(seat), count });
  }
  /** The cards that a lying card touches: those it must not be smaller than, and those it must not exceed. */
  near(cell: Cell): { under: Cell[]; over: Cell[] } {
    return neighboursOf(cell, (one) => this.lying.has(keyOf(one)));
  }

  // what is picked

  readonly picks = $derived.by<Picks>(() => {
    const { mode, cell } = this.kept;
    if (mode === 'idle') return NOTHING;
    const fits = fitting(this.ways, this.kept);
    if (!fits.length) return NOTHING;
    return !cell || fits.some((way) => keyOf(way.cell!) === keyOf(cell))
      ? this.kept
      : { ...this.kept, cell: null };
  });
  readonly fits = $derived.by(() => fitting(this.ways, this.picks));
  readonly pointed = $derived.by(() => pointedWay(this.ways, this.pointedAt, this.version));
  /** The way under the pointer or the focus, else the one that is chosen: what the table shows a preview of. */
  readonly glanced = $derived.by(() => pointedWay(this.ways, this.glancedAt, this.version) ?? this.pointed);
  /** The one move that would be made now. */
  readonly way = $derived.by<Way | null>(() => meant(this.ways, this.picks) ?? this.pointed);
  /** The cell that is chosen, else the one looked at. */
  readonly looked = $derived.by<Cell | null>(() => {
    if (this.picks.cell) return this.picks.cell;
    const hovered = this.hovered;
    return hovered && this.fits.some((way) => keyOf(way.cell!) === keyOf(hovered)) ? hovered : null;
  });

  of(pick: string): Way[] {
    return this.ways.filter((way) => way.pick === pick);
  }
  /** What a move would do, once the server has answered. */
  stakeOf(way: Way | null | undefined): ComparityPreview | null {
    if (!way) return null;
    return (this.session.stakes(way.choice) as ComparityPreview[])[way.at] ?? null;
  }
  readonly stake = $derived.by(() => this.stakeOf(this.way));
  /** What laying the picked card into the cell that is looked at would claim and cost. */
  readonly lookedStake = $derived.by(() => {
    const cell = this.looked;
    return cell ? this.stakeOf(this.fits.find((way) => keyOf(way.cell!) === keyOf(cell))) : null;
  });
  /** What a check costs is the same for every card, so the first one tells it before anything is picked. */
  readonly checkStake = $derived.by(() =>
    this.stakeOf(this.ways.find((way) => ['check', 'stop', 'reveal'].includes(way.pick))),
  );
  readonly times = $derived.by(() => {
    const first = this.fits[0];
    if (this.picks.mode !== 'place' || !first) return new Map<string, 2 | 3>();
    return multiples(this.fits, this.session.stakes(first.choice) as ComparityPreview[]);
  });

  // what lies on the table because of a check

  readonly isRepairing = $derived.by(() => ['repair', 'give'].includes(this.view.phase));
  readonly checked = $derived.by(() => lastCheck(this.session.model.log));
  /** The comparison that is shown: until it is read, and for as long as it is repaired. */
  readonly report = $derived.by<Report | null>(() => {
    const checked = this.checked;
    if (!checked || this.picks.mode !== 'idle' || this.view.phase === 'join') return null;
    const isRead = this.session.isReplay
      ? checked.version !== this.session.latest?.version
      : checked.version <= this.acknowledged;
    if (isRead && !this.isRepairing) return null;
    const isStill = (cell: Cell): boolean => {
      const then = checked.cards.get(keyOf(cell));
      return then === undefined || then === this.at(cell)?.card;
    };
    const standing =
      this.view.phase === 'repair'
        ? (this.view.violations as CellPair[])
        : checked.violations.filter((pair) => pair.every(isStill));
    return { ...checked, bad: standing };
  });
  /** Whether a comparison happens now, so that it is run through pair by pair. */
  readonly isLive = $derived.by(() => {
    const { latest, isReplay } = this.session;
    return !isReplay && latest !== null && latest.version === this.checked?.version;
  });

  /** Lets a comparison that nobody has to act on go by itself. */
  linger(runs: number): () => void {
    const version = this.checked?.version ?? -1;
    const timer = setTimeout(
      () => (this.acknowledged = Math.max(this.acknowledged, version)),
      runs + LINGERS,
    );
    return () => clearTimeout(timer);
  }
  acknowledge(): void {
    this.acknowledged = this.version;
  }

  /** A split that has happened, or the one that the discard which is looked at would cause. */
  readonly split = $derived.by<Split | null>(() => {
    const { view } = this;
    if (view.phase === 'join')
      return { parts: view.parts, bridges: this.picks.mode === 'place' ? [] : this.bridges, isReal: true };
    const stake = this.glanced?.pick === 'discard' ? this.stakeOf(this.glanced) : null;
    return stake && stake.parts.length > 1
      ? { parts: stake.parts, bridges: stake.bridges, isReal: false }
      : null;
  });
  /** Where the parts can be joined now, whichever card is chosen. */
  readonly bridges = $derived.by<Cell[]>(() => {
    const cells = new Map<string, Cell>();
    if (this.view.phase === 'join')
      for (const way of this.of('hand')) if (way.cell) cells.set(keyOf(way.cell), way.cell);
    return [...cells.values()];
  });

  // what a click does

  pickHand(card: number): void {
    if (!this.mine) return;
    const give = this.ways.find((way) => way.pick === 'give' && way.card === card);
    if (give) return this.point(give);
    if (!this.ways.some((way) => way.pick === 'hand' && way.card === card)) return;
    this.acknowledge();
    this.kept = pickCard(this.picks, card);
    this.hovered = null;
    this.session.refusal = '';
  }
  /** Points at a way; pointing at it again makes the move. */
  point(way: Way): void {
    const key = wayKey(way, this.version);
    if (this.pointedAt === key || !settings.confirm) void this.go(way);
    else this.pointedAt = key;
  }
  /** Only looks at what a way would do. */
  glance(way: Way | null): void {
    this.glancedAt = way ? wayKey(way, this.version) : '';
  }
  isPointed(way: Way): boolean {
    return this.pointed?.choice === way.choice && this.pointed.at === way.at;
  }
  pickCell(cell: Cell): void {
    const key = keyOf(cell);
    if (this.picks.mode !== 'idle' && this.fits.some((way) => keyOf(way.cell!) === key)) {
      const isSecond = this.picks.cell !== null && keyOf(this.picks.cell) === key;
      this.kept = pickCell(this.picks, cell);
      if (isSecond || !settings.confirm) void this.confirm();
      return;
    }
    const here = waysAt(this.ways, cell);
    if (here.length) {
      const now = here.findIndex((way) => this.isPointed(way));
      return this.point(here[Math.max(0, now)]!);
    }
    if (this.lying.has(key)) this.sheet = cell;
  }
  /** A card is carried over a free cell. */
  carry(card: number, cell: Cell | null): void {
    this.acknowledge();
    this.kept = { mode: 'place', card, cell: cell ?? (this.picks.card === card ? this.picks.cell : null) };
  }
  /** Picks up a move for somebody who asked what to do; it is theirs to confirm. */
  suggest(move: AnyMove): void {
    const way = this.ways.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
    if (!way) return;
    this.acknowledge();
    if (way.pick === 'hand') this.kept = { mode: 'place', card: way.card, cell: way.cell };
    else if (way.pick === 'check' && way.cell) this.checkThis(way.cell);
    else this.pointedAt = wayKey(way, this.version);
  }
  canLay(card: number): boolean {
    return this.ways.some((way) => way.pick === 'hand' && way.card === card);
  }
  async go(way: Way): Promise<void> {
    const told = await this.session.play(way.move);
    if (told?.tell !== 'told') return;
    this.kept = NOTHING;
    this.pointedAt = '';
    this.glancedAt = '';
    this.hovered = null;
  }
  async confirm(): Promise<void> {
    if (this.way) await this.go(this.way);
  }
  press(pick: string): void {
    const found = this.ways.find((way) => way.pick === pick);
    if (found) void this.go(found);
  }
  check(): void {
    if (!this.of('check').length) return;
    this.acknowledge();
    this.kept = wantCheck(this.picks);
  }
  checkThis(cell: Cell): void {
    this.sheet = null;
    this.acknowledge();
    this.kept = { mode: 'check', card: null, cell };
  }
  back(): void {
    this.pointedAt = '';
    this.glancedAt = '';
    this.hovered = null;
    this.kept = this.picks.mode === 'idle' ? NOTHING : stepBack(this.picks);
  }
  /** Puts the picked card back. */
  drop(): void {
    this.back();
    this.kept = NOTHING;
  }
  step(by: 1 | -1): void {
    if (this.picks.mode !== 'idle') {
      this.kept = walk(this.ways, this.picks, by);
      return;
    }
    const all = this.ways.filter((way) =>
      ['reveal', 'discard', 'swap', 'give', 'arrange'].includes(way.pick),
    );
    if (!all.length) return;
    const now = all.findIndex((way) => this.isPointed(way));
    this.glancedAt = '';
    this.pointedAt = wayKey(all[(now + by + all.length) % all.length]!, this.version);
  }
}
