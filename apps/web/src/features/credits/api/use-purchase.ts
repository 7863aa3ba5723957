import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { WALLET } from '../../../lib/read-groups.ts';
import { type CallOptions, useCall } from '../../../lib/use-call.ts';

const POLL_MS = 2_000;
const MOST_POLLS = 30;

/** A pending purchase is asked for again every two seconds, for about a minute, and no longer where each question is refused (P1039). */
export const pendingOptions: CallOptions<'GET /credits/purchases/{id}'> = {
  // A purchase that was looked at before the fan came back must be asked for anew.
  refetchOnMount: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) =>
    state.data?.status === 'pending' && state.dataUpdateCount + state.errorUpdateCount < MOST_POLLS
      ? POLL_MS
      : false,
};

/**
 * How a purchase stands. A pending one is asked for again by itself.
 * With `isCancelled` the fan came back without paying: the purchase is given up first, once.
 */
export function usePurchase(id: string, isCancelled: boolean) {
  const givenUp = useRef<string | null>(null);
  const input = { params: { id } };
  const query = useCall('GET /credits/purchases/{id}', input, {
    ask: async () => {
      if (!isCancelled || givenUp.current === id) return api('GET /credits/purchases/{id}', input);
      const purchase = await api('POST /credits/purchases/{id}/cancel', input);
      givenUp.current = id;
      return purchase;
    },
    ...pendingOptions,
  });
  const status = query.data?.status;
  useEffect(() => {
    if (status === 'completed') void invalidate(WALLET);
  }, [status]);
  return query;
}
