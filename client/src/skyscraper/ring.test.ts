import { describe, expect, it } from 'vitest';
import { ringOf } from './ring';

const LEFT = [
  { giver: 0, taker: 1, cards: 4 },
  { giver: 1, taker: 3, cards: 5 },
  { giver: 3, taker: 0, cards: 5 },
];

describe('the ring of a Tornado', () => {
  it('puts me below and the next seat to my left', () => {
    const { seats } = ringOf(4, 2, []);
    expect(seats[0]).toMatchObject({ seat: 2 });
    expect(seats[0]!.y).toBeGreaterThan(190);
    expect(seats[1]).toMatchObject({ seat: 3 });
    expect(seats[1]!.x).toBeLessThan(100);
  });
  it('draws one arrow for each hand that moves, past a seat without cards', () => {
    const { seats, arrows } = ringOf(4, 0, LEFT);
    expect(arrows).toHaveLength(3);
    expect(seats.find((one) => one.seat === 2)!.takesPart).toBe(false);
  });
  it('turns the arrows round for the other direction', () => {
    const right = [
      { giver: 3, taker: 1, cards: 5 },
      { giver: 1, taker: 0, cards: 5 },
      { giver: 0, taker: 3, cards: 4 },
    ];
    expect(ringOf(4, 0, LEFT).arrows.every((one) => one.includes(' 1 '))).toBe(true);
    expect(ringOf(4, 0, right).arrows.some((one) => / 0 0 /.test(one))).toBe(true);
  });
  it('draws nothing for a hand that stays', () => {
    expect(ringOf(3, 0, [{ giver: 0, taker: 0, cards: 4 }]).arrows).toEqual([]);
  });
});
