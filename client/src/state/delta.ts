/** Rebuilds a view from what changed in it. It knows nothing about any game: src/tallorder/table/delta.py makes the
 * steps, and tests hold the two together. */

import type { Offered, Ways } from '../wire';

/** `[path, value]`, or `[path, at, count, items, …]`: see docs/protocol.md. */
export type Step = unknown[];

type Path = (string | number)[];

/** A delta that does not fit the view it is applied to. */
export class BrokenDelta extends Error {}

/** The view after these steps; the old one stays as it was. */
export function applyDelta<T>(view: T, delta: readonly Step[]): T {
  return delta.reduce<unknown>((now, step) => changed(now, step[0] as Path, step), view) as T;
}

function changed(value: unknown, path: Path, step: Step): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return step.length === 2 ? step[1] : spliced(value, step);
  if (value === null || typeof value !== 'object' || !(name in value)) throw new BrokenDelta(String(name));
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    list[name as number] = changed(list[name as number], rest, step);
    return list;
  }
  return { ...value, [name]: changed((value as Record<string, unknown>)[name], rest, step) };
}

function spliced(value: unknown, step: Step): unknown[] {
  if (!Array.isArray(value)) throw new BrokenDelta('no list');
  const list = [...(value as unknown[])];
  for (let place = 1; place < step.length; place += 3)
    list.splice(step[place] as number, step[place + 1] as number, ...(step[place + 2] as unknown[]));
  return list;
}

/** What each field has in the move at this place. */
function moveAt(way: Ways, place: number): object {
  const fields = Object.entries(way.fields ?? {}).map(([name, column]) => [name, column[place]] as const);
  return { move: way.move, ...Object.fromEntries(fields) };
}

/** Choices with all their moves written out: see `Ways` in docs/protocol.md. */
export function inFull(ways: readonly Ways[]): Offered[] {
  return ways.flatMap((way) => {
    const columns = Object.values(way.fields ?? {});
    const count = way.is_each ? way.cards.length : (columns[0]?.length ?? 1);
    const moves: object[] = way.moves ?? Array.from({ length: count }, (_, place) => moveAt(way, place));
    return way.cards.map((card, place) => {
      const own = way.is_each ? [moves[place]!] : moves;
      return {
        pick: way.pick,
        card,
        moves: (way.names_card ? own.map((move) => ({ ...move, card })) : own) as Offered['moves'],
      };
    });
  });
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The number that the server computes from the same view: CRC-32 of its JSON with sorted keys. */
export function checksum(view: unknown): number {
  const text = JSON.stringify(view, sorted).replace(/(?<=\d)\.0(?=[,\]}])/g, '');
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
