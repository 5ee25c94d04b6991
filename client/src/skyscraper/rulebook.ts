/** The rules of Skyscraper as the rules page shows them; the words are in `rules-skyscraper.ftl`. */

import { chapter, point, type Chapter, type SetUp } from '../rules/chapters';
import type { BoxDeck } from '../wire';

export const CHAPTERS: Chapter[] = [
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
  chapter('toilet', [point('S-TOIL-2 S-R-30', 'theft'), point('S-HAND-2 S-R-31'), point('S-TOIL-3 S-R-42')]),
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
];

/** What is used of the box, as the card file says. [S-SETUP-2, S-SETUP-3, S-SETUP-5] */
export function setUpOf(box: BoxDeck): SetUp | null {
  const rows = box.building_set?.setup;
  if (!rows) return null;
  return {
    columns: ['players', 'sites', 'foundations', 'toilets', 'studies', 'roofs', 'tornadoes'],
    rows: rows.map((row) => [
      row.players,
      row.sites,
      row.foundations,
      row.toilets,
      row.studies,
      row.roofs,
      row.tornadoes,
    ]),
  };
}
