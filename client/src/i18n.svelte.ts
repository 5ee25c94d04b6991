/** Sentences in every language, from the same Fluent files as the server's; the language can change at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './state/settings.svelte';
import { LANGUAGES } from './wire';

const files = import.meta.glob<string>('../../src/tallorder/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Message files that the first page needs; the rest is loaded with a table. */
const FIRST = ['client', 'house'];

type Values = Record<string, FluentVariable>;

class Phrasebook {
  readonly bundle: FluentBundle;
  readonly files = new Set<string>();
  constructor(language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }
}

const books = Object.fromEntries(LANGUAGES.map((language) => [language, new Phrasebook(language)])) as Record<
  Language,
  Phrasebook
>;

/** No line may be broken inside French quotes, before French points, %, a dash or metres; the server's phrasebook says so too. */
function withNoBreakSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»—%])|(?<=«) |(?<=[\d}]) (?=[mм](?!\p{L}))/gu, '\u00a0');
}

/** Quotes inside quotes are of another kind: a name may bring its own; the server's phrasebook says so too. */
const NESTED = /«([^«»]*)«\s*([^«»]*?)\s*»/g;
const INNER: Partial<Record<Language, string>> = { ru: '«$1„$2“' };

/** Grows with every file that is loaded, so that everything on screen is rendered again. */
let loaded = $state(0);

async function read(language: Language, wanted: (file: string) => boolean): Promise<void> {
  const book = books[language];
  const paths = Object.keys(files).filter((path) => {
    const [file, folder] = path.replace('.ftl', '').split('/').reverse();
    return folder === language && wanted(file!) && !book.files.has(file!);
  });
  await Promise.all(
    paths.map(async (path) => {
      const text = await files[path]!();
      book.files.add(path.replace('.ftl', '').split('/').at(-1)!);
      book.bundle.addResource(new FluentResource(withNoBreakSpaces(text)), { allowOverrides: true });
    }),
  );
  loaded++;
}

/** The sentences of the first page, in the language chosen (and English behind it). */
export async function loadFirstMessages(language: Language = settings.language): Promise<void> {
  await read(language, (file) => FIRST.includes(file));
  document.documentElement.lang = language;
}

/** Every message of a table; the rules are loaded when somebody reads them. */
export async function loadMessages(language: Language = settings.language): Promise<void> {
  await read(language, (file) => !file.startsWith('rules-'));
}

/** One more file, such as the rules of a game. */
export async function loadMessageFile(wanted: string, language: Language = settings.language): Promise<void> {
  await read(language, (file) => file === wanted);
}

/** Changes the language once every file loaded so far is loaded in it too. */
export async function setLanguage(language: Language): Promise<void> {
  const loadedFiles = books[settings.language].files;
  await read(language, (file) => loadedFiles.has(file));
  settings.language = language;
  document.documentElement.lang = language;
}

/** Whether there is a message for this code. */
export function has(code: string): boolean {
  return loaded >= 0 && books[settings.language].bundle.hasMessage(code);
}

/** The sentence for a code; the bare code if there is none, so that a test can find it. */
export function t(code: string, values?: Values): string {
  void loaded;
  const bundle = books[settings.language].bundle;
  const pattern = bundle.getMessage(code)?.value;
  return pattern
    ? bundle.formatPattern(pattern, values ?? null).replace(NESTED, INNER[settings.language] ?? '«$1“$2”')
    : code;
}
