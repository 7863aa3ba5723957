import type { Post } from '../../../lib/api-types.ts';
import { useAskedAgain } from '../../../lib/use-asked-again.ts';

const EVERY_MS = 3000;
const OWN_POSTS = ['GET /content/mine'] as const;

/** Asks again for a creator's posts while one of their videos is processed. */
export function useWatchVideos(posts: readonly Post[] | undefined): void {
  const isWaiting = posts?.some((post) => post.media?.state === 'processing') ?? false;
  useAskedAgain(OWN_POSTS, isWaiting ? EVERY_MS : null);
}
