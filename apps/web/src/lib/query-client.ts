import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Answers kept for one reader: the one of this page, or one for each page that a server renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A refusal is an answer and is not asked again; a lost connection is, twice.
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isUndecided,
      },
      // Nothing that a person pressed waits for a connection: it would happen later, without them (P80).
      mutations: { networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
