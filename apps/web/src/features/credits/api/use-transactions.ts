import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type TransactionFilter = 'all' | 'in' | 'out';

/** Every movement of the fan's credits, newest first. */
export function useTransactions(type: TransactionFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.transactions, type],
    queryFn: ({ pageParam, signal }) =>
      api('GET /credits/transactions', { query: { type, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Answer<'GET /credits/transactions'>) => page.next_cursor ?? undefined,
  });
}
