import { describe, expect, it } from 'vitest';
import { stateOf } from './replica-state.ts';

const found = { isInRecovery: true, system: '7', replayed: 10n };
const known = { system: '7', lagMs: 0, mostLagMs: 5000 };

describe('a replica', () => {
  it.each([
    ['serves up to the lag that it may have', found, { ...known, lagMs: 5000 }, 'serving'],
    ['is behind with more', found, { ...known, lagMs: 5001 }, 'behind'],
    [
      'is behind before anybody has seen the primary',
      found,
      { system: '', lagMs: null, mostLagMs: 5000 },
      'behind',
    ],
    ['that says nothing is away', null, known, 'away'],
    ['that takes writes is a primary', { ...found, isInRecovery: false }, known, 'primary'],
    ['of another cluster is none of ours', { ...found, system: '8' }, known, 'foreign'],
  ] as const)('%s', (_, look, what, state) => {
    expect(stateOf(look, what)).toBe(state);
  });
});
