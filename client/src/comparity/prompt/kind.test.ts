import { describe, expect, it } from 'vitest';
import { isLong, kindOf } from './kind';

describe('the prompt', () => {
  it('is about waiting unless the decision is mine', () => {
    expect(kindOf('repair', false, 'idle')).toBe('waiting');
    expect(kindOf('over', true, 'idle')).toBe('waiting');
    expect(kindOf('repair', true, 'idle')).toBe('repair');
  });
  it('follows what is picked where laying and checking are both possible', () => {
    expect(kindOf('turn', true, 'idle')).toBe('turn');
    expect(kindOf('turn', true, 'place')).toBe('placing');
    expect(['turn', 'duet', 'challenge'].map((phase) => kindOf(phase as 'turn', true, 'check'))).toEqual([
      'checking',
      'checking',
      'checking',
    ]);
    expect(kindOf('duet', true, 'idle')).toBe('answer');
  });
  it('takes the room of the deck only where it is long', () => {
    expect(isLong('repair')).toBe(true);
    expect(isLong('turn')).toBe(false);
  });
});
