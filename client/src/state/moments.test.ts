import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../wire';
import { HOLDS, Moments, UNTIL_SEEN, type Moment } from './moments.svelte';

const update = (version: number): Update => ({ tell: 'told', version }) as Update;
const NEWS: Moment = { kind: 'news', title: 'Duet!', text: '' };

describe('moments', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A screen where some versions are moments. */
  function screen(special: Record<number, Moment>): { moments: Moments; taken: number[] } {
    const taken: number[] = [];
    const moments: Moments = new Moments((message) => {
      taken.push(message.version);
      const moment = special[message.version];
      if (moment && moments.tell) moments.show(moment, message.version);
    });
    moments.tell = () => null;
    return { moments, taken };
  }
  function arrive(moments: Moments, taken: number[], version: number, moment?: Moment): void {
    if (moments.keepsBack(update(version))) return;
    taken.push(version);
    if (moment) moments.show(moment, version);
  }

  it('lets everything through while nothing is shown', () => {
    const { moments, taken } = screen({});
    for (const version of [1, 2, 3]) arrive(moments, taken, version);
    expect(taken).toEqual([1, 2, 3]);
    expect(moments.isHeld).toBe(false);
  });

  it('holds what follows until the moment has been seen, then lets it follow one by one', () => {
    const { moments, taken } = screen({});
    arrive(moments, taken, 1, { ...NEWS, holds: UNTIL_SEEN });
    arrive(moments, taken, 2);
    arrive(moments, taken, 3);
    vi.advanceTimersByTime(HOLDS);
    expect(taken).toEqual([1]);
    expect(moments.current?.title).toBe('Duet!');
    moments.dismiss();
    expect(taken).toEqual([1, 2]);
    arrive(moments, taken, 4);
    expect(taken).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    expect(taken).toEqual([1, 2, 3, 4]);
    expect(moments.isHeld).toBe(false);
  });

  it('goes by itself after about two seconds', () => {
    const { moments, taken } = screen({});
    arrive(moments, taken, 1, NEWS);
    arrive(moments, taken, 2);
    vi.advanceTimersByTime(HOLDS - 1);
    expect(taken).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual([1, 2]);
    expect(moments.current).toBeNull();
  });

  it('stops again at a moment among what waited', () => {
    const { moments, taken } = screen({ 2: NEWS });
    arrive(moments, taken, 1, NEWS);
    arrive(moments, taken, 2);
    arrive(moments, taken, 3);
    moments.dismiss();
    expect(taken).toEqual([1, 2]);
    expect(moments.current?.version).toBe(2);
    moments.dismiss();
    expect(taken).toEqual([1, 2, 3]);
  });

  it('shows how things stand to whoever looked away', () => {
    const { moments, taken } = screen({ 3: NEWS });
    arrive(moments, taken, 1, NEWS);
    for (const version of [2, 3, 4]) arrive(moments, taken, version);
    moments.skipAll();
    expect(taken).toEqual([1, 2, 3, 4]);
    expect(moments.isHeld).toBe(false);
    expect(moments.tell).not.toBeNull();
  });

  it('lets what follows wait while a board shows something of its own', () => {
    const { moments, taken } = screen({});
    arrive(moments, taken, 1);
    moments.pause();
    arrive(moments, taken, 2);
    arrive(moments, taken, 3);
    vi.advanceTimersByTime(UNTIL_SEEN);
    expect(taken).toEqual([1]);
    moments.resume();
    expect(taken).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    expect(taken).toEqual([1, 2, 3]);
    expect(moments.isHeld).toBe(false);
  });

  it('forgets what waited when the whole table is told anew', () => {
    const { moments, taken } = screen({});
    arrive(moments, taken, 1, NEWS);
    arrive(moments, taken, 2);
    moments.forget();
    vi.advanceTimersByTime(UNTIL_SEEN);
    expect(taken).toEqual([1]);
    expect(moments.isHeld).toBe(false);
  });
});
