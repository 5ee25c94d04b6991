/** House-rule switches as a host sees them: which kind of control each is, and where it stands. */

import type { HouseRule } from '../wire';

export type Control =
  | { kind: 'switch'; key: string; on: boolean; usual: boolean }
  | { kind: 'choice'; key: string; word: string; words: string[]; usual: boolean }
  | {
      kind: 'number';
      key: string;
      /** Null stands for “no limit”. */
      number: number | null;
      least: number;
      most: number;
      mayBeNone: boolean;
      usual: boolean;
    };

/** Nobody wants a larger hand or a longer game than this. */
const FAR = 20;
const NONE = 'none';
/** What has a place of its own beside the list: who begins, the memory, and units, which everybody chooses alone. */
export const SHOWN_SEPARATELY = ['first_player', 'box_memory', 'units'];

function spanOf(allowed: string[]): [number, number] | null {
  for (const word of allowed) {
    const found = /^(\d+) (?:to (\d+)|or more)$/.exec(word);
    if (found) return [Number(found[1]), found[2] ? Number(found[2]) : FAR];
  }
  return null;
}

export function controlOf(key: string, option: HouseRule, chosen: string | undefined): Control {
  const word = chosen ?? option.default;
  const usual = word === option.default;
  const span = spanOf(option.allowed);
  if (span) {
    const number = word === NONE ? null : Number(word);
    return {
      kind: 'number',
      key,
      number,
      least: span[0],
      most: span[1],
      mayBeNone: option.allowed.includes(NONE),
      usual,
    };
  }
  if (option.allowed.length === 2 && option.allowed.includes('on') && option.allowed.includes('off'))
    return { kind: 'switch', key, on: word === 'on', usual };
  return { kind: 'choice', key, word, words: option.allowed, usual };
}

/** The switches of a game in the order of its rules, without those that stand elsewhere. */
export function controlsOf(
  options: Record<string, HouseRule>,
  chosen: Record<string, string>,
  without: string[] = SHOWN_SEPARATELY,
): Control[] {
  return Object.entries(options)
    .filter(([key]) => !without.includes(key))
    .map(([key, option]) => controlOf(key, option, chosen[key]));
}

/** One step more or less; below the least lies “no limit”, where that is allowed. */
export function step(control: Control & { kind: 'number' }, by: 1 | -1): string {
  const { number, least, most, mayBeNone } = control;
  if (number === null) return by > 0 ? String(least) : NONE;
  const next = number + by;
  if (next < least) return mayBeNone ? NONE : String(least);
  return String(Math.min(most, next));
}

/** The options after a change; what stands at its default is left out. */
export function changed(
  options: Record<string, HouseRule>,
  chosen: Record<string, string>,
  key: string,
  word: string,
): Record<string, string> {
  const rest = Object.entries(chosen).filter(([name]) => name !== key);
  return Object.fromEntries(word === options[key]?.default ? rest : [...rest, [key, word]]);
}

/** The seats in a new order, after one has moved by a place. */
export function moved(count: number, seat: number, by: 1 | -1): number[] {
  const seats = Array.from({ length: count }, (_, at) => at);
  const to = seat + by;
  if (to < 0 || to >= count) return seats;
  [seats[seat], seats[to]] = [seats[to]!, seats[seat]!];
  return seats;
}

/** A bot as it is asked for: its skill, and the persona it is, if any. */
export function readLevel(level: string): { skill: string; persona: string } {
  const [words = '', persona = ''] = level.split(':');
  return { skill: words.split('@')[0] ?? '', persona };
}

export function writeLevel(skill: string, persona: string): string {
  return persona ? `${skill}:${persona}` : skill;
}
