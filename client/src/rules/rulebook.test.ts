import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { LANGUAGES } from '../wire';
import type { SetUp } from './chapters';
import { placeOf } from './rulebook';

const HOUSE = '../../../src/tallorder/';
const texts: Record<string, string> = {
  ...import.meta.glob<string>('../../../src/tallorder/games/*/RULES.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src/tallorder/games/*/options.py', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src/tallorder/messages/*/box.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src/tallorder/messages/*/rules-*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const ENGINES = Object.keys(GAMES);
/** Flip nowhere but in RULES.md: the books' worked examples and differences of editions, and what is no rule of play. */
const NOT_OF_PLAY = /^(?:[CLS]-(?:EX|RX|D)-\d+|S-GEN-3|S-R-52|S-REF-1)$/;

function read(path: string): string {
  const text = texts[HOUSE + path];
  if (!text) throw new Error(path);
  return text;
}
function ledger(engine: string): string[] {
  const found = read(`games/${engine}/RULES.md`).matchAll(/(?:\*\*|^\| *)([CLS]-(?:[A-Z]+-)?\d+)\b/gm);
  return [...new Set([...found].map((one) => one[1]!))];
}
function messages(language: string, engine: string): string[] {
  return [...read(`messages/${language}/rules-${engine}.ftl`).matchAll(/^(rules-[a-z0-9-]+) = \S/gm)].map(
    (one) => one[1]!,
  );
}

test.each(ENGINES)('every rule of play of %s stands at exactly one place', (engine) => {
  const ids = ledger(engine).filter((id) => !NOT_OF_PLAY.test(id));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => placeOf(id) === null)).toEqual([]);
  const told = GAMES[engine]!.rulebook!.chapters.flatMap((chapter) =>
    chapter.points.flatMap((point) => point.ids),
  );
  expect(told.filter((id, at) => told.indexOf(id) !== at)).toEqual([]);
  expect(told.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(ENGINES)(
  'every point of %s has its words in three languages, and no words are left over',
  (engine) => {
    const wanted = GAMES[engine]!.rulebook!.chapters.flatMap(({ key, points }) => [
      `rules-${engine}-${key}`,
      ...points.map((_, at) => `rules-${engine}-${key}-${at + 1}`),
    ]);
    for (const language of LANGUAGES) expect(messages(language, engine)).toEqual(wanted);
  },
);

test.each(ENGINES)('every switch of %s leads to the rule that explains it', (engine) => {
  const source = read(`games/${engine}/options.py`);
  const switches = [...source.matchAll(/^ {4}(\w+): .*\n {4}"""[^"]*\[([^\]]*)\]"""/gm)];
  expect(switches.length).toBeGreaterThan(2);
  for (const [, , ids] of switches) expect(placeOf(ids!.split(', ').at(-1)!)).not.toBeNull();
});

test.each(ENGINES)('chapters about one deck are chapters of %s and of a game it offers', (engine) => {
  const { rulebook, offers } = GAMES[engine]!;
  const ofOneGame = rulebook!.chaptersOfOneGame ?? {};
  const keys = rulebook!.chapters.map((chapter) => chapter.key);
  expect(keys).toEqual(expect.arrayContaining(Object.keys(ofOneGame)));
  expect(offers.map((offer) => offer.game)).toEqual(expect.arrayContaining(Object.values(ofOneGame)));
});

test('the set-up counts are those of the rules', () => {
  const rules = read('games/comparity/RULES.md');
  const { rows } = GAMES['comparity']!.rulebook!.setUp as SetUp;
  const column = (at: number): string => rows.map((row) => row[at]).join(' / ');
  expect(rules).toContain(`**C-SETUP-7** The game deck holds ${column(2)} cards for ${column(0)} players`);
  expect(rules).toContain(`**C-R-53 Small decks.** A game needs ${column(3)} cards for ${column(0)} players`);
  const line = GAMES['cardline']!.rulebook!.setUp as SetUp;
  for (const [players, each, first, pile] of line.rows) expect(players! * each! + first! + pile!).toBe(110);
});

test.each(ENGINES)('every worked example of %s has its words in three languages', (engine) => {
  const examples = GAMES[engine]!.rulebook!.examples ?? [];
  expect(examples.length).toBeGreaterThan(0);
  for (const language of ['en', 'ru', 'fr']) {
    const found = [...read(`messages/${language}/box.ftl`).matchAll(/^example-([a-z]+)-\d+ = \S/gm)];
    expect(found.filter((one) => one[1] === engine).length).toBe(examples.length);
  }
});

test('what no RULES.md has has no place', () => {
  expect(placeOf('T-SEAT')).toBeNull();
  expect(placeOf('C-NONE-1')).toBeNull();
});
