import { expect, test } from 'vitest';
import { wordsOf } from './tableName';

test('a table is always called the same, and tables are told apart', () => {
  expect(wordsOf('abcdefghjkmnpq')).toEqual(wordsOf('abcdefghjkmnpq'));
  const names = new Set(Array.from({ length: 200 }, (_, i) => wordsOf(`table${i * 7919}`).join()));
  expect(names.size).toBeGreaterThan(100);
});

test('both words are among those that the languages have', () => {
  for (let i = 0; i < 500; i++)
    for (const word of wordsOf(`t${i}`)) expect(word >= 0 && word < 16).toBe(true);
});
