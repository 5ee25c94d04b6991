/** What the person at this device sees and is about to play: the lifted card, its targets, and where it is aimed. */

import { has, t } from '../i18n.svelte';
import type { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import type { Entry } from '../state/model';
import { inLanguage, shortName } from '../state/sentences';
import { ui } from '../table/ui.svelte';
import type {
  AnyMove,
  BuildingCard,
  Offered,
  SkyscraperPreview,
  SkyscraperView,
  StructureSeen,
} from '../wire';
import { prizesOn, printedPoints, signed, worthOf } from './counting';
import { firstChoice, optionsOf, step, type Option } from './outcomes';
import { isWorthSaying, shortEntriesByVersion } from './shortLog';
import { letter } from './street';

export type Sheet = '' | 'theft' | 'study' | 'century' | 'tornado';

/** Where the rules speak of a card, or of a decision in the middle of a turn. */
export const RULES: Record<string, string> = {
  floor: 'S-BUILD-1',
  special: 'S-BUILD-1',
  toilet: 'S-TOIL-2',
  roof: 'S-CLAIM-1',
  earthquake: 'S-QUAKE-1',
  century: 'S-CENT-1',
  insurance: 'S-INS-1',
  study: 'S-STUDY-1',
  tornado: 'S-TORN-1',
  'roof-insure': 'S-INS-3',
  steal: 'S-TOIL-2',
  'steal-keep': 'S-TOIL-2',
  'study-deck': 'S-STUDY-1',
  'study-return': 'S-STUDY-1',
  'study-discard': 'S-STUDY-1',
};

/** Decisions that are made on the street itself; all others have a sheet. */
const ON_THE_STREET = ['play', 'roof-insure'];

export class Turn {
  readonly session: Session;
  /** The lifted card by its place in the hand, the target, and whether a person aimed at it. */
  slot = $state(-1);
  private aim = $state(-1);
  private aimed = $state(false);
  wasAimed = $derived(this.aimed);
  /** A sheet that was put aside to look at the street. */
  aside = $state(false);
  /** Whether the prizes and piles are being looked at. */
  isLooking = $state(false);
  private decision = '';
  /** Why cards cannot be played now, as the server says; by version and card. */
  private reasons = $state.raw<Record<string, { text: string; rule: string }[]>>({});
  private readonly asking = new Set<string>();

  constructor(session: Session) {
    this.session = session;
  }

  view = $derived.by(() => this.session.view<SkyscraperView>());
  cards = $derived.by<BuildingCard[]>(() => this.session.model.game?.building_set?.cards ?? []);
  hand = $derived(Array.isArray(this.view.hand) ? this.view.hand : []);
  mine = $derived.by(() => this.session.myTurn && this.view.phase !== 'over');
  choices = $derived.by<Offered[]>(() => this.session.choices);
  sites = $derived(this.view.structures.filter((one) => one.owner === null));

  inSheet = $derived(this.mine && !ON_THE_STREET.includes(this.view.phase));
  private choice = $derived(
    this.inSheet || this.slot < 0
      ? -1
      : this.choices.findIndex((one) => one.card !== null && one.card === this.hand[this.slot]),
  );
  options = $derived.by<Option[]>(() =>
    this.choice < 0
      ? []
      : optionsOf(this.choices[this.choice]!.moves, this.session.stakes(this.choice) as SkyscraperPreview[]),
  );
  at = $derived(this.aim >= 0 && this.aim < this.options.length ? this.aim : firstChoice(this.options));
  option = $derived<Option | null>(this.options[this.at] ?? null);
  /** The lifted card. */
  picked = $derived(this.choice < 0 ? null : (this.cards[this.hand[this.slot]!] ?? null));
  /** What could be done to each structure. */
  targets = $derived(
    new Map(this.options.flatMap((one) => (one.structure === null ? [] : [[one.structure, one] as const]))),
  );
  chosen = $derived(this.option?.structure ?? null);
  place = $derived(this.view.structures.find((one) => one.number === this.chosen) ?? null);
  /** Decisions without a card: pass, no insurance. */
  buttons = $derived(
    this.mine && !this.inSheet
      ? this.choices.filter((one) => one.card === null && one.moves.length === 1)
      : [],
  );
  harmful = $derived(this.option?.preview?.faulty === true);
  /** Sites on which the lifted Roof cannot lie yet. */
  notYet = $derived(this.picked?.kind === 'roof' ? this.sites.filter((one) => !one.can_be_roofed) : []);
  sheet = $derived.by<Sheet>(() => {
    if (!this.mine || ui.panel || this.isLooking) return '';
    if (this.inSheet) return this.aside ? '' : this.view.phase.startsWith('steal') ? 'theft' : 'study';
    if (this.picked?.kind === 'century') return 'century';
    const passes = this.options.some((one) => one.move.move === 'Tornado');
    return this.picked?.kind === 'tornado' && passes ? 'tornado' : '';
  });

  /** A new decision begins with nothing lifted, except an Insurance that is asked for; what others do changes nothing. */
  settle(): void {
    const { view, hand, choices } = this;
    const now = `${view.phase}/${this.session.actor}/${view.deck}/${view.looked}/${hand.join()}`;
    if (now === this.decision) return;
    this.decision = now;
    this.drop();
    this.aside = false;
    if (view.phase === 'roof-insure' && this.mine)
      this.slot = hand.findIndex((kind) => choices.some((one) => one.card === kind));
  }

  canLift(kind: number | undefined): boolean {
    return this.mine && !this.inSheet && this.choices.some((one) => one.card === kind);
  }
  /** Whether a card of the hand cannot be played although it is my turn. */
  isDimmed(kind: number | undefined): boolean {
    return this.mine && !this.inSheet && !this.canLift(kind);
  }
  /** Why not; empty until the server has said so. */
  whyNot(kind: number): { text: string; rule: string }[] {
    const key = `${this.session.model.version}/${kind}`;
    const known = this.reasons[key];
    if (!known && !this.asking.has(key)) {
      this.asking.add(key);
      const tried = this.attempts(kind).map((move) => this.session.whyNot(move));
      void Promise.all(tried).then((found) => {
        const texts = new Map(found.flatMap((one) => (one ? [[one.text, one] as const] : [])));
        this.reasons = { ...this.reasons, [key]: [...texts.values()] };
      });
    }
    return known ?? [];
  }
  /** How a card would be played: a Roof on every site, anything else in one way. */
  private attempts(card: number): AnyMove[] {
    const structure = this.view.structures[0]?.number ?? 0;
    const site = this.sites[0]?.number ?? structure;
    switch (this.cards[card]?.kind) {
      case 'roof':
        return this.sites.map((one) => ({ move: 'Roof', card, structure: one.number }));
      case 'earthquake':
        return [{ move: 'Quake', card, structure }];
      case 'insurance':
        return [{ move: 'Insure', card, structure }];
      case 'century':
        return [{ move: 'Century', card }];
      case 'study':
        return [{ move: 'Study', card, source: 'deck' }];
      case 'tornado':
        return [{ move: 'Tornado', card, direction: 'left' }];
      default:
        return [{ move: 'Build', card, structure: site }];
    }
  }
  lift(place: number): void {
    if (!this.canLift(this.hand[place])) return;
    const same = this.slot === place;
    this.drop();
    if (!same) this.slot = place;
    this.session.refusal = '';
  }
  /** Lifts the card of a move and aims it, for somebody who asked what to do; it is theirs to confirm. */
  suggest(move: AnyMove): void {
    if (this.inSheet || !('card' in move)) return;
    this.drop();
    this.slot = this.hand.indexOf(move.card);
    this.aimAt(this.options.findIndex((one) => JSON.stringify(one.move) === JSON.stringify(move)));
  }
  drop(): void {
    this.slot = -1;
    this.aim = -1;
    this.aimed = false;
  }
  aimAt(place: number): void {
    if (place < 0) return;
    this.aim = place;
    this.aimed = true;
  }
  /** The first tap aims, the second one plays. */
  pick(place: number): void {
    if (place < 0) return;
    const again = place === this.at && this.aimed;
    this.aimAt(place);
    if (again || !settings.confirm) void this.confirm();
  }
  optionOf(structure: number): number {
    return this.options.findIndex((one) => one.structure === structure);
  }
  pickStructure(structure: number): void {
    this.pick(this.optionOf(structure));
  }
  walk(by: -1 | 1): void {
    this.aimAt(step(this.at, by, this.options.length));
  }
  async confirm(): Promise<void> {
    const move = this.option?.move;
    if (move) await this.session.play(move);
  }

  // words

  private briefs = $derived.by(() => shortEntriesByVersion(this.session.entries));
  /** What happened, in a few words. */
  inBrief(entry: Entry): string {
    const { session } = this;
    const said = (this.briefs.get(entry.version) ?? []).map(({ code, seats = {}, cards = {}, values }) =>
      t(this.toldToMe(code, seats), {
        ...Object.fromEntries(
          Object.entries(seats).map(([key, seat]) => [
            key,
            key === 'place' ? this.buildingOf(seat) : this.who(seat),
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(cards).map(([key, card]) => [
            key,
            shortName(session.model, card, session.voice.language),
          ]),
        ),
        ...values,
      }),
    );
    if (said.length) return said.join(', ');
    const lines = entry.lines.filter((line) => isWorthSaying(line.code));
    return session.sayAll(lines.length ? lines : entry.lines);
  }

  name(kind: number): string {
    return inLanguage(this.cards[kind]?.name, settings.language);
  }
  nameOf(id: string): string {
    return inLanguage(this.cards.find((card) => card.id === id)?.name, settings.language);
  }
  printed(id: string): number {
    return printedPoints(this.cards, id);
  }
  /** The phrase as it is said to whoever did it, or whom it happens to. */
  private toldToMe(code: string, seats: Record<string, number>): string {
    const mine = (seat: number | undefined): boolean => seat !== undefined && this.isMe(seat);
    if (mine(seats['name']) && has(`${code}-you`)) return `${code}-you`;
    return mine(seats['other']) && has(`${code}-to-you`) ? `${code}-to-you` : code;
  }
  private buildingOf(seat: number): string {
    return t(this.isMe(seat) ? 'sky-brief-tower-you' : 'sky-brief-tower', { name: this.session.name(seat) });
  }
  /** A seat as this person would call it. */
  who(seat: number): string {
    return this.isMe(seat) ? t('you') : this.session.name(seat);
  }
  /** Whether it is me who sits there, and nobody else plays on this screen. */
  private isMe(seat: number): boolean {
    const { mine } = this.session.model;
    return mine.length === 1 && mine[0] === seat;
  }
  /** Whose a structure is, and what is special about it. */
  whose(structure: StructureSeen): string {
    if (structure.owner === null) return t('sky-site');
    const words = [this.who(structure.owner)];
    if (structure.faulty) words.push(t('sky-faulty'));
    for (const id of prizesOn(this.view, structure.number)) words.push(t(`sky-short-${id}`));
    return words.join(', ');
  }
  /** Where a structure is, in as few words as a button has room for. */
  where(structure: StructureSeen): string {
    if (structure.owner === null) return letter(structure.number);
    if (this.isMe(structure.owner)) return t('sky-own-place', { metres: structure.metres });
    return `${this.who(structure.owner)}, ${t('unit-metres', { number: structure.metres })}`;
  }
  /** Site A, or whose building it is. */
  titleOf({ owner, number }: StructureSeen): string {
    return owner === null
      ? t('site', { letter: letter(number) })
      : t('building-of', { name: this.who(owner) });
  }
  /** A structure read aloud, with what the lifted card would do to it. */
  spoken(structure: StructureSeen): string {
    const place = this.titleOf(structure);
    const { metres, strength, points } = structure;
    const words = [t('structure-says', { place, metres, floors: structure.floors.length, strength, points })];
    const last = structure.floors.at(-1);
    if (structure.owner === null && last && typeof last.card === 'number')
      words.push(t('sky-top-floor', { card: this.name(last.card) }));
    if (structure.insurance) words.push(t('sky-insured'));
    if (structure.faulty) words.push(t('sky-faulty'));
    for (const prize of prizesOn(this.view, structure.number)) words.push(this.nameOf(prize));
    const lines = this.targets.get(structure.number)?.preview?.lines ?? [];
    return [...words, ...lines.map((line) => this.session.say(line))].join(', ');
  }

  /** A building by its owner, and by the letter that the log calls it by. */
  building({ owner, number }: StructureSeen): string {
    return t('sky-built', { name: owner === null ? '' : this.who(owner), letter: letter(number) });
  }
  /** What a building counts for, part by part. */
  worth(building: StructureSeen): string[] {
    return worthOf(this.view, building, this.cards).map(({ what, points }) => {
      const word = what === 'floors' || what === 'faulty' ? t(`count-${what}`) : this.nameOf(what);
      return `${word} ${signed(points)}`;
    });
  }
  /** A building at the end of the game: whose it is, how high, and what it counts for. */
  summed(building: StructureSeen): string {
    const metres = t('unit-metres', { number: building.metres });
    return [this.building(building), metres, ...this.worth(building)].join(', ');
  }

  /** The rule behind the decision. */
  rule = $derived(this.mine ? (RULES[this.view.phase] ?? RULES[this.picked?.kind ?? ''] ?? 'S-TURN-1') : '');
  title = $derived.by(() => {
    const { phase } = this.view;
    if (phase === 'over') return t('game-over');
    if (!this.mine)
      return this.session.actor === null
        ? ''
        : t(`sky-waiting-${phase}`, { name: this.session.name(this.session.actor) });
    if (this.inSheet) return t(`sheet-${phase}`);
    if (phase === 'roof-insure') return t('insure-at-once');
    if (!this.picked) {
      if (!this.choices.some((one) => one.card !== null)) return t('sky-pass');
      return this.buttons.length ? t('sky-pick-or-pass') : t('pick-card');
    }
    const move = this.option?.move.move ?? '';
    const ask = ['Build', 'Roof', 'Quake', 'Insure', 'Study'].includes(move) ? move.toLowerCase() : 'other';
    return t(`sky-ask-${ask}`, { card: this.name(this.hand[this.slot]!) });
  });
  /** For whoever has not lifted a card yet. */
  how = $derived.by(() => {
    if (!this.mine || this.picked || this.view.phase !== 'play') return '';
    return this.hand.every((kind) => this.canLift(kind))
      ? t('sky-pick-how')
      : `${t('sky-pick-how')} ${t('sky-dimmed')}`;
  });
  /** What the button does. */
  verb = $derived.by(() => {
    const move = this.option?.move;
    if (!move) return t('choose-target');
    const place = this.place ? this.where(this.place) : '';
    if (move.move === 'Roof' && this.harmful)
      return t('sky-roof-anyway', { place, points: signed(this.printed('faulty-or-smelly')) });
    return t(`do-${move.move.toLowerCase()}`, { place });
  });
}
