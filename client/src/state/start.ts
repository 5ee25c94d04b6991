/** Opens tables, and remembers what the person wanted until the table has opened. */

import type { Problem, Settings, TableOpened } from '../wire';
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

export async function openTable(chosen: Settings, way: Way, name: string): Promise<string> {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: settings.name || name, settings: chosen }),
  });
  if (!answer.ok) throw new NotOpened((await answer.json()) as Problem);
  const opened = (await answer.json()) as TableOpened;
  keepToken(opened.table, opened.token);
  wanted.set(opened.table, way);
  return opened.table;
}
