import { describe, expect, it } from 'vitest';
import type { ServerMessage, ComparityView, Update, Welcome, GameHead } from '../wire';
import { actorOf, choicesOf, emptyModel, viewpointOf, hasGap, isShared, reduce, shownTo } from './model';

const view = (actor: number): ComparityView => ({ actor, phase: 'turn' }) as ComparityView;
const state = {
  table: 'abc',
  host: 0,
  players: [
    { seat: 0, name: 'Anya' },
    { seat: 1, name: 'Max' },
  ],
  settings: { game: 'comparity-landmarks' },
  pace: 1,
  phase: 'playing' as const,
};
const welcome: Welcome = {
  tell: 'welcome',
  version: 5,
  seats: [1],
  state,
  here: { seats: [0, 1] },
  game: { number: 1, began: 4 } as Welcome['game'],
  shown: [{ view: view(0) }],
  faces: [{ card: 3, name: { en: 'Big Ben' } }],
};
const told = (version: number, more: Partial<Update> = {}): Update => ({
  tell: 'told',
  version,
  at: 0,
  deed: 'moved',
  seat: 0,
  shown: [
    {
      view: view(1),
      events: [{ event: 'card-played' } as never],
      lines: [{ code: 'x', params: {} }],
      choices: [{ pick: 'draw', card: null, moves: [{ move: 'draw' }] }],
    },
  ],
  ...more,
});

describe('what a client knows about its table', () => {
  const joined = reduce(emptyModel('abc'), welcome);

  it('comes whole with the welcome', () => {
    expect(joined.version).toBe(5);
    expect(joined.faces[3]!.name['en']).toBe('Big Ben');
    expect(actorOf(joined)).toBe(0);
    expect(choicesOf(joined, 1)).toEqual([]);
  });
  it('follows version by version, and offers moves only to whose decision it is', () => {
    const after = reduce(joined, told(6));
    expect(after.version).toBe(6);
    expect(actorOf(after)).toBe(1);
    expect(choicesOf(after, 1)).toHaveLength(1);
    expect(choicesOf(after, 0)).toEqual([]);
    expect(after.log).toHaveLength(1);
  });
  it('is not changed by a version that it has already', () => {
    const after = reduce(joined, told(6));
    expect(reduce(after, told(6))).toBe(after);
  });
  it('notices a gap', () => {
    expect(hasGap(joined, told(7))).toBe(true);
    expect(hasGap(joined, told(6))).toBe(false);
  });
  it('tells what was missed once, in order, after coming back', () => {
    const after = reduce(joined, told(6));
    const back = reduce(after, {
      ...welcome,
      version: 8,
      missed: [told(7), told(6), told(8)].map(({ version, at, deed, seat, shown }) => ({
        version,
        at,
        deed,
        seat,
        shown,
      })),
    } as ServerMessage);
    expect(back.log.map((entry) => entry.version)).toEqual([6, 7, 8]);
  });
  it('forgets a move that was taken back, however it was heard of, and says who took it back', () => {
    const undone = told(7, { deed: 'undone', shown: [{ view: view(0) }] });
    const after = reduce(reduce(joined, told(6)), undone);
    expect(after.log.at(-1)!.lines).toEqual([
      { code: 'told-undone', params: { seat: { type: 'seat', seat: 0 } } },
    ]);
    const bare = ({ version, at, deed, seat }: Update): object => ({ version, at, deed, seat });
    const again = { ...welcome, version: 7, missed: [bare(told(6)), bare(undone)] } as ServerMessage;
    expect(reduce(after, again).log.map((entry) => entry.version)).toEqual([7]);
    expect(reduce(emptyModel('abc'), again).log.map((entry) => entry.version)).toEqual([7]);
  });
  it('keeps nothing of the last game in the views of the next', () => {
    const secret = reduce(joined, told(6, { shown: [{ seat: 0, view: view(1) }] }));
    const game = { number: 2 } as unknown as GameHead;
    const shown = [{ view: view(0) }, { seat: 0, choices: [] }];
    const next = reduce(secret, told(7, { game, shown }));
    expect(next.shown['0']?.view).toBeUndefined();
  });
  it('looks through the viewpoint of whichever of my seats decides', () => {
    const both = { ...joined, mine: [0, 1] };
    expect(viewpointOf(both)).toBe(0);
    expect(viewpointOf(reduce(both, told(6)))).toBe(1);
  });
  it('shows nobody on a shared device a hand that was not handed to them', () => {
    const secret = [
      { lines: [{ code: 'draws', params: {} }], view: view(1) },
      { seat: 0, lines: [{ code: 'draws-penthouse', params: {} }], view: view(1) },
      { seat: 1, lines: [{ code: 'draws', params: {} }], view: view(1) },
    ];
    const both = reduce({ ...joined, mine: [0, 1] }, told(6, { shown: secret }));
    expect(isShared(both)).toBe(true);
    expect(viewpointOf(both)).toBe(null);
    expect(viewpointOf(both, 1)).toBe(1);
    expect(both.log.at(-1)!.lines.map((line) => line.code)).toEqual(['draws']);
    const over = { ...both, state: { ...state, phase: 'over' as const } };
    expect(isShared(over)).toBe(false);
    expect(isShared({ ...both, mine: [1] })).toBe(false);
  });
  it('keeps a private view apart from what everybody sees', () => {
    const after = reduce(joined, told(6, { shown: [{ view: view(0) }, { seat: 1, view: view(1) }] }));
    expect((shownTo(after, 1)!.view as ComparityView).actor).toBe(1);
    expect((shownTo(after, null)!.view as ComparityView).actor).toBe(0);
  });
  it('joins what everybody sees with the choices of the seat that decides', () => {
    const offered = [{ pick: 'draw', card: null, moves: [{ move: 'draw' as const }] }];
    const after = reduce(joined, told(6, { shown: [{ view: view(1) }, { seat: 1, choices: offered }] }));
    expect((shownTo(after, 1)!.view as ComparityView).actor).toBe(1);
    expect(choicesOf(after, 1)).toEqual(offered);
  });
  it('knows its own seats when they have moved up or were given away', () => {
    expect(reduce(joined, { tell: 'seats', seats: [0] }).mine).toEqual([0]);
    expect(reduce(joined, { tell: 'seats', seats: [] }).mine).toEqual([]);
  });
  it('keeps the position when somebody only changes the table', () => {
    const after = reduce(joined, told(6));
    const renamed = told(7, { deed: 'renamed', shown: [] });
    expect(choicesOf(reduce(after, renamed), 1)).toHaveLength(1);
  });
});
