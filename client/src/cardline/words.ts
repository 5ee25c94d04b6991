/** Sentences about places in the line. */

import { has, t } from '../i18n.svelte';
import type { Language } from '../state/settings.svelte';
import { inLanguage } from '../state/sentences';
import type { IconName } from '../icons';
import type { Measure } from '../wire';
import type { LineTable } from './table.svelte';

/** A card's name inside a sentence: some countries have an article there. */
function inSentence(table: LineTable, card: number): string {
  const name = table.name(card);
  return t('names-with-article').split(', ').includes(name) ? t('name-with-article', { name }) : name;
}

/** A gap by the cards beside it. */
export function gapName(table: LineTable, gap: number): string {
  const left = table.view.line[gap - 1]?.card;
  const right = table.view.line[gap]?.card;
  if (left === undefined && right === undefined) return t('gap-only');
  if (left === undefined) return t('gap-first', { right: table.name(right!) });
  if (right === undefined) return t('gap-last', { left: table.name(left) });
  return t('gap-between', { left: table.name(left), right: table.name(right) });
}

function names(table: LineTable, seats: number[]): string {
  return new Intl.ListFormat(table.session.voice.language).format(
    seats.map((seat) => (table.isMe(seat) ? t('you').toLocaleLowerCase() : table.session.name(seat))),
  );
}

/** Whose decision it is, and which: the head of the prompt. */
export function question(table: LineTable): string {
  const { session, picked } = table;
  if (session.actor === null) return '';
  if (!session.myTurn) return t('waiting-place', { name: session.name(session.actor) });
  return picked === null ? t('pick-card') : t('where-goes', { card: inSentence(table, picked) });
}

/** What the table waits for: who decides, who has finished, who can still finish in this round. */
export function situation(table: LineTable, withActor = true): string {
  const { live, session } = table;
  if (live.phase === 'over') return '';
  const said: string[] = [];
  if (withActor && session.actor !== null && !session.myTurn)
    said.push(`${t('waiting-place', { name: session.name(session.actor) })}.`);
  if (live.finishers.length) {
    said.push(t('have-finished', { names: names(table, live.finishers) }));
    said.push(
      live.can_finish.length
        ? t('can-still-finish', { names: names(table, live.can_finish) })
        : t('round-played-out'),
    );
  } else if (table.rounds.playOff) said.push(t('play-off', { names: names(table, live.in_play) }));
  else if (live.max_rounds === live.round) said.push(t('last-round-of-all'));
  return said.join(' ');
}

const ICONS: Record<string, IconName> = {
  'square-miles': 'map',
  people: 'users',
  'million-dollars': 'coins',
  dollars: 'coins',
  'short-tons': 'factory',
  metres: 'ruler',
  year: 'calendar',
};

/** A measure as the game calls it, else as its deck does. */
export function measureName(measure: Measure, language: Language): string {
  const code = `order-${measure.id}`;
  return has(code) ? t(code) : inLanguage(measure.name, language);
}

/** The sign of a measure, as on the open side of a card. */
export function iconOf(measure: Measure): IconName {
  return ICONS[measure.show] ?? 'ruler';
}
