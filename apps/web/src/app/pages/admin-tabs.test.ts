import { expect, it } from 'vitest';
import { openOf, tabsFor, userPartsFor } from './admin-tabs.ts';

it('shows each role the tabs that it may into, and nobody without a role any', () => {
  expect(tabsFor('owner')).toHaveLength(6);
  expect(tabsFor('moderator')).toEqual(['moderation', 'users']);
  expect(tabsFor('finance')).toEqual(['affiliates', 'credits', 'coupons', 'users', 'analytics']);
  expect(tabsFor('support')).toEqual(['moderation', 'users']);
  expect(tabsFor(null)).toEqual([]);
  expect(userPartsFor('moderator')).toEqual(['people', 'verifications', 'appeals', 'removals']);
  expect(userPartsFor('finance')).toEqual(['people', 'appeals']);
  expect(userPartsFor('support')).toEqual(['people']);
});

it('opens what the address asks for, else the first that is shown', () => {
  expect(openOf('affiliates', tabsFor('moderator'))).toBe('moderation');
  expect(openOf('users', tabsFor('moderator'))).toBe('users');
  expect(openOf('users', [])).toBeUndefined();
});
