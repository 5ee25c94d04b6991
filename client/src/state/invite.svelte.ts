/** Links to share: the table's for friends, the personal one for another device. */

import type { Address } from '../wire';
import { formatReplayHash } from './replay';
import { QUIET, settings, tokensOf } from './settings.svelte';

const known = $state({ address: '', isAsked: false, hasTried: false });

/** Learns where others reach this server. With `open`, a server that listens on this machine alone is asked to listen
 *  in the local network too; a link to 127.0.0.1 would open nothing on a phone. */
export async function askAddress(open: boolean): Promise<void> {
  try {
    const answer = await fetch('/api/address', { method: open ? 'POST' : 'GET' });
    if (answer.ok) known.address = ((await answer.json()) as Address).address;
  } finally {
    known.isAsked = true;
    known.hasTried ||= open;
  }
}

/** Who can open a link from here: others too; nobody else as long as the host does not let them in; or nobody else at
 *  all, because this machine is in no network. Before the server has answered nothing is known. */
export function reach(): 'unknown' | 'others' | 'closed' | 'alone' {
  if (known.address || !isOwnMachine(location.hostname)) return 'others';
  if (!known.isAsked) return 'unknown';
  return known.hasTried ? 'alone' : 'closed';
}

export function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

export function linkTo(table: string): string {
  return `${known.address || location.origin}/t/${table}${settings.quietLinks ? `?${QUIET}` : ''}`;
}

/** Shows a game that is over to whoever opens it. */
export function replayLink(table: string, game: number): string {
  return `${known.address || location.origin}/replay/${table}#${formatReplayHash({ game, move: null, viewpoint: null })}`;
}

/** Opens the seats of this browser on another device; the tokens stand behind the #, so that no server ever logs them. */
export function personalLink(table: string): string {
  const tokens = tokensOf(table);
  return tokens.length ? `${linkTo(table)}#${tokens.join(',')}` : linkTo(table);
}
