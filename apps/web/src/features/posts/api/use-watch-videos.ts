import { useEffect } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { invalidate } from '../../../lib/kept-answers.ts';

const EVERY_MS = 3000;

/** Asks again for a creator's posts while one of their videos is processed. */
export function useWatchVideos(posts: readonly Post[] | undefined): void {
  const isWaiting = posts?.some((post) => post.media?.state === 'processing') ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) void invalidate(['GET /content/mine']);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
