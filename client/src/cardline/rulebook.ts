/** The rules of Cardline as the rules page shows them; the words are in `rules-cardline.ftl`. */

import { chapter, point, type Chapter, type SetUp } from '../rules/chapters';

export const CHAPTERS: Chapter[] = [
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
];

const COUNTRIES = 110;
const EACH = 4;

/** Cards for each player, the card that begins the line, and the pile. [L-COMP-1, L-SETUP-4, L-SETUP-7] */
export const SET_UP: SetUp = {
  columns: ['players', 'hand', 'line', 'pile'],
  rows: [2, 3, 4, 5, 6, 7, 8].map((players) => [players, EACH, 1, COUNTRIES - players * EACH - 1]),
};
