/** Puts Comparity's moments into words for whoever sits here. */

import { onDestroy } from 'svelte';
import { has, t } from '../i18n.svelte';
import { quantity } from '../state/sentences';
import { UNTIL_SEEN, type Moment } from '../state/moments.svelte';
import type { Entry } from '../state/model';
import type { ComparityView } from '../wire';
import type { Decision } from './decision.svelte';
import { lastCheck } from './history';
import { momentOf, type ComparityMoment } from './moments';
import { keyOf } from './ribbon';

/** The two cards that lie the wrong way round, as a sentence, and their numbers. */
function wrongPair(decision: Decision): { text: string; cards: number[] } {
  const { session, view } = decision;
  const checked = lastCheck(session.model.log);
  const cards = (checked?.violations[0] ?? []).flatMap((cell) => checked?.cards.get(keyOf(cell)) ?? []);
  const [first, second] = cards;
  const said = (card: number): string => {
    const value = decision.face(card)?.opened?.values[view.order];
    return value ? quantity(value.number, decision.measure, session.voice, value) : '';
  };
  if (first === undefined || second === undefined) return { text: '', cards };
  const code = `out-of-order-${has(`out-of-order-${view.order}`) ? view.order : 'number'}`;
  const values = { first: decision.name(first), one: said(first), second: decision.name(second) };
  return { text: t(code, { ...values, two: said(second) }), cards };
}

function inWords(decision: Decision, told: ComparityMoment): Moment | null {
  const { session } = decision;
  const { mine } = session.model;
  const isMe = (seat: number | null): boolean => seat !== null && mine.includes(seat);
  const name = (seat: number): string => session.name(seat);
  const shown = (...cards: (number | null)[]): Moment['cards'] =>
    cards.flatMap((card) => (card === null ? [] : [{ card, isOpen: false }]));
  switch (told.what) {
    case 'won': {
      const isMine = told.winners.some(isMe);
      return {
        kind: 'end',
        title: isMine ? t('you-win') : t('wins', { name: told.winners.map(name).join(', ') }),
        text: told.card === null ? '' : t('moment-last-card', { card: decision.name(told.card) }),
        cards: shown(told.card),
        ...(isMine ? { sound: 'cheer' as const } : {}),
        rule: 'C-END-1',
      };
    }
    case 'found': {
      const { text, cards } = wrongPair(decision);
      const open = cards.map((card) => ({ card, isOpen: true }));
      const values = { name: name(told.by), count: told.count };
      if (isMe(told.pays) && !isMe(told.by))
        return {
          kind: 'bad',
          title: t('you-draw', { count: told.count }),
          text: `${t('moment-you-pay', values)} ${text}`,
          cards: open,
          sound: 'wrong',
          holds: UNTIL_SEEN,
          rule: 'C-PEN-2',
        };
      const pays = told.pays === null ? '' : t('moment-pays', { ...values, name: name(told.pays) });
      return isMe(told.by)
        ? { kind: 'good', title: t('moment-caught'), text: `${text} ${pays}`, cards: open, sound: 'cheer' }
        : {
            kind: 'bad',
            title: t('moment-found', values),
            text: `${text} ${pays}`,
            cards: open,
            holds: 4000,
          };
    }
    case 'correct':
      return {
        kind: isMe(told.by) ? 'bad' : 'news',
        title: t('no-error-found'),
        text: isMe(told.by)
          ? t('you-draw', { count: told.count })
          : t('draws', { name: name(told.by), count: told.count }),
        rule: 'C-PEN-1',
      };
    case 'duet':
    case 'trio': {
      const why = { name: name(told.by), card: decision.name(told.card) };
      return isMe(told.answers) && !isMe(told.by)
        ? { kind: 'news', title: t(told.what), text: t(`${told.what}-why`, why), cards: shown(told.card) }
        : {
            kind: 'good',
            title: t(told.what),
            text: t('moment-answers', { name: name(told.answers) }),
            sound: 'right',
          };
    }
    case 'given':
      return {
        kind: 'bad',
        title: t('moment-given'),
        text: t('moment-given-by', { name: name(told.by), card: decision.name(told.card) }),
        cards: shown(told.card),
        holds: UNTIL_SEEN,
        rule: 'C-EMPTY-1',
      };
  }
}

/** Tells the session what is a moment, for as long as this board is shown. */
export function useMoments(decision: Decision): void {
  const { session } = decision;
  if (session.isReplay) return;
  session.moments.tell = (entry: Entry): Moment | null => {
    const view = session.view<ComparityView>();
    const told = momentOf(entry, session.model.mine, view.outcome?.winners ?? []);
    return told && inWords(decision, told);
  };
  onDestroy(() => {
    session.moments.tell = null;
  });
}
