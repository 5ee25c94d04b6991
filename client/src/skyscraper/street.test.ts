import { describe, expect, it } from 'vitest';
import { laySites, layStreet, letter, nextIn, pipsOf, rulerTop, sides } from './street';

describe('the street of Skyscraper', () => {
  it('puts my lot next to the sites', () => {
    expect(sides(4, 1)).toEqual({ right: [2, 3], left: [0, 1] });
    expect(sides(2, 0)).toEqual({ right: [1], left: [0] });
    expect(sides(3, null).left.at(-1)).toBe(0);
  });
  it('holds ten structures on one screen without overlap', () => {
    const lots = [0, 1, 2, 3, 4, 5].map((seat) => ({
      seat,
      buildings: seat < 5 ? [seat * 2, seat * 2 + 1].slice(0, seat % 2 ? 2 : 1) : [],
    }));
    const street = layStreet([20, 21, 22, 23], lots, 2, 1120);
    expect(street.structures.size).toBe(4 + 7);
    const spots = [...street.structures.values()].sort((a, b) => a.left - b.left);
    spots
      .slice(1)
      .forEach((spot, i) => expect(spot.left).toBeGreaterThanOrEqual(spots[i]!.left + spots[i]!.width));
  });
  it('fits ten structures of six seats, and of three, on a desk without scrolling', () => {
    const lots = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, buildings: seat < 2 ? [seat] : [] }));
    expect(layStreet([10, 11, 12, 13], lots, 0, 1120).width).toBe(1120);
    const full = [1, 2, 3, 4, 5, 6, 7, 8];
    const owned = lots.map(({ seat }) => ({ seat, buildings: seat === 1 ? [10, 11] : [] }));
    expect(layStreet(full, owned, 0, 1120).width).toBe(1120);
    const three = lots.slice(0, 3);
    expect(layStreet([10, 11, 12, 13, 14, 15], three, 0, 1120).width).toBe(1120);
  });
  it('shows all sites of a phone side by side', () => {
    const sites = laySites([0, 1, 2], 390);
    expect(Math.max(...[...sites.values()].map((spot) => spot.left + spot.width))).toBeLessThanOrEqual(390);
  });
  it('draws its ruler higher than the tallest tower', () => {
    expect(rulerTop([150])).toBe(200);
    expect(rulerTop([230])).toBe(260);
  });
  it('counts strength in signs and marks what the next quake would hit', () => {
    const site = { resistance: 2, earthquakes: 1, insurance: 0, marks: 0, strength: 1 };
    expect(pipsOf(site, false)).toEqual(['strength', 'crack']);
    expect(pipsOf(site, true)).toEqual(['hit', 'crack']);
    expect(pipsOf({ ...site, earthquakes: 0, insurance: 1 }, true)).toEqual([
      'strength',
      'strength',
      'insurance-hit',
    ]);
    expect(letter(2)).toBe('C');
  });
  it('takes one tower of a crowded lot after the other', () => {
    const some = [{ number: 3 }, { number: 5 }];
    expect([null, 3, 5].map((chosen) => nextIn(some, chosen).number)).toEqual([3, 5, 3]);
  });
});
