import { describe, expect, it } from 'vitest';
import { commandOf, type Moment } from './keys';

const AIMING: Moment = { hand: 5, targets: [0, 2, 7], isAiming: true, onButton: false };
const IDLE: Moment = { ...AIMING, isAiming: false };

describe('keys at the street', () => {
  it('lifts a card by its number, and no card that is not there', () => {
    expect(commandOf('3', IDLE)).toEqual({ do: 'lift', place: 2 });
    expect(commandOf('6', IDLE)).toBeNull();
    expect(commandOf(' ', IDLE)).toBeNull();
  });
  it('aims by letter while a card is lifted, and only at its targets', () => {
    expect(commandOf('c', AIMING)).toEqual({ do: 'aim', structure: 2 });
    expect(commandOf('H', AIMING)).toEqual({ do: 'aim', structure: 7 });
    expect(commandOf('h', IDLE)).toBeNull();
    expect(commandOf('b', AIMING)).toBeNull();
  });
  it('walks, confirms and drops only when there is something to', () => {
    expect(commandOf('ArrowLeft', AIMING)).toEqual({ do: 'walk', by: -1 });
    expect(commandOf('n', AIMING)).toEqual({ do: 'walk', by: 1 });
    expect(commandOf('ArrowLeft', IDLE)).toBeNull();
    expect(commandOf('Enter', AIMING)).toEqual({ do: 'confirm' });
    expect(commandOf('Enter', { ...AIMING, onButton: true })).toBeNull();
    expect(commandOf('Escape', IDLE)).toEqual({ do: 'drop' });
  });
  it('leads to the street, and leaves the letters of every table to its frame', () => {
    expect(commandOf('T', IDLE)).toEqual({ do: 'street' });
    expect(commandOf('l', AIMING)).toBeNull();
    expect(commandOf('?', IDLE)).toBeNull();
  });
});
