import { hashKey, partialMatchKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { callKey, pagesKey } from './call-key.ts';

const AMIHAN = { params: { id: '4be0643f-1d98-473b-97cd-ca98a65347dd' } };
const LUZ = { params: { id: '0d9d2f6e-2f0c-4a1c-8f64-1b0e8a0f1c11' } };

it('is the address alone for a call that sends nothing', () => {
  expect(callKey('GET /credits/wallet')).toEqual(['GET /credits/wallet']);
  expect(callKey('GET /creators', { query: { search: '', cursor: undefined } })).toEqual(['GET /creators']);
});

it('tells answers apart by what was sent, not by its order', () => {
  const sorted = callKey('GET /creators', { query: { sort_by: 'popular', limit: 9 } });
  expect(hashKey(callKey('GET /creators', { query: { limit: 9, sort_by: 'popular' } }))).toBe(
    hashKey(sorted),
  );
  expect(hashKey(callKey('GET /creators', { query: { limit: 8, sort_by: 'popular' } }))).not.toBe(
    hashKey(sorted),
  );
  expect(hashKey(callKey('GET /users/profile/{id}', AMIHAN))).not.toBe(
    hashKey(callKey('GET /users/profile/{id}', LUZ)),
  );
});

it('keeps one answer and pages of the same call apart', () => {
  const query = { sort_by: 'popular', limit: 9 } as const;
  expect(hashKey(pagesKey('GET /creators', { query }))).not.toBe(
    hashKey(callKey('GET /creators', { query })),
  );
  expect(hashKey(pagesKey('GET /content/mine'))).not.toBe(hashKey(callKey('GET /content/mine')));
});

it('is found by its address, and by no other', () => {
  const kept = [callKey('GET /creators/{id}/posts', AMIHAN), pagesKey('GET /creators/{id}/posts', LUZ)];
  for (const key of kept) {
    expect(partialMatchKey(key, callKey('GET /creators/{id}/posts'))).toBe(true);
    expect(partialMatchKey(key, callKey('GET /creators'))).toBe(false);
  }
});
