import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const nextCursor = (page: { next_cursor: string | null }) => page.next_cursor ?? undefined;
const first = undefined as string | undefined;

/** For You, or with `onlySubscribed` the posts of the creators that the fan subscribes to. */
export function useFeed(onlySubscribed: boolean) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.posts, 'feed', onlySubscribed],
    queryFn: ({ pageParam, signal }) =>
      api('GET /content/feed', {
        query: { limit: 10, only_subscribed: onlySubscribed, cursor: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: nextCursor,
  });
}

/** A creator's posts, newest first. */
export function useCreatorPosts(creatorId: string) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.posts, 'creator', creatorId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /creators/{id}/posts', {
        params: { id: creatorId },
        query: { limit: 20, include_nsfw: true, cursor: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: nextCursor,
  });
}

/** The signed-in creator's own posts, those in review included. */
export function useOwnPosts() {
  return useInfiniteQuery({
    queryKey: [...queryKeys.posts, 'mine'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /content/mine', { query: { limit: 10, cursor: pageParam }, signal }),
    initialPageParam: first,
    getNextPageParam: nextCursor,
  });
}

export type PostPages = ReturnType<typeof useFeed>;

/** The posts of all loaded pages, in order. */
export function postsOf(pages: { pages: Answer<'GET /content/feed'>[] } | undefined) {
  return pages?.pages.flatMap((page) => page.posts) ?? [];
}
