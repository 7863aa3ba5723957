import { queryText } from '@likha/contract/query-text';
import { fillPath } from './api.ts';
import type { DatedAddress } from './call-key.ts';
import { type Days, readDays, writeDays } from './dated.ts';
import type { InputAndOptions } from './use-call.ts';
import {
  type ItemOf,
  type ListName,
  type Pages,
  type PagesInput,
  type PagesOptions,
  useAnyPages,
} from './use-pages.ts';
import { useSearchParams } from './use-search-params.ts';

/** What `ListTools` needs: the days of a list, and where its file is. */
export interface DatedTools {
  days: Days;
  onDays: (days: Days) => void;
  file: string;
}

export interface DatedPages<Item> extends Pages<Item> {
  tools: DatedTools;
}

/**
 * A list of administration (P407), as `usePages`; its days are in the address of the page under the list's name, so that Back and a
 * link that is shared keep them. What shows it shows `<ListTools {...pages.tools} />` as well.
 */
export function useDatedPages<A extends DatedAddress, L extends ListName<A>>(
  address: A,
  list: L,
  ...[input, options]: InputAndOptions<PagesInput<A>, PagesOptions>
): DatedPages<ItemOf<A, L>> {
  const [search, setSearch] = useSearchParams();
  const days = readDays(search, String(list));
  const { params, query } = (input ?? {}) as { params?: Record<string, string>; query?: object };
  const dated = { params, query: { ...query, ...days } };
  const pages = useAnyPages(address, list, dated as unknown as PagesInput<A>, options);
  const { limit: _, ...filters } = dated.query as Record<string, unknown>;
  return {
    ...pages,
    tools: {
      days,
      onDays: (next) =>
        setSearch(writeDays(search, String(list), next), { replace: true, preventScrollReset: true }),
      file: `/api${fillPath(address.replace('GET ', ''), params)}.csv${queryText(filters)}`,
    },
  };
}
