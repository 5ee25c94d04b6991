/** Opens tables, and remembers how the person wanted to play until the table has opened. */

import type { Branch, OpenTable, Problem, Replay, Settings, TableOpened } from '../wire';
import type { Eyes } from './replay';
import { saveToken, settings } from './settings.svelte';

export type StartMode = 'bots' | 'friends' | 'device';

const wanted = new Map<string, StartMode>();

/** How the person wanted to play when opening this table; can be read once. */
export function startModeOf(table: string): StartMode | null {
  const way = wanted.get(table) ?? null;
  wanted.delete(table);
  return way;
}

export class OpenRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Asks for a new table, and keeps the key to one's seat there. */
async function open(path: string, request: OpenTable | Branch): Promise<string> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new OpenRefused((await answer.json()) as Problem);
  const opened = (await answer.json()) as TableOpened;
  saveToken(opened.table, opened.token);
  return opened.table;
}

export async function openTable(chosen: Settings, way: StartMode, name: string): Promise<string> {
  const table = await open('/api/tables', { name: settings.name || name, settings: chosen });
  wanted.set(table, way);
  return table;
}

/** Opens a table whose game has come to this moment, in the seat of whose eyes one looks through. */
export function playFrom(replay: Replay, moment: number, eyes: Eyes, name: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(replay.table)}/branch/${replay.game.number}`;
  return open(path, { name: settings.name || name, moment, seat: eyes });
}
