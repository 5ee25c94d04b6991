import { describe, expect, it } from 'vitest';
import { wishOf, type Moment } from './keys';

const AIMING: Moment = { hand: 5, targets: [0, 2, 7], isAiming: true, onButton: false };
const IDLE: Moment = { ...AIMING, isAiming: false };

describe('keys at the street', () => {
  it('lifts a card by its number, and no card that is not there', () => {
    expect(wishOf('3', IDLE)).toEqual({ do: 'lift', place: 2 });
    expect(wishOf('6', IDLE)).toBeNull();
    expect(wishOf(' ', IDLE)).toBeNull();
  });
  it('aims by letter while a card is lifted, and only at its targets', () => {
    expect(wishOf('c', AIMING)).toEqual({ do: 'aim', structure: 2 });
    expect(wishOf('H', AIMING)).toEqual({ do: 'aim', structure: 7 });
    expect(wishOf('h', IDLE)).toBeNull();
    expect(wishOf('b', AIMING)).toBeNull();
  });
  it('walks, confirms and drops only when there is something to', () => {
    expect(wishOf('ArrowLeft', AIMING)).toEqual({ do: 'walk', by: -1 });
    expect(wishOf('n', AIMING)).toEqual({ do: 'walk', by: 1 });
    expect(wishOf('ArrowLeft', IDLE)).toBeNull();
    expect(wishOf('Enter', AIMING)).toEqual({ do: 'confirm' });
    expect(wishOf('Enter', { ...AIMING, onButton: true })).toBeNull();
    expect(wishOf('Escape', IDLE)).toEqual({ do: 'drop' });
  });
  it('leads to the street, and leaves the letters of every table to its frame', () => {
    expect(wishOf('T', IDLE)).toEqual({ do: 'street' });
    expect(wishOf('l', AIMING)).toBeNull();
    expect(wishOf('?', IDLE)).toBeNull();
  });
});
