import { describe, expect, it } from 'vitest';
import type { Welcome } from '../wire';
import { emptyModel, type Entry, type Model } from './model';
import { lastSeenVersion, isWhole, lastRound, numberedMoves, playedForMe, since } from './log';

const line = { code: 'x', params: {} };
const entry = (version: number, seat: number | null, lines = [line]): Entry => ({
  version,
  at: 0,
  deed: 'moved',
  seat,
  lines,
  events: [],
});
const versions = (log: Entry[]): number[] => log.map((one) => one.version);

describe('the story of a game', () => {
  const log = [
    entry(5, 0),
    entry(6, 1),
    entry(7, 2),
    entry(8, 0),
    entry(9, 1, []),
    entry(10, 1),
    entry(11, 2),
  ];

  it('numbers moves, also silent ones, and nothing else', () => {
    const joined = { ...entry(12, 2), deed: 'took-back' };
    const found = numberedMoves([...log, joined, entry(13, 0)]);
    expect(found.map((one) => one.number)).toEqual([1, 2, 3, 4, 6, 7, null, 8]);
    expect(found.map((one) => one.place)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  });
  it('tells what the others did since my last move', () => {
    expect(versions(lastRound(log, [0], 3))).toEqual([10, 11]);
  });
  it('tells the round before right after my own move', () => {
    expect(versions(lastRound(log.slice(0, 4), [0], 3))).toEqual([6, 7, 8]);
  });
  it('goes on telling the round after I took my move back', () => {
    const undone = { ...entry(9, 0), deed: 'undone' };
    expect(versions(lastRound([...log.slice(0, 3), undone], [0], 3))).toEqual([6, 7, 9]);
  });
  it('tells everything before my first move, and one turn each to who watches', () => {
    expect(versions(lastRound(log.slice(1, 3), [0], 3))).toEqual([6, 7]);
    expect(versions(lastRound(log, [], 3))).toEqual([8, 10, 11]);
  });
  it('never grows beyond three turns of each', () => {
    const long = Array.from({ length: 30 }, (_, i) => entry(i + 1, 1));
    expect(lastRound(long, [0], 2)).toHaveLength(6);
  });

  const missed = (version: number, seat: number): NonNullable<Welcome['missed']>[number] => ({
    version,
    at: 0,
    deed: 'moved',
    seat,
    shown: [{ lines: [line] }],
  });
  const welcome = (...happened: NonNullable<Welcome['missed']>): Welcome =>
    ({ tell: 'welcome', version: 20, seats: [0], missed: happened }) as unknown as Welcome;

  it('knows since when I was away, and that my own moves are no news', () => {
    const model = { ...emptyModel('abc'), log };
    expect(lastSeenVersion(model, welcome(missed(12, 1), missed(13, 2)))).toBe(11);
    expect(lastSeenVersion(model, welcome(missed(11, 2), missed(12, 0)))).toBeNull();
    expect(lastSeenVersion(model, { ...welcome(missed(12, 1)), seats: [] })).toBeNull();
    expect(versions(since(log, 8, [0]))).toEqual([10, 11]);
  });
  it('tells what a bot did in my seat, and nothing else', () => {
    const log = [
      entry(1, 0),
      { ...entry(2, 0), deed: 'bot-sat-in' },
      entry(3, 0),
      entry(4, 1),
      { ...entry(5, 0), deed: 'took-back' },
      entry(6, 0),
    ];
    expect(playedForMe(log, 0, [0]).map((one) => one.version)).toEqual([3]);
    expect(playedForMe(log, 3, [0])).toEqual([]);
    expect(playedForMe(log, 0, [1])).toEqual([]);
  });
  it('notices a log that begins in the middle', () => {
    const model = { ...emptyModel('abc'), version: 8, game: { began: 4 } } as unknown as Model;
    expect(isWhole({ ...model, log: [entry(5, 0)] })).toBe(true);
    expect(isWhole({ ...model, log: [entry(7, 0)] })).toBe(false);
    expect(isWhole({ ...model, version: 4, log: [] })).toBe(true);
  });
});
