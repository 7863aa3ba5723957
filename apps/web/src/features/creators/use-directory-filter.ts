import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import type { KeyInput } from '../../lib/call-key.ts';

export type CreatorSort = NonNullable<NonNullable<KeyInput<'GET /creators'>['query']>['sort_by']>;

const PAUSE_MS = 300;
export const SORTS: { value: CreatorSort; label: string }[] = [
  { value: 'most_active', label: 'Most active' },
  { value: 'most_subscribers', label: 'Most subscribers' },
  { value: 'newest', label: 'Newest' },
  { value: 'popular', label: 'Popular' },
];

/** Search and sort live in the address, so that a search can be shared and the back button works. */
export function useDirectoryFilter() {
  const [query, setQuery] = useSearchParams();
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'most_active';
  const search = query.get('search') ?? '';
  const [settledSearch] = useDebouncedValue(search, PAUSE_MS);

  function set(name: 'search' | 'sort', value: string) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    filter: { sort_by: sort, search: settledSearch, limit: 50 },
    typed: search,
    setSearch: (value: string) => set('search', value),
    setSort: (value: string) => set('sort', value),
  };
}
