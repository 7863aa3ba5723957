import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOptions } from '../../lib/use-pages.ts';
import { messagesOf } from './kept-messages.ts';

/** What is older than what is there. */
export interface Older {
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  onMore: () => void;
}

/** Asks for older ones, unless there are none, they are on their way, or whoever reads has to say so. */
export function askForOlder({ hasMore, isLoading, isFailed, onMore }: Older): void {
  if (hasMore && !isLoading && !isFailed) onMore();
}

/**
 * The messages of a conversation, from the newest page on. They are asked for once: events say what changes, so no page is
 * asked for again by itself.
 */
export function useMessages(id: string) {
  const query = useInfiniteQuery({
    ...pagesOptions('GET /conversations/{id}/messages', 'messages', messagesOf(id)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, isPending, isError, error, isFetching, refetch } = query;
  return {
    data,
    isPending,
    isError: isError && !data,
    error,
    isFetching,
    refetch,
    older: {
      hasMore: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      isFailed: query.isFetchNextPageError,
      onMore: () => void query.fetchNextPage(),
    } satisfies Older,
  };
}
