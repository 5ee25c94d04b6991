import { expect, test } from 'vitest';
import type { Face } from '../wire';
import { inGame, sorted } from './cardList';

const face = (card: number, en: string, ru = '', opened = false): Face => ({
  card,
  name: ru ? { en, ru } : { en },
  place: { en: 'Paris, France' },
  art: `t/${en}`,
  ...(opened ? { opened: { values: {} } } : {}),
});

test('cards stand in order of name, in each language its own', () => {
  const faces = [face(0, 'Zeta', 'Альфа'), face(1, 'Alpha', 'Яма'), face(2, 'Éclair', 'Ёлка')];
  expect(sorted(faces, 'en').map((one) => one.card)).toEqual([1, 2, 0]);
  expect(sorted(faces, 'ru').map((one) => one.card)).toEqual([0, 2, 1]);
});

test('every word that is looked for has to be in the name or the place', () => {
  const faces = [face(0, 'Louvre'), face(1, 'Big Ben')];
  expect(sorted(faces, 'en', 'paris LOU').map((one) => one.card)).toEqual([0]);
  expect(sorted(faces, 'en', 'louvre rome')).toEqual([]);
});

test('only a card that lies open in the running game has a number to report', () => {
  const game = { 7: face(7, 'Louvre', '', true), 8: face(8, 'Big Ben') };
  expect(inGame(face(0, 'Louvre'), game)).toBe(7);
  expect(inGame(face(1, 'Big Ben'), game)).toBeNull();
  expect(inGame(face(2, 'Other'), game)).toBeNull();
});
