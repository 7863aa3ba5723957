import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Arguments, api } from './api.ts';
import type { Answer } from './api-types.ts';
import { type DatedAddress, type KeyInput, type PagedAddress, pagesKey } from './call-key.ts';
import type { InputAndOptions } from './use-call.ts';

/** What a list sends besides its cursor, which is ours to fill in. */
export type PagesInput<A extends PagedAddress> = {
  [K in keyof KeyInput<A>]: K extends 'query' ? Omit<NonNullable<KeyInput<A>[K]>, 'cursor'> : KeyInput<A>[K];
};

/** The property of an answer that holds the list: `creators`, `posts`. */
export type ListName<A extends PagedAddress> = Exclude<keyof Answer<A>, 'next_cursor'>;
export type ItemOf<
  A extends PagedAddress,
  L extends ListName<A>,
> = Answer<A>[L] extends readonly (infer Item)[] ? Item : never;

export interface PagesOptions {
  /** The old list stands while one with another input loads. */
  keepsPrevious?: boolean;
  /** Once it is long something else brings it up to date: not all of its pages are asked for by who comes back to it, or to a network. */
  isFollowed?: boolean;
}

/** A list in as many pages as were loaded, as one. */
export interface Pages<Item> {
  data: Item[] | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** What `LoadMore` needs to load the next page. */
  more: { hasMore: boolean; isLoading: boolean; isFailed: boolean; onMore: () => void };
}

/** What TanStack Query needs to know of a list by cursor: its name, how to get a page, and the items of all pages. */
export function pagesOptions<A extends PagedAddress, L extends ListName<A>>(
  address: A,
  list: L,
  input?: PagesInput<A>,
  { keepsPrevious = false, isFollowed = false }: PagesOptions = {},
) {
  return {
    queryKey: pagesKey(address, input as KeyInput<A> | undefined),
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
      const { params, query } = (input ?? {}) as { params?: unknown; query?: object };
      const sent = { params, query: { ...query, cursor: pageParam }, signal };
      return api(address, ...([sent] as unknown as Arguments<A>));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Answer<A>) => page.next_cursor,
    select: ({ pages }: { pages: Answer<A>[] }) =>
      pages.flatMap((page) => page[list] as unknown as ItemOf<A, L>[]),
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    refetchOnMount: isFollowed ? isShort : true,
    refetchOnReconnect: isFollowed ? isShort : true,
  };
}

/** Has no more of a list than its first page been loaded? */
export function isShort({ state }: { state: { data?: unknown } }): boolean {
  const { pages } = (state.data ?? {}) as { pages?: readonly unknown[] };
  return (pages?.length ?? 0) < 2;
}

/**
 * A list by cursor, kept under its address and what it sends:
 * `usePages('GET /creators', 'creators', { query: { sort_by: 'popular' } })`.
 */
export function usePages<A extends Exclude<PagedAddress, DatedAddress>, L extends ListName<A>>(
  address: A,
  list: L,
  ...[input, options]: InputAndOptions<PagesInput<A>, PagesOptions>
): Pages<ItemOf<A, L>> {
  return useAnyPages(address, list, input, options);
}

/** `usePages` of lists by days as well, which `useDatedPages` gives their days. */
export function useAnyPages<A extends PagedAddress, L extends ListName<A>>(
  address: A,
  list: L,
  input?: PagesInput<A>,
  options?: PagesOptions,
): Pages<ItemOf<A, L>> {
  const query = useInfiniteQuery(pagesOptions(address, list, input, options));
  const { data, isPending, isError, error, isFetching, refetch, fetchNextPage, isFetchingNextPage } = query;
  const onMore = useCallback(() => {
    // Asked for again, a page that is on its way would begin anew, and never come to who asks often enough.
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  return {
    data,
    isPending,
    isError,
    error,
    isFetching,
    refetch,
    more: {
      hasMore: query.hasNextPage,
      isLoading: isFetchingNextPage,
      isFailed: query.isFetchNextPageError,
      onMore,
    },
  };
}
