/** What the rules pages hold: chapters of points, each with the ids of the ledger that it restates.
 *
 * The words are the messages `rules-{engine}-{chapter}` (its title) and `rules-{engine}-{chapter}-{number}`. A test
 * compares this list with the ledgers and with the message files.
 */

export type Engine = 'comparity' | 'cardline' | 'skyscraper';

export interface Point {
  ids: string[];
  /** The drawing that belongs to it, see `Picture.svelte`. */
  picture: string;
}

export interface Chapter {
  key: string;
  points: Point[];
}

const point = (ids: string, picture = ''): Point => ({ ids: ids.split(' '), picture });
const chapter = (key: string, points: Point[]): Chapter => ({ key, points });

export const BOOKS: Record<Engine, Chapter[]> = {
  comparity: [
    chapter('idea', [point('C-TURN-4 C-HIDE-4'), point('C-PLAY-5 C-R-43')]),
    chapter('cards', [
      point('C-COMP-1 C-COMP-4 C-COMP-14 C-R-52'),
      point('C-HIDE-1 C-HIDE-2 C-HIDE-3'),
      point('C-R-42'),
      point('C-R-38'),
    ]),
    chapter('landmarks', [point('C-COMP-2 C-COMP-5 C-COMP-6 C-COMP-7'), point('C-COMP-8 C-COMP-9 C-R-37')]),
    chapter('movies', [point('C-COMP-3 C-COMP-12 C-COMP-13 C-R-39'), point('C-COMP-10 C-COMP-11')]),
    chapter('setup', [
      point('C-SETUP-1 C-SETUP-2 C-SETUP-3 C-SETUP-4 C-SETUP-5'),
      point('C-SETUP-6 C-SETUP-7 C-SETUP-8 C-R-53'),
      point('C-SETUP-9 C-R-41'),
      point('C-SETUP-10 C-SETUP-11 C-R-40 C-TURN-1'),
    ]),
    chapter('turn', [point('C-TURN-2 C-TURN-3 C-R-25'), point('C-R-2 C-R-24')]),
    chapter('place', [
      point('C-PLAY-1 C-PLAY-2 C-PLAY-3 C-ADJ-1 C-ADJ-2 C-R-44', 'place'),
      point('C-PLAY-4'),
      point('C-PLAY-6 C-PLAY-7'),
    ]),
    chapter('duet', [
      point('C-DUET-1 C-R-32', 'duet'),
      point('C-DUET-2 C-DUET-3 C-R-21'),
      point('C-DUET-4 C-R-23'),
      point('C-R-22'),
    ]),
    chapter('trio', [
      point('C-TRIO-1 C-TRIO-7', 'trio'),
      point('C-TRIO-2 C-TRIO-3 C-TRIO-6 C-R-20'),
      point('C-TRIO-4 C-R-33 C-R-34'),
      point('C-TRIO-5'),
    ]),
    chapter('check', [
      point('C-CHECK-1 C-R-4'),
      point('C-CHECK-2 C-CHECK-3 C-CHECK-4 C-R-3'),
      point('C-CHECK-5 C-CHECK-6 C-CHECK-7 C-CHECK-8', 'check'),
      point('C-CHECK-9'),
    ]),
    chapter('cost', [point('C-PEN-1'), point('C-PEN-2 C-PEN-3 C-R-1 C-R-10'), point('C-PEN-4 C-R-11')]),
    chapter('repair', [
      point('C-FIX-1 C-R-5 C-R-6 C-R-35', 'swap'),
      point('C-FIX-2 C-R-7 C-R-8', 'discard'),
      point('C-R-9'),
      point('C-FIX-3 C-FIX-4 C-FIX-5 C-R-12 C-R-13 C-R-15 C-R-17', 'split'),
      point('C-R-54'),
      point('C-R-36 C-R-16'),
    ]),
    chapter('empty', [
      point('C-EMPTY-1 C-EMPTY-2 C-EMPTY-3 C-R-26 C-R-27 C-R-30 C-R-31'),
      point('C-R-28'),
      point('C-R-29'),
    ]),
    chapter('end', [
      point('C-END-1 C-R-14 C-R-18 C-R-19'),
      point('C-R-45 C-R-55'),
      point('C-R-46'),
      point('C-R-51 C-R-56'),
    ]),
    chapter('memory', [
      point('C-MEM-1 C-R-50'),
      point('C-MEM-2 C-MEM-3 C-R-48 C-R-49'),
      point('C-MEM-4 C-R-47'),
    ]),
  ],
  cardline: [
    chapter('idea', [point('L-END-1')]),
    chapter('cards', [
      point('L-COMP-1 L-COMP-2 L-COMP-4 L-R-13 L-R-22'),
      point('L-COMP-3 L-COMP-5 L-CHAR-1 L-CHAR-2 L-CHAR-3 L-CHAR-4'),
      point('L-UNIT-1 L-UNIT-2 L-R-20 L-R-21'),
    ]),
    chapter('setup', [
      point('L-SETUP-2 L-R-14'),
      point('L-SETUP-3 L-SETUP-4 L-SETUP-5 L-R-12'),
      point('L-SETUP-6 L-R-16'),
      point('L-SETUP-7 L-SETUP-8'),
      point('L-SETUP-1 L-R-15 L-TURN-1'),
    ]),
    chapter('turn', [
      point('L-TURN-2 L-R-24'),
      point('L-TURN-3 L-TURN-4 L-TURN-5 L-TURN-11 L-TURN-12', 'line'),
      point('L-TURN-6 L-R-17'),
      point('L-TURN-7'),
      point('L-TURN-8 L-TURN-9 L-TURN-10 L-R-19', 'miss'),
    ]),
    chapter('equal', [point('L-EQ-1 L-EQ-2 L-R-11', 'equal')]),
    chapter('end', [
      point('L-R-1'),
      point('L-END-2 L-R-2'),
      point('L-END-3 L-END-4 L-R-4 L-R-6 L-R-7 L-R-8'),
      point('L-END-5 L-R-3 L-R-5'),
      point('L-R-10 L-R-23'),
      point('L-R-25'),
    ]),
    chapter('box', [point('L-R-9'), point('L-R-18')]),
  ],
  skyscraper: [
    chapter('idea', [point('S-GEN-1 S-GEN-2 S-CLAIM-3')]),
    chapter('cards', [
      point('S-COMP-1 S-COMP-8 S-FLOOR-1 S-FLOOR-2', 'floors'),
      point('S-COMP-2 S-SPEC-1 S-SPEC-2'),
      point('S-COMP-3 S-COMP-4 S-COMP-5 S-COMP-6 S-COMP-7 S-COMP-9'),
      point('S-FOUND-1 S-FOUND-2 S-R-1', 'foundation'),
    ]),
    chapter('setup', [
      point('S-SETUP-1 S-SETUP-2 S-SETUP-3 S-R-43'),
      point('S-SETUP-4 S-SETUP-5 S-SETUP-6'),
      point('S-SETUP-7 S-SETUP-8 S-SETUP-9'),
      point('S-TURN-1 S-TURN-2 S-R-45'),
    ]),
    chapter('turn', [
      point('S-TURN-3 S-HAND-1 S-R-54'),
      point('S-R-29 S-R-27 S-R-28'),
      point('S-HAND-3 S-HAND-4'),
      point('S-R-25 S-R-46'),
    ]),
    chapter('build', [point('S-BUILD-1 S-BUILD-2 S-TOIL-1', 'tower'), point('S-BUILD-3 S-BUILD-4 S-R-44')]),
    chapter('roof', [
      point('S-CLAIM-1 S-SKY-1 S-SKY-2 S-R-8 S-R-11 S-R-22', 'roof'),
      point('S-SKY-3 S-SKY-4'),
      point('S-CLAIM-2 S-R-21 S-R-23 S-CLAIM-4 S-CLAIM-5'),
      point('S-TOIL-4 S-TOIL-5'),
    ]),
    chapter('threshold', [point('S-THR-1 S-THR-2 S-THR-3 S-R-9 S-R-10', 'threshold')]),
    chapter('faulty', [
      point('S-FAULT-1 S-FAULT-2 S-FAULT-3 S-R-20'),
      point('S-FAULT-4 S-FAULT-6 S-R-24 S-FAULT-7'),
      point('S-R-19'),
    ]),
    chapter('prizes', [
      point('S-PRIZE-1 S-R-16 S-R-18', 'prizes'),
      point('S-WR-1 S-WR-2 S-WR-3 S-WR-4 S-WR-5 S-R-17'),
      point('S-UNITY-1 S-UNITY-2 S-UNITY-3 S-UNITY-4 S-R-12 S-R-15 S-R-53'),
      point('S-MINI-1 S-MINI-2 S-MINI-3 S-MINI-4 S-MINI-5 S-FAULT-5 S-R-13 S-R-14'),
      point('S-TSPEC-1 S-TSPEC-2 S-TSPEC-3 S-R-32 S-R-33'),
    ]),
    chapter('quake', [
      point('S-QUAKE-1 S-QUAKE-2 S-QUAKE-3 S-R-2 S-R-3 S-R-41', 'quake'),
      point('S-QUAKE-4 S-QUAKE-5 S-R-4'),
      point('S-CENT-1 S-CENT-2 S-CENT-3 S-R-5 S-R-6'),
    ]),
    chapter('insurance', [
      point('S-INS-1 S-INS-2 S-R-7', 'insurance'),
      point('S-INS-6 S-INS-7'),
      point('S-INS-3 S-INS-4 S-INS-5 S-R-40'),
    ]),
    chapter('toilet', [
      point('S-TOIL-2 S-R-30', 'theft'),
      point('S-HAND-2 S-R-31'),
      point('S-TOIL-3 S-R-42'),
    ]),
    chapter('study', [
      point('S-STUDY-1 S-R-36'),
      point('S-STUDY-2 S-STUDY-3 S-R-34 S-R-37', 'study'),
      point('S-STUDY-4 S-STUDY-5'),
      point('S-STUDY-6 S-STUDY-7 S-R-35'),
      point('S-STUDY-8 S-STUDY-9 S-R-26'),
      point('S-STUDY-10'),
    ]),
    chapter('tornado', [point('S-TORN-1 S-TORN-2 S-TORN-3', 'tornado'), point('S-TORN-4 S-R-38 S-R-39')]),
    chapter('end', [
      point('S-END-1 S-R-47'),
      point('S-END-3 S-END-4 S-END-5 S-END-6 S-R-48'),
      point('S-END-2 S-R-51'),
      point('S-R-49'),
      point('S-R-50'),
      point('S-R-55'),
    ]),
  ],
};

/** Chapters that tell about the cards of one deck only. */
export const OF_ONE_DECK: Record<string, string> = {
  landmarks: 'comparity-landmarks',
  movies: 'comparity-movies',
};

const ENGINES: Record<string, Engine> = { C: 'comparity', L: 'cardline', S: 'skyscraper' };

/** The engine whose ledger gave out an id. */
export function engineOf(id: string): Engine | null {
  return ENGINES[id[0] ?? ''] ?? null;
}

/** Where a rule of the ledger stands in the rules page; null for one that it does not hold. */
export function placeOf(id: string): { engine: Engine; chapter: string; point: number } | null {
  const engine = engineOf(id);
  if (!engine) return null;
  for (const { key, points } of BOOKS[engine]) {
    const found = points.findIndex((one) => one.ids.includes(id));
    if (found >= 0) return { engine, chapter: key, point: found + 1 };
  }
  return null;
}

/** The rule behind each house-rule switch. */
export const RULE_OF_OPTION: Record<Engine, Record<string, string>> = {
  comparity: {
    first_player: 'C-R-40',
    check_commit: 'C-R-3',
    repair_order: 'C-R-7',
    repair_permute: 'C-R-54',
    join_cells: 'C-R-12',
    trio_bonus_mandatory: 'C-R-20',
    last_card_gift: 'C-R-28',
    final_challenge: 'C-R-45',
    deck_top_visible: 'C-R-41',
    box_memory: 'C-R-49',
  },
  cardline: {
    hand_size: 'L-R-12',
    first_player: 'L-R-15',
    finish_round: 'L-R-2',
    pile_top_visible: 'L-R-16',
    units: 'L-R-20',
    max_rounds: 'L-R-23',
  },
  skyscraper: {
    resistance_reading: 'S-R-1',
    replace_collapsed_site: 'S-R-4',
    threshold_equal_ok: 'S-R-9',
    toilet_counts_as_floor: 'S-R-11',
    unity_min: 'S-R-15',
    record_mode: 'S-R-17',
    study_fetch_study: 'S-R-26',
    strict_no_draw_after_theft: 'S-R-31',
    faulty_record: 'S-R-19',
    lost_prize: 'S-R-18',
    keep_toilet_roofs: 'S-R-43',
    open_stacks: 'S-R-44',
    first_player: 'S-R-45',
    tie_break: 'S-R-49',
  },
};
