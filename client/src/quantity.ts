/** Numbers as people read them. Only for the eye: what is compared is the stored number, on the server. [L-R-20] */

import type { Language, Units } from './state/settings.svelte';
import type { Measure } from './wire';

export interface Shown {
  /** The number alone, as `138.8` or `7.74M`. */
  text: string;
  /** Its unit as a message code, or empty. */
  unit: string;
  /** A deck's own unit, already in words. */
  ownUnit: string;
  /** Whether it is a year before the common era. */
  bce: boolean;
}

interface Precision {
  compact?: boolean;
  digits?: number;
  least?: number;
  more?: number;
  isRound?: boolean;
}

const KM2_PER_SQUARE_MILE = 2.58998; // [L-UNIT-1]
const TONNES_PER_SHORT_TON = 0.90718; // [L-UNIT-2]

const UNITS: Record<string, string> = {
  metres: 'unit-metres',
  'square-miles': 'unit-square-miles',
  'square-kilometres': 'unit-square-kilometres',
  'short-tons': 'unit-short-tons',
  tonnes: 'unit-tonnes',
  people: 'unit-people',
  'million-dollars': 'unit-million-dollars',
  dollars: 'unit-dollars',
};

interface Scaled {
  value: number;
  kind: string;
  decimals: number;
}

function scaled(number: number, measure: Measure, units: Units): Scaled {
  const value = number / 10 ** measure.decimals;
  if (units === 'metric' && measure.show === 'square-miles')
    return { value: value * KM2_PER_SQUARE_MILE, kind: 'square-kilometres', decimals: 0 };
  if (units === 'metric' && measure.show === 'short-tons')
    return { value: value * TONNES_PER_SHORT_TON, kind: 'tonnes', decimals: Math.min(measure.decimals, 2) };
  return { value, kind: measure.show, decimals: measure.decimals };
}

/** Whether there are two ways to write a measure's numbers. */
export function hasUnits(measure: Measure): boolean {
  return ['square-miles', 'short-tons'].includes(measure.show);
}

/** How many of the shown units one stored unit is, for rulers. */
export function factor(measure: Measure, units: Units): number {
  return scaled(10 ** measure.decimals, measure, units).value;
}

/** A format takes far longer to make than to use, so each kind is made once. */
const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options);
  let known = formats.get(key);
  if (!known) formats.set(key, (known = new Intl.NumberFormat(language, options)));
  return known.format(value);
}

function grouped(value: number, language: Language, decimals: number, least = 0): string {
  const text = format(value, language, { minimumFractionDigits: least, maximumFractionDigits: decimals });
  return text.replace(/[\u00A0,](?=\d{3}(\D|$))/g, language === 'en' ? ',' : '\u202F');
}

function compact(value: number, language: Language, digits: number, least: number): string {
  return format(value, language, {
    notation: 'compact',
    minimumSignificantDigits: least,
    maximumSignificantDigits: digits,
  });
}

/** A number of a measure; `compact` shortens millions, `digits` says how precisely, `least` with how many digits at
 * least, `more` adds decimals to what the measure has, and `isRound` leaves zeros out. */
export function show(
  number: number,
  measure: Measure,
  language: Language,
  units: Units,
  options: Precision = {},
): Shown {
  const { value, kind, decimals } = scaled(number, measure, units);
  const digits = options.digits ?? 3;
  if (kind === 'year') {
    return { text: String(Math.abs(value)), unit: '', ownUnit: '', bce: value < 0 };
  }
  if (kind === 'dollars') {
    const text = format(value, language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      ...(options.compact
        ? { notation: 'compact', minimumSignificantDigits: digits, maximumSignificantDigits: digits }
        : { maximumFractionDigits: decimals }),
    });
    return { text, unit: '', ownUnit: '', bce: false };
  }
  const short = options.compact && Math.abs(value) >= 1e6;
  // a million millions has a name of its own
  const isTrillions = short && kind === 'million-dollars';
  const isWeight = kind === 'short-tons' || kind === 'tonnes';
  const whole = isTrillions ? value * 1e6 : value;
  return {
    text: short
      ? compact(whole, language, digits, options.least ?? 1)
      : grouped(value, language, decimals + (options.more ?? 0), isWeight && !options.isRound ? decimals : 0),
    unit: UNITS[isTrillions ? 'dollars' : kind] ?? '',
    ownUnit: kind === 'number' ? (measure.unit[language] ?? measure.unit['en'] ?? '') : '',
    bce: false,
  };
}

/**
 * Several numbers side by side: as short as possible, but two that differ never look equal, or an order would look
 * like a mistake.
 */
export function showApart(numbers: number[], measure: Measure, language: Language, units: Units): Shown[] {
  const tries: Precision[] = [
    // money is written alike wherever it stands: $84.25M, $792.9M, $2.185B
    { compact: true, digits: measure.show === 'dollars' ? 4 : 3, least: 3 },
    { compact: true, digits: 5 },
    { compact: true, digits: 7, more: 1 },
    { more: 2 },
    { more: 4 },
  ];
  const shown = numbers.map((number) => show(number, measure, language, units, tries[0]));
  for (const options of tries.slice(1)) {
    const clash = (a: number, b: number): boolean =>
      a !== b && numbers[a] !== numbers[b] && shown[a]!.text === shown[b]!.text;
    const unclear = numbers.map((_, a) => numbers.some((_, b) => clash(a, b)));
    if (!unclear.includes(true)) break;
    unclear.forEach((bad, a) => {
      if (bad) shown[a] = show(numbers[a]!, measure, language, units, options);
    });
  }
  return shown;
}
