import { describe, expect, it } from 'vitest';
import { asIfAt, timeBetween } from './glide';

const tile = { left: 100, top: 50, width: 80, height: 60 };

describe('gliding to a new place', () => {
  it('takes no time where nothing changes', () => {
    expect(timeBetween(tile, { ...tile })).toBe(0);
  });
  it('takes longer into another shape than to another place', () => {
    const moved = timeBetween(tile, { ...tile, left: 116 });
    expect(moved).toBeGreaterThan(0);
    expect(timeBetween(tile, { ...tile, height: 46 })).toBeGreaterThan(moved);
  });
  it('begins where the thing lay, middle on middle', () => {
    expect(asIfAt(tile, { ...tile, left: 130, top: 40 })).toBe('translate(-30px, 10px) scale(1, 1)');
    expect(asIfAt(tile, { left: 100, top: 50, width: 40, height: 120 })).toBe(
      'translate(20px, -30px) scale(2, 0.5)',
    );
  });
});
