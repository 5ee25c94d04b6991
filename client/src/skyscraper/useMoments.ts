/** Puts Skyscraper's moments into words for whoever sits here. */

import { onDestroy } from 'svelte';
import { t } from '../i18n.svelte';
import type { Entry } from '../state/model';
import { UNTIL_SEEN, type Moment } from '../state/moments.svelte';
import { momentOf, type SkyscraperMoment } from './moments';
import { letter } from './street';
import type { Turn } from './turn.svelte';

function inWords(turn: Turn, told: SkyscraperMoment, entry: Entry): Moment {
  const { session } = turn;
  const isMe = (seat: number | null | undefined): boolean =>
    seat != null && session.model.mine.includes(seat);
  const list = (words: string[]): string => new Intl.ListFormat(session.voice.language).format(words);
  const happened = session.sayAll(entry.lines);
  switch (told.what) {
    case 'over': {
      const iWon = told.winners.some(isMe);
      const name = list(told.winners.map((seat) => turn.who(seat)));
      const sound = iWon ? { sound: 'cheer' as const } : {};
      const title = iWon && told.winners.length === 1 ? t('you-win') : t('wins', { name });
      return { kind: 'end', title, text: happened, ...sound };
    }
    case 'stolen': {
      const name = session.name(told.by);
      return {
        kind: 'bad',
        title: t('sky-moment-stolen'),
        text:
          told.card === null
            ? t('sky-moment-stolen-by', { name })
            : t('sky-moment-stolen-card', { name, card: turn.name(told.card) }),
        sound: 'wrong',
        holds: UNTIL_SEEN,
        rule: 'S-TOIL-2',
      };
    }
    case 'tornado': {
      const cards = list(told.cards.map((card) => turn.name(card)));
      return {
        kind: 'bad',
        title: t('sky-moment-tornado'),
        text: `${t(`sky-moment-tornado-${told.way}`, { name: session.name(told.by) })} ${
          cards ? t('sky-moment-new-hand', { cards }) : ''
        }`,
        holds: UNTIL_SEEN,
        rule: 'S-TORN-1',
      };
    }
    case 'fell': {
      const isOwn = isMe(told.owner);
      const name = told.owner === null ? '' : turn.who(told.owner);
      return {
        kind: isOwn ? 'bad' : 'news',
        title: isOwn
          ? t('sky-moment-fell-own')
          : told.owner === null
            ? t('sky-moment-fell-site', { letter: letter(told.structure) })
            : t('sky-moment-fell', { name }),
        text: happened,
        ...(isOwn ? { holds: UNTIL_SEEN } : {}),
        rule: 'S-QUAKE-3',
      };
    }
    case 'record': {
      const building = turn.view.structures.find((one) => one.number === told.structure);
      const owner = building?.owner ?? null;
      const text = t('sky-moment-record-metres', { metres: building?.metres ?? 0 });
      if (isMe(owner)) return { kind: 'good', title: t('sky-moment-record-own'), text, sound: 'cheer' };
      const values = { name: owner === null ? '' : turn.who(owner) };
      return isMe(told.from)
        ? { kind: 'bad', title: t('sky-moment-record-lost', values), text, holds: UNTIL_SEEN, rule: 'S-WR-2' }
        : { kind: 'news', title: t('sky-moment-record', values), text, rule: 'S-WR-2' };
    }
    case 'shaken':
      return { kind: 'bad', title: t('sky-moment-shaken'), text: happened, rule: 'S-QUAKE-1' };
    case 'completed':
      return {
        kind: 'news',
        title: t('sky-moment-completed', { name: session.name(told.by) }),
        text: happened,
        rule: 'S-CLAIM-1',
      };
  }
}

/** Tells the session what is a moment, for as long as this board is shown. */
export function useMoments(turn: Turn): void {
  const { session } = turn;
  if (session.isReplay) return;
  /** Whose each building was before the move, for those that it fells. */
  let before = new Map<number, number>();
  const owners = (): Map<number, number> =>
    new Map(
      turn.view.structures.flatMap((one) => (one.owner === null ? [] : [[one.number, one.owner] as const])),
    );
  before = owners();
  session.moments.tell = (entry: Entry): Moment | null => {
    const now = owners();
    const told = momentOf(entry, session.model.mine, new Map([...before, ...now]));
    before = now;
    return told && inWords(turn, told, entry);
  };
  onDestroy(() => {
    session.moments.tell = null;
  });
}
