import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOptions } from '../../lib/use-pages.ts';
import { messagesOf } from './kept-messages.ts';

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
    },
  };
}
