import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../wire';
import { Link, type LinkState, type Wire, type Wish } from './link';

class FakeWire implements Wire {
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
  link: Link;
  wires: FakeWire[];
  states: LinkState[];
  heard: ServerMessage[];
  waits: number[];
  run: () => void;
} {
  const wires: FakeWire[] = [];
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  const waits: number[] = [];
  let next: (() => void) | null = null;
  const link = new Link({
    table: 'abc',
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    join: () => ({ do: 'join' }) as Wish,
    hear: (told) => heard.push(told),
    state: (state) => states.push(state),
    later: (run, wait) => {
      next = run;
      waits.push(wait);
      return () => (next = null);
    },
  });
  return { link, wires, states, heard, waits, run: () => next?.() };
}

describe('the line to the server', () => {
  it('joins as soon as it is open', () => {
    const { wires } = bench();
    wires[0]!.onopen!();
    expect(JSON.parse(wires[0]!.sent[0]!)).toEqual({ do: 'join', id: 1, table: 'abc' });
  });
  it('gives an answer to whoever asked', async () => {
    const { link, wires } = bench();
    wires[0]!.onopen!();
    const asked = link.ask({ do: 'begin' } as Wish);
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
    const { link, wires } = bench();
    wires[0]!.onopen!();
    const asked = link.ask({ do: 'begin' } as Wish);
    wires[0]!.onclose!();
    expect(await asked).toBeNull();
    expect(await link.ask({ do: 'begin' } as Wish)).toBeNull();
  });
  it('tries at once when the page wakes up, and never again after the end', () => {
    const { link, wires } = bench();
    wires[0]!.onclose!();
    link.wake();
    expect(wires).toHaveLength(2);
    link.end();
    expect(wires).toHaveLength(2);
  });
  it('drops a line that woke up dead', () => {
    const { link, wires, states, run } = bench();
    wires[0]!.onopen!();
    wires[0]!.onmessage!({ data: JSON.stringify({ tell: 'welcome', re: 1 }) });
    link.wake();
    expect(JSON.parse(wires[0]!.sent[1]!).do).toBe('join');
    run();
    expect(states.at(-1)).toBe('waiting');
    run();
    expect(wires).toHaveLength(2);
  });
  it('keeps a line that answers after sleep', async () => {
    const { link, wires, states, run } = bench();
    wires[0]!.onopen!();
    link.wake();
    wires[0]!.onmessage!({ data: JSON.stringify({ tell: 'welcome', re: 2 }) });
    await Promise.resolve();
    run();
    expect(states.at(-1)).toBe('open');
    expect(wires).toHaveLength(1);
  });
  it('leaves no second line open when woken while it connects', () => {
    const { link, wires } = bench();
    let closed = 0;
    wires[0]!.close = () => closed++;
    link.wake();
    expect(wires).toHaveLength(2);
    expect(closed).toBe(1);
  });
});
