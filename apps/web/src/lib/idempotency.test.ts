import { expect, it } from 'vitest';
import { isMoneyCall, keyFor, releaseKey } from './idempotency.ts';

it('keeps one key while an action is retried and takes a new one afterwards', () => {
  const first = keyFor('unlock a');
  expect(keyFor('unlock a')).toBe(first);
  expect(keyFor('unlock b')).not.toBe(first);
  releaseKey('unlock a');
  expect(keyFor('unlock a')).not.toBe(first);
});

it('knows the calls that move money', () => {
  expect(isMoneyCall('POST /credits/unlock')).toBe(true);
  expect(isMoneyCall('GET /credits/wallet')).toBe(false);
});
