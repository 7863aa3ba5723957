import { expect, it } from 'vitest';
import { withFollowing } from './following.ts';

const stranger = { is_following: false, followers_count: 2 };

it('counts one more who follows, and one fewer who stops', () => {
  const follower = withFollowing(stranger, true);
  expect(follower).toEqual({ is_following: true, followers_count: 3 });
  expect(withFollowing(follower, false)).toEqual(stranger);
});

it('counts nobody twice', () => {
  expect(withFollowing(withFollowing(stranger, true), true).followers_count).toBe(3);
});

it('never counts below nobody', () => {
  expect(withFollowing({ is_following: true, followers_count: 0 }, false).followers_count).toBe(0);
});
