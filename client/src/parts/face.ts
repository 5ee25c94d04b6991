/** The texts of a card, for the zones its picture leaves free. */

import { show } from '../quantity';
import type { Language } from '../state/settings.svelte';
import { inLanguage, quantity, type Voice } from '../state/sentences';
import type { Face, Measure, Zone } from '../wire';

export type { Zone };
export type DrawnFace = Face;

export function artUrl(key: string | undefined): string {
  return key ? `/art/${key}.svg` : '';
}

/** A picture made for a box of this shape. */
export function boxedUrl(key: string | undefined, width: number, height: number): string {
  const shape = Math.min(30, Math.max(4, Math.round((10 * height) / width)));
  return key ? `/art/${key}.svg?w=100&h=${shape * 10}` : '';
}

const SHAPES = 15;

/** A scene that covers a box, its sky cut where it does not fit. Boxes share a picture as long as nothing of its subject
 * would be cut, so that a table that grows fetches nothing anew. */
export function coverUrl(key: string | undefined, width: number, height: number): string {
  const shape = Math.min(20, Math.max(3, Math.round((100 * height) / width / SHAPES)));
  return key ? `/art/${key}.svg?w=100&h=${shape * SHAPES}` : '';
}

export function towerUrl(part: string, name: string | number, size?: { w: number; u: number }): string {
  const query = size ? `?w=${Math.round(size.w)}&u=${Math.round(size.u)}` : '';
  return `/art/tower/${part}/${name}.svg${query}`;
}

const FAMILIES: Record<string, string> = {
  Oswald: "'Oswald Variable', 'Arial Narrow', sans-serif",
  Onest: "'Onest Variable', system-ui, sans-serif",
  Unbounded: "'Unbounded Variable', sans-serif",
  'Playfair Display': "'Playfair Display Variable', serif",
};

/** A CSS font with `$` where the size goes. */
export function fontOf(zone: Zone): string {
  const face = zone.typeface ?? 'Oswald';
  return `${zone.weight ?? 600} $ ${FAMILIES[face] ?? `'${face}', sans-serif`}`;
}

/** A title and what stands in brackets behind it. */
export function parted(name: string): [string, string] {
  const found = /^(.*?)\s*[[(]([^\])]*)[\])]\s*$/.exec(name);
  return found ? [found[1]!, found[2]!] : [name, ''];
}

/** The marks that stand on both sides of a card. [C-COMP-9, C-COMP-13] */
export function markOf(face: Face, measures: Measure[], voice: Voice): string {
  const marks = (face.approximate ?? []).map((id) => {
    const measure = measures.find((one) => one.id === id);
    return `≈ ${inLanguage(measure?.name, voice.language) || id}`.toLowerCase();
  });
  if (Object.values(face.scopes ?? {}).includes('us')) marks.push(voice.say('mark-us'));
  return marks.join(', ');
}

/** The text of a zone. */
export function textOf(face: DrawnFace, holds: string, measures: Measure[], voice: Voice): string {
  const name = inLanguage(face.name, voice.language);
  switch (holds) {
    case 'name':
      return face.look?.subject === 'film' ? parted(name)[0] : name;
    case 'aside':
      return face.look?.subject === 'film' ? parted(name)[1] : '';
    case 'place':
      return inLanguage(face.place, voice.language);
    case 'caption':
      return inLanguage(face.caption, voice.language);
    case 'mark':
      return markOf(face, measures, voice);
  }
  if (holds.startsWith('value:')) {
    const id = holds.slice('value:'.length);
    const measure = measures.find((one) => one.id === id);
    const value = face.opened?.values[id];
    if (!measure || !value) return '';
    const shown = show(value.number, measure, voice.language, voice.units, { compact: true, digits: 4 });
    const text = shown.unit ? voice.say(shown.unit, { number: shown.text }) : shown.text;
    const marked = value.approximate ? `≈ ${text}` : text;
    return shown.bce ? voice.say('year-bce', { year: marked }) : marked;
  }
  return '';
}

/** The name as a tile shows it: its short form, or the full one without the part in brackets. */
export function tileName(face: DrawnFace, language: Language): string {
  const full = inLanguage(face.name, language);
  return face.short?.[language] || full.replace(/\s*[([][^)\]]*[)\]]\s*/g, ' ').trim();
}

/** The name as it is shown, then in full: what is read out must hold what is seen. */
function bothNames(face: DrawnFace, language: Language): string {
  const full = inLanguage(face.name, language);
  const shown = tileName(face, language);
  return full.includes(shown) ? full : `${shown} (${full})`;
}

/** A card read aloud: name, place, and its numbers if it is open. */
export function spoken(
  face: DrawnFace | undefined,
  isOpen: boolean,
  measures: Measure[],
  voice: Voice,
): string {
  if (!face) return '';
  const words = [bothNames(face, voice.language), inLanguage(face.place, voice.language)];
  const mark = markOf(face, measures, voice);
  if (mark) words.push(mark);
  if (isOpen && face.opened) {
    for (const measure of measures) {
      const value = face.opened.values[measure.id];
      if (value) {
        const name = inLanguage(measure.name, voice.language);
        words.push(`${name} ${quantity(value.number, measure, voice, value)}`);
      }
    }
  }
  return words.filter(Boolean).join(', ');
}
