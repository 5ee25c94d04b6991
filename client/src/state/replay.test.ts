import { describe, expect, it } from 'vitest';
import type { ComparityView, Frame, Replay, SeatUpdate, SkyscraperView } from '../wire';
import { actorOf, choicesOf, shownTo } from './model';
import {
  apart,
  entriesOf,
  viewpointsIn,
  forSeat,
  handsAt,
  highlightsOf,
  KIND,
  modelAt,
  placeOf,
  playedAt,
  readReplay,
  parseReplayHash,
  scoresOf,
  seatToPlay,
  formatReplayHash,
} from './replay';

const line = { code: 'told', params: {} };

function frame(version: number, seat: number | null, shown: SeatUpdate[], more: Partial<Frame> = {}): Frame {
  return { version, at: 0, deed: seat === null ? 'began' : 'moved', seat, shown, ...more };
}
function replayOf(frames: Frame[], seats: number[] = []): Replay {
  return {
    kind: KIND,
    table: 'abc',
    game: { number: 2, game: 'g', order: '', options: {}, engine: 'e', players: 2, first: 0, began: 5 },
    names: ['Anya', 'Max'],
    seats,
    frames,
    is_over: true,
  };
}

/** A game with public hands: one view for all. */
const open = (hands: number[][], phase = 'turn'): ComparityView =>
  ({ hands, phase, actor: phase === 'over' ? null : 0 }) as ComparityView;
const publicGame = replayOf([
  frame(5, null, [{ view: open([[1, 2], [3]]) }], {
    faces: [{ card: 1 }, { card: 2 }, { card: 3 }] as never,
  }),
  frame(6, 0, [{ view: open([[1], [3]]), lines: [line] }]),
  frame(9, 1, [{ view: open([[1], []], 'over'), lines: [line] }], { faces: [{ card: 4 }] as never }),
]);

/** A game with secret hands: everybody, and each seat. */
const secret = (seat: number | null, hand: number[], points: number[]): SkyscraperView =>
  ({
    seat,
    phase: 'play',
    actor: 0,
    hand: seat === null ? { hidden: true } : hand,
    seats: points.map((one) => ({ points: one })),
  }) as unknown as SkyscraperView;
const both = (points: number[]): SeatUpdate[] => [
  { view: secret(null, [], points), lines: [line] },
  { seat: 0, view: secret(0, [7, 8], points), lines: [{ code: 'own', params: {} }] },
  { seat: 1, view: secret(1, [9], points), lines: [line] },
];
const secretGame = replayOf(
  [frame(5, null, both([0, 0])), frame(6, 0, both([3, -1]), { why: { code: 'because', params: {} } })],
  [0, 1],
);

describe('a replay', () => {
  it('is played on in the seat of whose viewpoint are lent, else by whoever decides, as long as somebody does', () => {
    expect(seatToPlay(modelAt(publicGame, 1, null), null)).toBe(0);
    expect(seatToPlay(modelAt(publicGame, 1, 1), 1)).toBe(1);
    expect(seatToPlay(modelAt(publicGame, 1, null), null, [1])).toBe(1);
    expect(seatToPlay(modelAt(publicGame, 2, 1), 1)).toBeNull();
    expect(seatToPlay(modelAt(secretGame, 0, 1), 1)).toBe(1);
  });
  it('is read from a file, and nothing else is', () => {
    expect(readReplay(JSON.stringify(publicGame))).toEqual(publicGame);
    expect(readReplay('{"kind": "something"}')).toBeNull();
    expect(readReplay(JSON.stringify({ ...publicGame, frames: [] }))).toBeNull();
    expect(readReplay(JSON.stringify({ ...publicGame, frames: [{ version: 1, at: 0 }] }))).toBeNull();
    expect(readReplay('not JSON')).toBeNull();
  });
  it('shows the table at each place, with the cards that had come by then', () => {
    const at = modelAt(publicGame, 1, null);
    expect(Object.keys(at.faces)).toEqual(['1', '2', '3']);
    expect(at.log.map((entry) => entry.version)).toEqual([5, 6]);
    expect(actorOf(at)).toBe(0);
    expect(actorOf(modelAt(publicGame, 2, null))).toBeNull();
    expect(at.state!.players.map((player) => player.name)).toEqual(['Anya', 'Max']);
  });
  it('lets nobody decide', () => {
    const at = modelAt(secretGame, 0, 0);
    expect(at.mine).toEqual([]);
    expect(choicesOf(at, 0)).toEqual([]);
  });
  it('lends the viewpoint of every seat where hands are public, else of those it holds', () => {
    expect(viewpointsIn(publicGame)).toEqual([null, 0, 1]);
    expect(viewpointsIn(secretGame)).toEqual([null, 0, 1]);
    expect(viewpointsIn(forSeat(secretGame, 1))).toEqual([1]);
    const spectator = replayOf(secretGame.frames.map((one) => ({ ...one, shown: [one.shown![0]!] })));
    expect(viewpointsIn(spectator)).toEqual([null]);
  });
  it('tells each seat what it was told', () => {
    expect(entriesOf(secretGame, 0)[1]!.lines[0]!.code).toBe('own');
    expect(entriesOf(secretGame, 1)[1]!.lines[0]!.code).toBe('told');
    expect((shownTo(modelAt(secretGame, 0, 1), 1)!.view as SkyscraperView).hand).toEqual([9]);
  });
  it('keeps for one seat only what that seat was shown', () => {
    const kept = forSeat(secretGame, 1);
    expect(kept.seats).toEqual([1]);
    expect(kept.frames.every((one) => one.shown!.length === 1 && one.shown![0]!.seat === 1)).toBe(true);
    const text = JSON.stringify(kept);
    expect(text).not.toContain('because');
    expect(text).not.toContain('[7,8]');
    expect(readReplay(text)).not.toBeNull();
    expect(secretGame.frames[1]!.why).toBeDefined();
  });
  it('lays open the hands that have been shown', () => {
    expect(handsAt(publicGame, 0, null)).toEqual([
      { seat: 0, cards: [1, 2] },
      { seat: 1, cards: [3] },
    ]);
    expect(handsAt(secretGame, 0, null).map((hand) => hand.cards)).toEqual([[7, 8], [9]]);
    expect(handsAt(secretGame, 0, 1)).toEqual([{ seat: 1, cards: [9] }]);
    expect(handsAt(forSeat(secretGame, 1), 0, null)).toEqual([{ seat: 1, cards: [9] }]);
  });
  it('counts points, or cards that are left', () => {
    expect(scoresOf(publicGame)).toEqual({
      kind: 'cards',
      seats: [
        [2, 1, 1],
        [1, 1, 0],
      ],
    });
    expect(scoresOf(secretGame)).toEqual({
      kind: 'points',
      seats: [
        [0, 3],
        [0, -1],
      ],
    });
  });
  it('finds the place of a version, also of a move that was taken back', () => {
    expect(placeOf(publicGame, 6)).toBe(1);
    expect(placeOf(publicGame, 8)).toBe(1);
    expect(placeOf(publicGame, 1)).toBe(0);
    expect(placeOf(publicGame, 99)).toBe(2);
  });
});

describe('highlights', () => {
  const entry = (seat: number, ...events: object[]) => ({
    version: 0,
    at: 0,
    deed: 'moved',
    seat,
    lines: [],
    events: events as never,
  });
  const found = highlightsOf([
    entry(0),
    entry(1, { event: 'card-flipped', correct: false }),
    entry(0, { event: 'card-flipped', correct: true }),
    entry(1, { event: 'QuakeHit' }, { event: 'Collapsed' }),
    entry(0, { event: 'Claimed' }),
    entry(0, { event: 'check-result', violations: [] }),
  ]);

  it('are what was won, lost or broken, the gravest of each moment', () => {
    expect(found).toEqual([
      { place: 1, kind: 'error', seat: 1 },
      { place: 3, kind: 'error', seat: 1 },
      { place: 4, kind: 'seat', seat: 0 },
    ]);
  });
  it('stand apart, the graver ones first', () => {
    expect(apart(found, 5, 100, 17)).toEqual(found);
    expect(apart(found, 5, 50, 17).map((one) => one.place)).toEqual([1, 3]);
    expect(apart([], 0, 100, 17)).toEqual([]);
  });
});

describe('a link to a moment', () => {
  it('is written and read', () => {
    const spot = { game: 2, move: 32, viewpoint: 1 };
    expect(formatReplayHash(spot)).toBe('game=2&move=32&seat=2');
    expect(parseReplayHash(`#${formatReplayHash(spot)}`)).toEqual(spot);
    expect(parseReplayHash(`#${formatReplayHash({ game: null, move: 0, viewpoint: null })}`)).toEqual({
      game: null,
      move: 0,
      viewpoint: null,
    });
  });
  it('takes nonsense for nothing', () => {
    expect(parseReplayHash('#game=x&move=-1&seat=0')).toEqual({ game: null, move: null, viewpoint: null });
  });
});

describe('when it was played', () => {
  it('is told by the first move, and by nothing before it', () => {
    const [dealt, ...moves] = publicGame.frames;
    const later = moves.map((one, i) => ({ ...one, at: 1000 + i }));
    expect(playedAt(replayOf([dealt!, ...later]))).toBe(1000);
    expect(playedAt(replayOf([dealt!]))).toBeNull();
  });
});
