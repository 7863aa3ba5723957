import type { Viewer } from '../../../platform/viewer.ts';
import { leavesOutMature } from '../posts.policy.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { presentPost } from '../present-post.ts';
import type { Page } from '../read/list-posts.ts';
import { withNewestRights } from '../read/with-newest-rights.ts';
import { listForYou } from './for-you.queries.ts';
import { parseForYouCursor, writeForYouCursor } from './for-you-cursor.ts';
import { runAt, vary } from './variety.ts';

/**
 * For You (P130): by recency, what people made of a post and whether the viewer follows or subscribes to its creator, and no
 * creator more than twice in a row where a page has others.
 * @throws AppError `validation_failed` for a cursor that is none
 */
export async function readForYou(deps: PostsDeps, viewer: Viewer, query: Page) {
  const after = query.cursor === undefined ? undefined : parseForYouCursor(query.cursor);
  const params = { viewerId: viewer.id, now: deps.clock.now(), limit: query.limit + 1 };
  const rows = await listForYou(deps.db, params, after, leavesOutMature(viewer));
  const page = await withNewestRights(deps, viewer, rows.slice(0, query.limit));
  const shown = vary(page, after?.run ?? null);
  const last = page.at(-1);
  const run = runAt(shown, after?.run ?? null);
  return {
    posts: shown.map((row) => presentPost(row, viewer, deps.mediaAddresses)),
    next_cursor:
      rows.length > query.limit && last && run
        ? writeForYouCursor({
            score: last.score,
            id: last.id,
            run: { ...run, length: Math.min(run.length, 99) },
          })
        : null,
  };
}
