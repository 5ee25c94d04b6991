import { describe, expect, it } from 'vitest';
import type { Face, FaceLayout, ShortFace } from '../wire';
import { withFaces } from './faces';

const zone = (holds: string): object => ({ holds, x: 1, y: 2, width: 3, height: 4, size: 5, least: 6 });
const forms = {
  4: { subject: 'film', zones: [zone('name'), zone('place')] },
  5: { subject: 'film', zones: [zone('value:year')] },
} as unknown as Record<number, FaceLayout>;
const closed: ShortFace = {
  card: 3,
  name: { en: 'Metropolis' },
  art: 'aa',
  tile: 'bb',
  figure: 'cc',
  look: { form: 4, colours: ['', '#FBF6EA'], spine: '#236571' },
};
const opening: ShortFace = {
  card: 3,
  opened: { values: { year: { number: 1927 } as never }, art: 'dd', look: { form: 5 } },
};
const after = (known: Record<number, Face>, ...told: ShortFace[]): Face =>
  withFaces(known, [], told, 'abc', forms)[3]!;

describe('a card told in short', () => {
  it('has the zones of its form with its own colours, and whole addresses of pictures', () => {
    const face = after({}, closed);
    expect(face).toMatchObject({
      card: 3,
      name: { en: 'Metropolis' },
      art: 'abc/aa',
      tile: 'abc/bb',
      figure: 'abc/cc',
    });
    expect(face.look).toEqual({
      subject: 'film',
      zones: [zone('name'), { ...zone('place'), colour: '#FBF6EA' }],
      spine: '#236571',
    });
    expect(face.opened).toBeUndefined();
  });
  it('is opened without its closed side being told again, and turned back', () => {
    const known = { 3: after({}, closed) };
    const opened = after(known, opening);
    expect(opened).toEqual({
      ...known[3],
      opened: { values: { year: { number: 1927 } }, art: 'abc/dd', look: forms[5] },
    });
    expect(after({ 3: opened }, { card: 3, is_closed: true })).toEqual(known[3]);
    expect(known[3]!.opened).toBeUndefined();
  });
  it('comes open at once, and leaves the others alone', () => {
    const other = { card: 1, name: { en: 'Alien' } } as Face;
    const all = withFaces({ 1: other }, [], [{ ...closed, ...opening }], 'abc', forms);
    expect(all[1]).toBe(other);
    expect(all[3]!.opened!.art).toBe('abc/dd');
    expect(withFaces(all, [], [], 'abc', forms)).toBe(all);
  });
});
