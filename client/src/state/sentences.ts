/** Turns a line from the server (a code and parameters) into a sentence: cards, seats and numbers get their names here. */

import type { FluentVariable } from '@fluent/bundle';
import { readable } from '../generic/words';
import { show } from '../quantity';
import type { Line, Measure } from '../wire';
import type { Model } from './model';
import { nameAt } from './names';
import type { Language, Units } from './settings.svelte';

type Param = Line['params'][string];

export interface Voice {
  language: Language;
  units: Units;
  say: (code: string, values?: Record<string, FluentVariable>) => string;
}

export function inLanguage(text: Record<string, string> | undefined, language: Language): string {
  return text?.[language] || text?.['en'] || '';
}

export function cardName(model: Model, card: number, language: Language): string {
  const face = model.faces[card];
  if (face) return inLanguage(face.name, language);
  const kind = model.game?.building_set?.cards[card];
  return kind ? inLanguage(kind.name, language) : '?';
}

/** The name where space is short: the short form if there is one, otherwise the name without its brackets. */
export function shortName(model: Model, card: number, language: Language): string {
  const face = model.faces[card];
  const short = face?.short?.[language];
  return (
    short ||
    cardName(model, card, language)
      .replace(/\s*[([][^)\]]*[)\]]\s*/g, ' ')
      .trim()
  );
}

export function measureOf(model: Model, id: string): Measure | null {
  return model.game?.deck?.measures.find((measure) => measure.id === id) ?? null;
}

function list(words: string[], language: Language): string {
  return new Intl.ListFormat(language).format(words);
}

/** A number with its unit and marks, in words. */
export function quantity(
  number: number,
  measure: Measure | null,
  voice: Voice,
  marks: { approximate?: boolean; scope?: string } = {},
): string {
  if (!measure) return String(number);
  const shown = show(number, measure, voice.language, voice.units);
  let text = shown.unit ? voice.say(shown.unit, { number: shown.text }) : shown.text;
  if (shown.ownUnit) text = `${text}\u00A0${shown.ownUnit}`;
  if (shown.bce) text = voice.say('year-bce', { year: shown.text });
  if (marks.approximate) text = `≈\u00A0${text}`;
  if (marks.scope === 'us') text = voice.say('us-only', { quantity: text });
  return text;
}

function word(model: Model, param: Param, voice: Voice): FluentVariable {
  if (typeof param !== 'object') return param;
  switch (param.type) {
    case 'card':
      return cardName(model, param.card, voice.language);
    case 'cards':
      return list(
        param.cards.map((card) => cardName(model, card, voice.language)),
        voice.language,
      );
    case 'seat':
      return nameAt(model, param.seat, voice.say);
    case 'seats':
      return list(
        param.seats.map((seat) => nameAt(model, seat, voice.say)),
        voice.language,
      );
    case 'quantity':
      return quantity(param.number, measureOf(model, param.measure), voice, {
        approximate: param.approximate ?? false,
        scope: param.scope ?? '',
      });
    case 'phrases':
      return param.lines.map((line) => sentence(model, line, voice)).join(voice.say('phrase-joint'));
    case 'measure':
      return inLanguage(measureOf(model, param.measure)?.name, voice.language) || param.measure;
  }
}

/** Sites are known by letters on the street, so the same letters are spoken. */
export function siteLetter(number: number): string {
  return String.fromCharCode(65 + (number % 26));
}

function valuesOf(model: Model, line: Line, voice: Voice): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(line.params ?? {}).map(([name, param]) =>
      name === 'structure' && typeof param === 'number'
        ? [name, siteLetter(param - 1)]
        : [name, word(model, param, voice)],
    ),
  );
}

/** Whether a line is about what the only person on this screen did. */
function isAboutMe(model: Model, line: Line): boolean {
  const [me, ...others] = model.mine;
  if (me === undefined || others.length) return false;
  return Object.entries(line.params ?? {}).some(
    ([name, param]) =>
      typeof param === 'object' &&
      ((name === 'seat' && param.type === 'seat' && param.seat === me) ||
        (name === 'seats' && param.type === 'seats' && param.seats.length === 1 && param.seats[0] === me)),
  );
}

export function sentence(model: Model, line: Line, voice: Voice): string {
  const values = valuesOf(model, line, voice);
  if (isAboutMe(model, line)) {
    const code = `${line.code}-you`;
    const said = voice.say(code, values);
    if (said !== code) return said; // not every sentence has a form of its own for whoever did it
  }
  return voice.say(line.code, values);
}

/** A line that nobody has written a sentence for, as readable as its code and values allow. */
export function plainSentence(model: Model, line: Line, voice: Voice): string {
  const words = readable(line.code, model.game?.engine);
  const values = Object.values(valuesOf(model, line, voice)).map(String);
  return values.length ? `${words}: ${values.join(', ')}.` : `${words}.`;
}
