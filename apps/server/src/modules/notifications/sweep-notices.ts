import type { BaseDeps } from '../../platform/base-deps.ts';
import { deleteOld } from './notices.queries.ts';

const KEPT_MS = 8 * 24 * 60 * 60 * 1000;
const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 200;

/** Forgets what was told of, or could not be, after eight days: longer than any mail is tried. */
export async function sweepNotices(deps: BaseDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  for (let page = 0; page < MOST_PAGES; page += 1) if ((await deleteOld(deps.db, before, PAGE)) < PAGE) break;
}
