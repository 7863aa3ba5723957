import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** Figures that copy and forms show: split, packs, rate, limits. Never typed twice. */
export function useConfig() {
  return useQuery({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => api('GET /config', { signal }),
    staleTime: 60_000,
  });
}
