import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update, Welcome } from '../wire';
import { checksum } from './delta';
import type { Session } from './session.svelte';

const sent: Record<string, unknown>[] = [];
let socket: { onopen?: () => void; onmessage?: (event: { data: string }) => void };

class SilentSocket {
  constructor() {
    socket = this as typeof socket;
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

const view = { actor: 0, deck: 5, hands: [[1], [2]] };
const welcome = {
  tell: 'welcome',
  version: 4,
  seats: [0],
  here: {},
  state: { table: 'abc', host: 0, players: [], pace: 1, phase: 'playing', settings: { game: '' } },
  game: { number: 1, began: 4 },
  shown: [{ view }],
} as unknown as Welcome;
const told = (version: number, shown: object): Update =>
  ({ tell: 'told', version, at: 0, deed: 'moved', seat: 0, shown: [shown] }) as unknown as Update;

describe('a table that is followed by deltas', () => {
  let session: Session;
  const hear = (message: object): void => socket.onmessage!({ data: JSON.stringify(message) });
  const looks = (): unknown[] => sent.filter((one) => one['do'] === 'look').map((one) => one['why']);

  beforeEach(async () => {
    sent.length = 0;
    const kept = new Map<string, string>();
    vi.stubGlobal('location', { search: '', protocol: 'http:', host: 'table.example' });
    vi.stubGlobal('document', { visibilityState: 'visible', documentElement: {} });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal('WebSocket', SilentSocket);
    const { Session } = await import('./session.svelte');
    session = new Session('abc');
    socket.onopen!();
    hear(welcome);
  });
  afterEach(() => {
    session.end();
    vi.unstubAllGlobals();
  });

  it('is joined for deltas, and shows the view that they lead to', () => {
    expect(sent[0]).toMatchObject({ do: 'join', feed: 'short' });
    hear(told(5, { delta: [[['deck'], 4]], check: checksum({ ...view, deck: 4 }) }));
    expect(session.view()).toEqual({ ...view, deck: 4 });
    expect(looks()).toEqual([]);
  });
  it('asks for the whole table when a version is missing', () => {
    hear(told(6, { delta: [[['deck'], 4]] }));
    expect(looks()).toEqual(['gap']);
    expect(session.view()).toEqual(view);
  });
  it('asks for the whole table when a view differs from its checksum', () => {
    hear(told(5, { delta: [[['deck'], 4]], check: checksum(view) }));
    expect(looks()).toEqual(['mismatch']);
  });
  it('asks for the whole table when a delta does not fit', () => {
    hear(told(5, { delta: [[['area'], 0, 1, []]] }));
    expect(looks()).toEqual(['mismatch']);
    hear({ ...welcome, version: 5, shown: [{ view: { ...view, deck: 3 } }] });
    expect(session.view()).toEqual({ ...view, deck: 3 });
  });
});
