/** A measure's numbers as they are written on cards and rulers. */
import { show, showApart } from '../quantity';
import type { Voice } from '../state/sentences';
import type { Measure } from '../wire';

export interface Spelt {
  /** `138.8`, `≈ 2560`, `$1.8bn` */
  number: string;
  /** `m`, or empty */
  unit: string;
}

/** The unit alone, from the sentence that joins number and unit. */
export function unitWord(code: string, own: string, voice: Voice): string {
  return code ? voice.say(code, { number: '' }).trim() : own;
}

export function spell(
  value: { number: number; approximate?: boolean; scope?: string },
  measure: Measure,
  voice: Voice,
): Spelt {
  const shown = show(value.number, measure, voice.language, voice.units, { compact: true, digits: 4 });
  const mark = value.approximate ? '≈' : '';
  return {
    number: mark + shown.text,
    unit: shown.bce ? voice.say('bce') : unitWord(shown.unit, shown.ownUnit, voice),
  };
}

/** A round number of a ruler, as short as it gets. */
export function spellRound(number: number, measure: Measure, voice: Voice): string {
  const shown = show(number, measure, voice.language, voice.units, {
    compact: true,
    digits: 2,
    isRound: true,
  });
  return shown.bce ? voice.say('year-bce', { year: shown.text }) : shown.text;
}

/** Numbers of one line, side by side. */
export function spellApart(numbers: number[], measure: Measure, voice: Voice): string[] {
  return showApart(numbers, measure, voice.language, voice.units).map((shown) =>
    shown.bce ? voice.say('year-bce', { year: shown.text }) : shown.text,
  );
}
