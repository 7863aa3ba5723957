import { type Path, paths } from '@likha/contract/addresses';
import { queryText } from '@likha/contract/query-text';

/** Not in `addresses.ts`, which every page loads: nothing but the page itself opens its tabs. */
export const MEDIA_TEST_TABS = ['upload', 'creator', 'fan', 'access'] as const;
type MediaTestTab = (typeof MEDIA_TEST_TABS)[number];

/** The address of a tab; the first is the page itself. */
export function mediaTestTab(tab: MediaTestTab): Path {
  return `${paths.mediaTest()}${queryText({ tab: tab === MEDIA_TEST_TABS[0] ? undefined : tab })}` as Path;
}
