import type { Viewer } from '../../../platform/viewer.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { findRights } from './newest-rights.queries.ts';
import type { PostRow } from './post-lists.queries.ts';

/**
 * A list that came from a replica, with what its viewer has bought as the primary knows it (P746): a subscription that has ended since, or an
 * unlock that was taken back, opens nothing, and what was bought this moment is open. Nobody buys as a guest.
 */
export async function withNewestRights<Row extends PostRow>(
  { db, rightsDb = db, clock }: Pick<PostsDeps, 'db' | 'rightsDb' | 'clock'>,
  viewer: Viewer | null,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rightsDb === db || viewer === null || rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const rights = await findRights(rightsDb, { ids, viewerId: viewer.id, now: clock.now() });
  const byId = new Map(rights.map(({ id, ...right }) => [id, right]));
  // What is no longer what it was, such as published, is not in the list any more.
  return rows.flatMap((row) => {
    const right = byId.get(row.id);
    return right?.status === row.status ? [{ ...row, ...right }] : [];
  });
}
