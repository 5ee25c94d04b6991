/** The rules of Comparity as the rules page shows them; the words are in `rules-comparity.ftl`. */

import { chapter, point, type Chapter, type SetUp } from '../rules/chapters';

export const CHAPTERS: Chapter[] = [
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
];

/** Cards for each player, in the deck, and in a deck of one's own at least. [C-SETUP-6, C-SETUP-7, C-R-53] */
export const SET_UP: SetUp = {
  columns: ['players', 'hand', 'deck', 'least'],
  rows: [
    [2, 7, 15, 29],
    [3, 7, 20, 41],
    [4, 7, 35, 63],
    [5, 7, 40, 75],
  ],
};
