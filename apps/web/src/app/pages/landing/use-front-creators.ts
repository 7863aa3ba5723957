import { useCall } from '../../../lib/use-call.ts';

/** The creators of the landing page: hero and wall share one list, asked for once. */
export function useFrontCreators() {
  return useCall('GET /creators', { query: { sort_by: 'popular', limit: 9 } });
}
