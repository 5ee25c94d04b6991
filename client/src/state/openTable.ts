/** Opens tables, and remembers what the person wanted until the table has opened. */

import type { Branch, OpenTable, Problem, Replay, Settings, TableOpened } from '../wire';
import type { Eyes } from './replay';
import { keepToken, settings } from './settings.svelte';

export type Way = 'bots' | 'friends' | 'device';

const wanted = new Map<string, Way>();

/** What the person asked for when opening this table; told once. */
export function wayOf(table: string): Way | null {
  const way = wanted.get(table) ?? null;
  wanted.delete(table);
  return way;
}

export class NotOpened extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Asks for a new table, and keeps the key to one's seat there. */
async function open(path: string, wish: OpenTable | Branch): Promise<string> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new NotOpened((await answer.json()) as Problem);
  const opened = (await answer.json()) as TableOpened;
  keepToken(opened.table, opened.token);
  return opened.table;
}

export async function openTable(chosen: Settings, way: Way, name: string): Promise<string> {
  const table = await open('/api/tables', { name: settings.name || name, settings: chosen });
  wanted.set(table, way);
  return table;
}

/** Opens a table whose game has come to this moment, in the seat of whose eyes one looks through. */
export function playFrom(replay: Replay, moment: number, eyes: Eyes, name: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(replay.table)}/branch/${replay.game.number}`;
  return open(path, { name: settings.name || name, moment, seat: eyes });
}
