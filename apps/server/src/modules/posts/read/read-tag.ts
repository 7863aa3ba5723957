import type { Viewer } from '../../../platform/viewer.ts';
import { leavesOutMature } from '../posts.policy.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { type Page, readPage } from './list-posts.ts';
import { findTag, listTagged } from './tagged-posts.queries.ts';

/** What a tag is (P313): search engines are to list it where it has posts and none of them is mature. */
export async function readTag({ db }: PostsDeps, viewer: Viewer | null, tag: string) {
  const { has_posts, is_mature } = await findTag(db, tag);
  return {
    tag,
    leaves_out_mature: is_mature && leavesOutMature(viewer),
    is_listed: has_posts && !is_mature,
  };
}

/** The posts with a tag that this viewer, null for a guest, may know of, newest first (P313). */
export async function readTaggedPosts(deps: PostsDeps, viewer: Viewer | null, tag: string, query: Page) {
  const isSafe = leavesOutMature(viewer);
  return readPage(deps, viewer, query, (params) => listTagged(deps.db, params, tag, isSafe));
}
