import { expect, it } from 'vitest';
import { withLike } from './liked-post.ts';

it('a like moves the count with it, once', () => {
  const post = { is_liked: false, likes_count: 4 };
  const liked = withLike(post, true);
  expect(liked).toEqual({ is_liked: true, likes_count: 5 });
  expect(withLike(liked, true)).toBe(liked);
  expect(withLike(liked, false)).toEqual(post);
  expect(withLike({ is_liked: true, likes_count: 0 }, false).likes_count).toBe(0);
});
