/** Which cards of a deck are shown, and in which order. */

import type { Language } from '../state/settings.svelte';
import { inLanguage } from '../state/sentences';
import type { Face } from '../wire';

/** In order of name as this language sorts, those only whose name or place holds every word that is looked for. */
export function sorted(faces: Face[], language: Language, wanted = ''): Face[] {
  const words = wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const order = new Intl.Collator(language).compare;
  const said = (face: Face): string =>
    `${inLanguage(face.name, language)} ${inLanguage(face.place, language)}`.toLocaleLowerCase(language);
  return faces
    .filter((face) => words.every((word) => said(face).includes(word)))
    .sort((one, other) => order(inLanguage(one.name, language), inLanguage(other.name, language)));
}

/** The number under which the running game knows a card that lies open in it; both speak of the same picture. */
export function inGame(face: Face, faces: Record<number, Face>): number | null {
  const found = Object.values(faces).find((one) => one.art !== undefined && one.art === face.art);
  return found?.opened ? found.card : null;
}
