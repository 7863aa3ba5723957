import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { deleteOldDigests } from './digests.queries.ts';
import { deleteOld } from './notices.queries.ts';

const KEPT_MS = 8 * DAY_MS;
/** An appeal may be sent for 30 days, and takes its time. */
const HELD_MS = 90 * DAY_MS;
const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 200;

/**
 * Forgets what was told of, or could not be, after eight days, and evenings that are over: longer than any mail is tried. What
 * is held is forgotten after 90 days (P218).
 */
export async function sweepNotices(deps: BaseDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  const [before, heldBefore] = [new Date(now - KEPT_MS), new Date(now - HELD_MS)];
  for (let page = 0; page < MOST_PAGES; page += 1)
    if ((await deleteOld(deps.db, { before, heldBefore }, PAGE)) < PAGE) break;
  await deleteOldDigests(deps.db, before);
}
