import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** What the address says after its question mark, and how to say something else there. */
type SearchParams = [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void];

/** As the router's own, which brings its links and forms along: four kilobytes of every page. */
export function useSearchParams(): SearchParams {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, (next, options) => void navigate({ search: next.toString() }, options)];
}
