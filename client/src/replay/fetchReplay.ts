/** Fetches a replay from the server. */

import { tokensOf } from '../state/settings.svelte';
import type { AskReplay, HttpProblem, Replay } from '../wire';

export class ReplayRefused extends Error {
  constructor(readonly problem: HttpProblem) {
    super(problem.code);
  }
}

/** The running or last game, or one of the table's games by its number. */
export async function fetchReplay(table: string, game: number | null): Promise<Replay> {
  const tokens = tokensOf(table);
  // people who share a device must not see each other's cards: it looks as a spectator does
  const order: AskReplay = { tokens: tokens.length > 1 ? [] : tokens, game };
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/replay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new ReplayRefused((await answer.json()) as HttpProblem);
  return (await answer.json()) as Replay;
}

/** Downloads a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
