import { SEARCH_CHARACTERS } from '@likha/contract/limits';
import { useNavigate, useSearchParams } from 'react-router';
import type { KeyInput } from '../../lib/call-key.ts';
import { directoryQuery } from '../../lib/paths.ts';
import { useSettledValue } from '../../ui/use-settled-value.ts';

export type CreatorSort = NonNullable<NonNullable<KeyInput<'GET /creators'>['query']>['sort_by']>;

const PAUSE_MS = 300;
const SORTS: CreatorSort[] = ['most_active', 'most_subscribers', 'newest', 'popular'];

/** What an address of the directory asks for. A search that is too long is not sent: it says so at its field. */
export function directoryFilter(query: URLSearchParams, search = query.get('search') ?? '') {
  const sort = SORTS.find((known) => known === query.get('sort')) ?? 'most_active';
  return { sort_by: sort, search: isTooLong(search) ? '' : search, limit: 50 };
}

function isTooLong(search: string): boolean {
  return search.trim().length > SEARCH_CHARACTERS;
}

/** Search and sort live in the address, so that a search can be shared and the back button works. */
export function useDirectoryFilter() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.get('search') ?? '';
  const settledSearch = useSettledValue(search, PAUSE_MS);

  function set(change: { search?: string; sort?: string }) {
    const next = directoryQuery({ search, sort: query.get('sort') ?? '', ...change });
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  }

  return {
    filter: directoryFilter(query, settledSearch),
    typed: search,
    isTooLong: isTooLong(search),
    setSearch: (value: string) => set({ search: value }),
    setSort: (value: string) => set({ sort: value }),
  };
}
