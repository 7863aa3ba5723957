import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import type { Purchase } from '../../../lib/api-types.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const POLL_MS = 2_000;
const MOST_POLLS = 30;

/**
 * How a purchase stands. A pending one is asked for again every two seconds, for a minute.
 * With `isCancelled` the fan came back without paying: the purchase is given up first.
 */
export function usePurchase(id: string, isCancelled: boolean) {
  const queries = useQueryClient();
  const hasGivenUp = useRef(false);
  const query = useQuery({
    queryKey: [...queryKeys.purchase, id, isCancelled],
    queryFn: async () => {
      if (!isCancelled || hasGivenUp.current) return ask(id);
      const purchase = await giveUp(id);
      hasGivenUp.current = true;
      return purchase;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && state.dataUpdateCount < MOST_POLLS ? POLL_MS : false,
  });
  const status = query.data?.status;
  useEffect(() => {
    if (status !== 'completed') return;
    void queries.invalidateQueries({ queryKey: queryKeys.wallet });
    void queries.invalidateQueries({ queryKey: queryKeys.transactions });
  }, [status, queries]);
  return query;
}

function ask(id: string): Promise<Purchase> {
  return api('GET /credits/purchases/{id}', { params: { id } });
}

function giveUp(id: string): Promise<Purchase> {
  return api('POST /credits/purchases/{id}/cancel', { params: { id } });
}
