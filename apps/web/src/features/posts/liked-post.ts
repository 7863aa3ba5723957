import type { Post } from '../../lib/api-types.ts';

/** The same post as a viewer sees it who likes it, or no longer does; the count moves with it, once. */
export function withLike<P extends Pick<Post, 'is_liked' | 'likes_count'>>(post: P, isLiked: boolean): P {
  if (post.is_liked === isLiked) return post;
  return { ...post, is_liked: isLiked, likes_count: Math.max(0, post.likes_count + (isLiked ? 1 : -1)) };
}
