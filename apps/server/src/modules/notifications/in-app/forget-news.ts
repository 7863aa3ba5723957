import { NEWS_LIMITS } from '@likha/contract/notification-kinds';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { deleteNewsBefore } from './news.queries.ts';

const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 1000;

/** Forgets what was told longer ago than it is kept (P445), a page at a time. */
export async function forgetNews(deps: BaseDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - NEWS_LIMITS.keptDays * DAY_MS);
  for (let page = 0; page < MOST_PAGES; page += 1)
    if ((await deleteNewsBefore(deps.db, before, PAGE)) < PAGE) return;
}
