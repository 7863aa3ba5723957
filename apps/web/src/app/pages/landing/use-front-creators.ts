import { useCall } from '../../../lib/use-call.ts';

/** What the landing page asks for. */
export const FRONT_CREATORS = { query: { sort_by: 'popular', limit: 9 } } as const;

/** The creators of the landing page: hero and wall share one list, asked for once. */
export function useFrontCreators() {
  return useCall('GET /creators', FRONT_CREATORS);
}
