import { directoryQuery } from '@likha/contract/addresses';
import { SEARCH_CHARACTERS } from '@likha/contract/limits';
import { useNavigate } from 'react-router';
import type { KeyInput } from '../../lib/call-key.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { useSettledValue } from '../../ui/use-settled-value.ts';

export type CreatorSort = NonNullable<NonNullable<KeyInput<'GET /creators'>['query']>['sort_by']>;
/** Orders that a page offers; the first is the one that it begins with. */
export type Sorts = readonly [CreatorSort, ...CreatorSort[]];
export type SearchProblem = 'too_short' | 'too_long';

const PAUSE_MS = 300;
export const DIRECTORY_SORTS: Sorts = ['most_active', 'most_subscribers', 'newest', 'popular'];
export const DISCOVER_SORTS: Sorts = ['popular', 'newest', 'price_low_to_high', 'price_high_to_low'];

/** What an address of the directory asks for. A search that the server would refuse is not sent: its field says why. */
export function directoryFilter(
  query: URLSearchParams,
  search = query.get('search') ?? '',
  sorts = DIRECTORY_SORTS,
) {
  const sort = sorts.find((known) => known === query.get('sort')) ?? sorts[0];
  return { sort_by: sort, search: searchProblem(search) ? '' : search, limit: 50 };
}

/** What is wrong with a search; a single character finds nobody in particular. */
export function searchProblem(search: string): SearchProblem | null {
  const { length } = search.trim().replace(/^@\s*/, '');
  if (search.trim().length > SEARCH_CHARACTERS) return 'too_long';
  return length === 1 ? 'too_short' : null;
}

/** Search and sort live in the address, so that a search can be shared and the back button works. */
export function useDirectoryFilter(sorts: Sorts = DIRECTORY_SORTS) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.get('search') ?? '';
  const settledSearch = useSettledValue(search, PAUSE_MS);

  function set(change: { search?: string; sort?: string }) {
    const next = directoryQuery({ search, sort: query.get('sort') ?? '', ...change });
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  }

  return {
    filter: directoryFilter(query, settledSearch, sorts),
    typed: search,
    problem: searchProblem(search),
    setSearch: (value: string) => set({ search: value }),
    setSort: (value: string) => set({ sort: value }),
  };
}
