import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../wire';
import { Connection, type ConnectionState, type Socket, type Command } from './connection';

class FakeSocket implements Socket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
}

function bench(): {
  connection: Connection;
  wires: FakeSocket[];
  states: ConnectionState[];
  received: ServerMessage[];
  waits: number[];
  run: () => void;
} {
  const wires: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const received: ServerMessage[] = [];
  const waits: number[] = [];
  let next: (() => void) | null = null;
  const connection = new Connection({
    table: 'abc',
    open: () => {
      const wire = new FakeSocket();
      wires.push(wire);
      return wire;
    },
    join: () => ({ do: 'join' }) as Command,
    onMessage: (message) => received.push(message),
    onState: (state) => states.push(state),
    later: (run, wait) => {
      next = run;
      waits.push(wait);
      return () => (next = null);
    },
  });
  return { connection, wires, states, received, waits, run: () => next?.() };
}

describe('the line to the server', () => {
  it('joins as soon as it is open', () => {
    const { wires } = bench();
    wires[0]!.onopen!();
    expect(JSON.parse(wires[0]!.sent[0]!)).toEqual({ do: 'join', id: 1, table: 'abc' });
  });
  it('gives an answer to whoever asked', async () => {
    const { connection, wires } = bench();
    wires[0]!.onopen!();
    const asked = connection.ask({ do: 'begin' } as Command);
    wires[0]!.onmessage!({ data: JSON.stringify({ tell: 'done', re: 2 }) });
    expect(await asked).toEqual({ tell: 'done', re: 2 });
  });
  it('comes back by itself, later each time, and joins anew', () => {
    const { wires, states, waits, run } = bench();
    wires[0]!.onopen!();
    wires[0]!.onclose!();
    expect(states.at(-1)).toBe('waiting');
    run();
    wires[1]!.onclose!();
    run();
    expect(waits).toEqual([300, 600]);
    wires[2]!.onopen!();
    expect(JSON.parse(wires[2]!.sent[0]!).do).toBe('join');
  });
  it('tells who asked that the line broke, and sends nothing while it is down', async () => {
    const { connection, wires } = bench();
    wires[0]!.onopen!();
    const asked = connection.ask({ do: 'begin' } as Command);
    wires[0]!.onclose!();
    expect(await asked).toBeNull();
    expect(await connection.ask({ do: 'begin' } as Command)).toBeNull();
  });
  it('tries at once when the page wakes up, and never again after the end', () => {
    const { connection, wires } = bench();
    wires[0]!.onclose!();
    connection.wake();
    expect(wires).toHaveLength(2);
    connection.end();
    expect(wires).toHaveLength(2);
  });
  it('drops a line that woke up dead', () => {
    const { connection, wires, states, run } = bench();
    wires[0]!.onopen!();
    wires[0]!.onmessage!({ data: JSON.stringify({ tell: 'welcome', re: 1 }) });
    connection.wake();
    expect(JSON.parse(wires[0]!.sent[1]!).do).toBe('join');
    run();
    expect(states.at(-1)).toBe('waiting');
    run();
    expect(wires).toHaveLength(2);
  });
  it('keeps a line that answers after sleep', async () => {
    const { connection, wires, states, run } = bench();
    wires[0]!.onopen!();
    connection.wake();
    wires[0]!.onmessage!({ data: JSON.stringify({ tell: 'welcome', re: 2 }) });
    await Promise.resolve();
    run();
    expect(states.at(-1)).toBe('open');
    expect(wires).toHaveLength(1);
  });
  it('leaves no second line open when woken while it connects', () => {
    const { connection, wires } = bench();
    let closed = 0;
    wires[0]!.close = () => closed++;
    connection.wake();
    expect(wires).toHaveLength(2);
    expect(closed).toBe(1);
  });
});
