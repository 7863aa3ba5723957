import type { Viewer } from '../../../platform/viewer.ts';
import { isHiddenAsMature, mayKnowOf } from '../posts.policy.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { factsOf, presentPost } from '../present-post.ts';
import { findPosts, type KnownRow } from './known-posts.queries.ts';

/** A post as its viewer gets it, or that safe mode leaves it out. */
export type KnownPost = ReturnType<typeof presentPost> | 'mature_hidden';

/**
 * Posts by their ids, as `readPost` shows each, in one look. What this viewer may not know of is not among them, as what
 * never was.
 */
export async function readKnownPosts(
  deps: PostsDeps,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPost>> {
  const rows = ids.length > 0 ? await findPosts(deps.db, ids, viewer.id, deps.clock.now()) : [];
  return new Map(
    rows.filter((row) => isKnown(row, viewer)).map((row) => [row.id, show(deps, viewer, row)] as const),
  );
}

function isKnown(row: KnownRow, viewer: Viewer): boolean {
  const seesAnyway = viewer.id === row.creator_id || viewer.userType === 'admin';
  return mayKnowOf(factsOf(row), viewer) && (row.is_there || seesAnyway);
}

function show(deps: PostsDeps, viewer: Viewer, row: KnownRow): KnownPost {
  return isHiddenAsMature(factsOf(row), viewer)
    ? 'mature_hidden'
    : presentPost(row, viewer, deps.mediaAddresses);
}
