import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A refusal is an answer and is not asked again; a lost connection is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isUndecided,
    },
    // Nothing that a person pressed waits for a connection: it would happen later, without them (P80).
    mutations: { networkMode: 'always' },
  },
});
