/** Opens tables, and remembers how the person wanted to play until the table has opened. */

import type { BranchTable, OpenLesson, NewTable, HttpProblem, Replay, Settings, TableOpened } from '../wire';
import { saveToken, settings, tokensOf } from './settings.svelte';

export type StartMode = 'bots' | 'friends' | 'device';

const wanted = new Map<string, StartMode>();

/** How the person wanted to play when opening this table; can be read once. */
export function startModeOf(table: string): StartMode | null {
  const way = wanted.get(table) ?? null;
  wanted.delete(table);
  return way;
}

export class OpenRefused extends Error {
  constructor(readonly problem: HttpProblem) {
    super(problem.code);
  }
}

/** Asks for a new table, and saves the token of one's seat there. */
async function open(path: string, request: NewTable | OpenLesson | BranchTable): Promise<string> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new OpenRefused((await answer.json()) as HttpProblem);
  const opened = (await answer.json()) as TableOpened;
  saveToken(opened.table, opened.token);
  return opened.table;
}

export async function openTable(chosen: Settings, way: StartMode, name: string): Promise<string> {
  const table = await open('/api/tables', { name: settings.name || name, settings: chosen });
  wanted.set(table, way);
  return table;
}

/** The table of the lesson of a game: the one that was begun, or a new one. */
export function openLesson(game: string, name: string): Promise<string> {
  const begun = settings.lessons[game]?.table ?? '';
  if (tokensOf(begun).length) return Promise.resolve(begun);
  return open(`/api/lessons/${encodeURIComponent(game)}`, { name: settings.name || name });
}

/** Opens a table whose game stands at this moment, in this seat; everybody keeps the name they had. */
export function playFrom(replay: Replay, moment: number, seat: number): Promise<string> {
  const had = replay.names[seat] ?? '';
  const path = `/api/tables/${encodeURIComponent(replay.table)}/branch/${replay.game.number}`;
  const name = replay.own?.includes(seat) ? had : settings.name || had;
  return open(path, { name, moment, seat });
}
