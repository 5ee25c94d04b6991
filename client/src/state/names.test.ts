import { expect, test } from 'vitest';
import type { PlayerAt } from '../wire';
import { emptyModel } from './model';
import { nameAt, nameOfPlayer } from './names';

const RUSSIAN: Record<string, string> = {
  'bot-name-vera': 'Вера',
  'bot-name-max': 'Макс',
  'bot-name-zoe': 'Зоэ',
};
const say = (code: string) => RUSSIAN[code] ?? code;
const called = (player: Omit<PlayerAt, 'seat'>) => nameOfPlayer({ seat: 1, ...player }, say);

test('bots are called in the alphabet of the reader, people as they call themselves', () => {
  expect(called({ name: 'Vera', kind: 'bot' })).toBe('Вера');
  expect(called({ name: 'Zoé', kind: 'bot' })).toBe('Зоэ');
  expect(called({ name: 'Vera', kind: 'person' })).toBe('Vera');
  expect(called({ name: 'Max', kind: 'bot', sits_in: true })).toBe('Max');
  expect(called({ name: 'Ваня', kind: 'bot' })).toBe('Ваня');
});

test('a replay, which does not say who was a bot, calls everybody else by the known names', () => {
  const players = ['Max', 'Vera', 'Anya'].map((name, seat) => ({ seat, name }));
  const state = { host: -1, players } as never;
  const model = { ...emptyModel('t'), state, mine: [0] };
  expect([0, 1, 2, 3].map((seat) => nameAt(model, seat, say))).toEqual(['Max', 'Вера', 'Anya', '4']);
});
