/** This person's preferences, stored in this browser. */

import { LANGUAGES } from '../wire';
import { hasChanged, type SavedTable, type Shown } from './savedTables';

export type Language = (typeof LANGUAGES)[number];
export type Units = 'us' | 'metric';

interface Preferences {
  language: Language;
  units: Units;
  name: string;
  sound: boolean;
  /** Whether links from here are for a class: whoever comes by them begins with the sound off. */
  quietLinks: boolean;
  vibration: boolean;
  confirm: boolean;
  /** How Comparity's table is shown on a desk. */
  boardView: 'ribbon' | 'rulebook';
  keys: SavedTable[];
  /** By game: the table of the lesson that this person has begun, and whether they went through it. */
  lessons: Record<string, { table: string; isDone: boolean }>;
}

const STORAGE_KEY = 'tallorder';
/** What a link for a class ends with. */
export const QUIET = 'quiet';
const MOST_SAVED_TABLES = 20;

function defaults(): Preferences {
  const spoken = navigator.language.slice(0, 2) as Language;
  return {
    language: LANGUAGES.includes(spoken) ? spoken : 'en',
    units: navigator.language === 'en-US' ? 'us' : 'metric',
    name: '',
    sound: !new URLSearchParams(location.search).has(QUIET),
    quietLinks: false,
    vibration: true,
    confirm: true,
    boardView: 'ribbon',
    keys: [],
    lessons: {},
  };
}

function read(): Preferences {
  try {
    return {
      ...defaults(),
      ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Preferences>),
    };
  } catch {
    return defaults();
  }
}

export const settings = $state<Preferences>(read());

function save(): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // a browser that stores nothing can still play
  }
}

export function prefer(change: Partial<Preferences>): void {
  Object.assign(settings, change);
  save();
}

/** The tokens of the seats this browser holds at a table. */
export function tokensOf(table: string): string[] {
  return settings.keys.find((key) => key.table === table)?.tokens ?? [];
}

export function saveToken(table: string, token: string): void {
  const old = settings.keys.find((key) => key.table === table);
  const tokens = [...new Set([...(old?.tokens ?? []), token])];
  const kept = { table, tokens, game: old?.game ?? '', names: old?.names ?? [], at: Date.now() };
  prefer({ keys: [kept, ...settings.keys.filter((key) => key.table !== table)].slice(0, MOST_SAVED_TABLES) });
}

export function updateSavedTable(table: string, now: Shown): void {
  const old = settings.keys.find((key) => key.table === table);
  if (!old || !hasChanged(old, now)) return;
  prefer({ keys: [{ ...old, ...now, at: Date.now() }, ...settings.keys.filter((key) => key !== old)] });
}

export function forgetTable(table: string): void {
  prefer({ keys: settings.keys.filter((key) => key.table !== table) });
}

export function saveLesson(game: string, table: string, isDone: boolean): void {
  const old = settings.lessons[game];
  if (old?.table === table && old.isDone === isDone) return;
  prefer({ lessons: { ...settings.lessons, [game]: { table, isDone: isDone || (old?.isDone ?? false) } } });
}

/** Drops a token that no longer opens a seat. */
export function dropToken(table: string, token: string): void {
  prefer({
    keys: settings.keys.map((key) =>
      key.table === table ? { ...key, tokens: key.tokens.filter((one) => one !== token) } : key,
    ),
  });
}
