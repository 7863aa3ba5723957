import { LIBRARY_TABS, type LibraryTab } from '@likha/contract/addresses';
import type { Answer, Me } from '../../../lib/api-types.ts';

export type Collections = Answer<'GET /library/collections'>['collections'];

/** Who is no fan buys nothing (P19), so they have no tab of it. */
const TABS_WITHOUT_BOUGHT = ['saved', 'seen', 'liked'] as const satisfies LibraryTab[];

export function libraryTabsOf(user: Pick<Me, 'user_type'> | null): readonly [LibraryTab, ...LibraryTab[]] {
  return user?.user_type === 'fan' ? LIBRARY_TABS : TABS_WITHOUT_BOUGHT;
}

/** What a tab of the library asks for; a server that renders the page asks for the same. */
export function libraryOf(tab: LibraryTab, collection: string | null = null) {
  return { query: { filter: tab, ...(collection !== null && { collection }) } };
}
