import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** What the signed-in creator earned, after the split. */
export function useEarnings() {
  return useQuery({
    queryKey: queryKeys.earnings,
    queryFn: ({ signal }) => api('GET /earnings', { signal }),
  });
}
