import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type CreatorSort = 'most_active' | 'most_subscribers' | 'newest' | 'popular';

export interface CreatorFilter {
  sort_by: CreatorSort;
  search?: string;
  limit?: number;
}

/** One page of creators, for walls and suggestions. */
export function useCreators(filter: CreatorFilter) {
  return useQuery({
    queryKey: [...queryKeys.creators, 'page', filter],
    queryFn: ({ signal }) => api('GET /creators', { query: filter, signal }),
  });
}

/** The directory: page after page, the old list standing while a new search loads. */
export function useDirectory(filter: CreatorFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.creators, 'directory', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /creators', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Answer<'GET /creators'>) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
