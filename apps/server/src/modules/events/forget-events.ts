import { EVENTS } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { forgetEventsBefore } from './events.queries.ts';

const KEPT_MS = EVENTS.keptDays * DAY_MS;
const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 1000;

/** Forgets what happened longer ago than events are kept (P420), a page at a time. */
export async function forgetEvents(deps: BaseDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  for (let page = 0; page < MOST_PAGES; page += 1)
    if ((await forgetEventsBefore(deps.db, before, PAGE)) < PAGE) return;
}
