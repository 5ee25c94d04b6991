/** What this person prefers, kept in this browser. */

import { isNews, type Seatkey } from './tables';

export const LANGUAGES = ['en', 'ru', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Units = 'us' | 'metric';

interface Kept {
  language: Language;
  units: Units;
  name: string;
  sound: boolean;
  /** Whether links from here are for a class: whoever comes by them begins with the sound off. */
  quietLinks: boolean;
  vibration: boolean;
  confirm: boolean;
  keys: Seatkey[];
}

const SHELF = 'tallorder';
/** What a link for a class ends with. */
export const QUIET = 'quiet';
const LONGEST_SHELF = 20;

function firstChoice(): Kept {
  const spoken = navigator.language.slice(0, 2) as Language;
  return {
    language: LANGUAGES.includes(spoken) ? spoken : 'en',
    units: navigator.language === 'en-US' ? 'us' : 'metric',
    name: '',
    sound: !new URLSearchParams(location.search).has(QUIET),
    quietLinks: false,
    vibration: true,
    confirm: true,
    keys: [],
  };
}

function read(): Kept {
  try {
    return { ...firstChoice(), ...(JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Kept>) };
  } catch {
    return firstChoice();
  }
}

export const settings = $state<Kept>(read());

function keep(): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function prefer(change: Partial<Kept>): void {
  Object.assign(settings, change);
  keep();
}

/** The keys to the seats this browser holds at a table. */
export function tokensOf(table: string): string[] {
  return settings.keys.find((key) => key.table === table)?.tokens ?? [];
}

export function keepToken(table: string, token: string): void {
  const old = settings.keys.find((key) => key.table === table);
  const tokens = [...new Set([...(old?.tokens ?? []), token])];
  const kept = { table, tokens, game: old?.game ?? '', names: old?.names ?? [], at: Date.now() };
  prefer({ keys: [kept, ...settings.keys.filter((key) => key.table !== table)].slice(0, LONGEST_SHELF) });
}

export function noteTable(table: string, now: Pick<Seatkey, 'game' | 'names' | 'isMyTurn'>): void {
  const old = settings.keys.find((key) => key.table === table);
  if (!old || !isNews(old, now)) return;
  prefer({ keys: [{ ...old, ...now, at: Date.now() }, ...settings.keys.filter((key) => key !== old)] });
}

export function forgetTable(table: string): void {
  prefer({ keys: settings.keys.filter((key) => key.table !== table) });
}

/** A key that opens nothing any more. */
export function dropToken(table: string, token: string): void {
  prefer({
    keys: settings.keys.map((key) =>
      key.table === table ? { ...key, tokens: key.tokens.filter((one) => one !== token) } : key,
    ),
  });
}
