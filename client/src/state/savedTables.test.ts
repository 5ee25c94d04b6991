import { expect, test } from 'vitest';
import { hasChanged, resumable, type SavedTable } from './savedTables';

const key = (table: string, at: number, more: Partial<SavedTable> = {}): SavedTable => ({
  table,
  tokens: [],
  game: 'skyscraper',
  names: ['Anya', 'Max'],
  at,
  ...more,
});

test('a table that waits for me comes first, then the one visited last', () => {
  const keys = [key('old', 1), key('waits', 0, { isMyTurn: true }), key('new', 2)];
  expect(resumable(keys).map((one) => one.table)).toEqual(['waits', 'new', 'old']);
});

test('a table that never opened is not offered', () => {
  expect(resumable([key('empty', 1, { game: '' })])).toEqual([]);
});

test('only what the home page tells is worth writing down', () => {
  const old = key('t', 1);
  expect(hasChanged(old, { game: 'skyscraper', names: ['Anya', 'Max'], isMyTurn: false })).toBe(false);
  expect(hasChanged(old, { game: 'skyscraper', names: ['Anya', 'Max'], isMyTurn: true })).toBe(true);
  expect(hasChanged(old, { game: 'skyscraper', names: ['Anya'] })).toBe(true);
});
