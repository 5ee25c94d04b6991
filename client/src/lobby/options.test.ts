import { expect, test } from 'vitest';
import { changed, controlOf, controlsOf, moved, readLevel, step, writeLevel, type Control } from './options';

const SWITCH = { default: 'off', allowed: ['on', 'off'], rule: '' };
const SPAN = { default: '2', allowed: ['1 to 7'], rule: '' };
const LIMIT = { default: 'none', allowed: ['1 or more', 'none'], rule: '' };
const WORDS = { default: 'any', allowed: ['any', 'vacated'], rule: '' };

test('a switch is on or off, words are a choice, a span is a number', () => {
  expect(controlOf('a', SWITCH, undefined)).toEqual({ kind: 'switch', key: 'a', on: false, usual: true });
  expect(controlOf('a', SWITCH, 'on')).toEqual({ kind: 'switch', key: 'a', on: true, usual: false });
  expect(controlOf('b', WORDS, 'vacated')).toMatchObject({ kind: 'choice', word: 'vacated', usual: false });
  expect(controlOf('c', SPAN, '5')).toMatchObject({ kind: 'number', number: 5, least: 1, most: 7 });
  expect(controlOf('d', LIMIT, undefined)).toMatchObject({ kind: 'number', number: null, mayBeNone: true });
});

test('what stands elsewhere is not in the list', () => {
  const keys = controlsOf({ first_player: WORDS, box_memory: SWITCH, units: WORDS, open_stacks: SWITCH }, {});
  expect(keys.map((one) => one.key)).toEqual(['open_stacks']);
});

test('steps stay within the span, and no limit lies below the least', () => {
  const at = (option: typeof SPAN, word: string) =>
    controlOf('n', option, word) as Control & { kind: 'number' };
  expect(step(at(SPAN, '7'), 1)).toBe('7');
  expect(step(at(SPAN, '1'), -1)).toBe('1');
  expect(step(at(LIMIT, '1'), -1)).toBe('none');
  expect(step(at(LIMIT, 'none'), 1)).toBe('1');
  expect(step(at(LIMIT, 'none'), -1)).toBe('none');
});

test('what goes back to RULES.md is left out of the settings', () => {
  expect(changed({ a: SWITCH }, {}, 'a', 'on')).toEqual({ a: 'on' });
  expect(changed({ a: SWITCH, b: WORDS }, { a: 'on', b: 'vacated' }, 'a', 'off')).toEqual({ b: 'vacated' });
});

test('a seat changes places with its neighbour, and not beyond the table', () => {
  expect(moved(4, 2, -1)).toEqual([0, 2, 1, 3]);
  expect(moved(4, 3, 1)).toEqual([0, 1, 2, 3]);
});

test('a bot is asked for by its skill and persona', () => {
  expect(readLevel('friend@75:cineast')).toEqual({ skill: 'friend', persona: 'cineast' });
  expect(readLevel('expert')).toEqual({ skill: 'expert', persona: '' });
  expect(writeLevel('friend', 'cineast')).toBe('friend:cineast');
  expect(writeLevel('friend', '')).toBe('friend');
});
