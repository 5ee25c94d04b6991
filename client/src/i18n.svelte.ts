/** Sentences in the three languages, from the same Fluent files as the server's; the language changes live. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './state/settings.svelte';

const files = import.meta.glob<string>('../../src/tallorder/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Rooms whose sentences the first page needs; the rest comes with a table. */
const FIRST = ['client', 'house'];

type Values = Record<string, FluentVariable>;

class Phrasebook {
  readonly bundle: FluentBundle;
  readonly rooms = new Set<string>();
  constructor(language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }
}

const books: Record<Language, Phrasebook> = {
  en: new Phrasebook('en'),
  ru: new Phrasebook('ru'),
  fr: new Phrasebook('fr'),
};

/** No line may be broken inside French quotes, before French points, a dash or metres; the server's phrasebook says so too. */
function bound(text: string): string {
  return text.replace(/ (?=[:;?!»—])|(?<=«) |(?<=[\d}]) (?=[mм](?!\p{L}))/gu, '\u00a0');
}

/** Quotes inside quotes are of another kind: a name may bring its own; the server's phrasebook says so too. */
const NESTED = /«([^«»]*)«\s*([^«»]*?)\s*»/g;
const INNER: Record<Language, string> = { en: '«$1“$2”', ru: '«$1„$2“', fr: '«$1“$2”' };

/** Grows with every file that arrives, so that whatever was said is said again. */
let arrived = $state(0);

async function read(language: Language, wanted: (room: string) => boolean): Promise<void> {
  const book = books[language];
  const paths = Object.keys(files).filter((path) => {
    const [room, folder] = path.replace('.ftl', '').split('/').reverse();
    return folder === language && wanted(room!) && !book.rooms.has(room!);
  });
  await Promise.all(
    paths.map(async (path) => {
      const text = await files[path]!();
      book.rooms.add(path.replace('.ftl', '').split('/').at(-1)!);
      book.bundle.addResource(new FluentResource(bound(text)), { allowOverrides: true });
    }),
  );
  arrived++;
}

/** The sentences of the first page, in the language chosen (and English behind it). */
export async function readFirst(language: Language = settings.language): Promise<void> {
  await read(language, (room) => FIRST.includes(room));
  document.documentElement.lang = language;
}

/** Every sentence that a table says; the rules come when somebody reads them. */
export async function readAll(language: Language = settings.language): Promise<void> {
  await read(language, (room) => !room.startsWith('rules-'));
}

/** One room more, such as the rules of a game. */
export async function readRoom(wanted: string, language: Language = settings.language): Promise<void> {
  await read(language, (room) => room === wanted);
}

/** Changes the language, once everything that could be said until now can be said in it. */
export async function speak(language: Language): Promise<void> {
  const spoken = books[settings.language].rooms;
  await read(language, (room) => spoken.has(room));
  settings.language = language;
  document.documentElement.lang = language;
}

/** Whether somebody has written the sentence. */
export function has(code: string): boolean {
  return arrived >= 0 && books[settings.language].bundle.hasMessage(code);
}

/** The sentence of a code; the bare code where nobody has written it, so that a test can find it. */
export function t(code: string, values?: Values): string {
  void arrived;
  const bundle = books[settings.language].bundle;
  const pattern = bundle.getMessage(code)?.value;
  return pattern
    ? bundle.formatPattern(pattern, values ?? null).replace(NESTED, INNER[settings.language])
    : code;
}
