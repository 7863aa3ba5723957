import { AppError } from '../../../platform/app-error.ts';
import { checkIdCursor, pageBy } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { leavesOutMature } from '../posts.policy.ts';
import { findListedCreator } from '../posts.queries.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { presentPost } from '../present-post.ts';
import {
  listByCreator,
  listFollowed,
  listOwn,
  listPinned,
  listSubscribed,
  type PageParams,
  type PostRow,
} from './post-lists.queries.ts';
import { withNewestRights } from './with-newest-rights.ts';

export interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** The posts of the creators that the viewer subscribes to, newest first (P48). */
export async function readSubscribed(deps: PostsDeps, viewer: Viewer, query: Page) {
  return readPage(deps, viewer, query, (params) => listSubscribed(deps.db, params, leavesOutMature(viewer)));
}

/** The posts of the creators whom the viewer follows, newest first (P375). */
export async function readFollowed(deps: PostsDeps, viewer: Viewer, query: Page) {
  return readPage(deps, viewer, query, (params) => listFollowed(deps.db, params, leavesOutMature(viewer)));
}

/** A creator's published posts: on the first page what is pinned (P402), then newest first. @throws AppError `creator_not_found` */
export async function readCreatorPosts(
  deps: PostsDeps,
  viewer: Viewer | null,
  creatorId: string,
  query: Page & { include_nsfw: boolean },
) {
  const creator = await findListedCreator(deps.db, creatorId, viewer?.id ?? null);
  if (!creator) throw new AppError('creator_not_found');
  const isSafe = viewer?.id !== creatorId && (leavesOutMature(viewer, creatorId) || !query.include_nsfw);
  const page = await readPage(deps, viewer, query, (params) =>
    listByCreator(deps.db, params, creatorId, isSafe),
  );
  if (query.cursor || !creator.has_pinned) return page;
  const at = { viewerId: viewer?.id ?? null, now: deps.clock.now() };
  const pinned = await listPinned(deps.db, at, creatorId, isSafe);
  const shown = (await withNewestRights(deps, viewer, pinned)).map((row) =>
    presentPost(row, viewer, deps.mediaAddresses),
  );
  return { ...page, posts: [...shown, ...page.posts] };
}

/** A creator's own posts, those in review included. */
export async function readOwnPosts(deps: PostsDeps, viewer: Viewer, query: Page) {
  return readPage(deps, viewer, query, (params) => listOwn(deps.db, params, viewer.id));
}

/** What somebody else published and drafted, for admins: facts alone, the newest ones. */
export async function listPostsOf({ db, clock }: PostsDeps, creatorId: string, limit: number) {
  const rows = await listOwn(db, { viewerId: null, now: clock.now(), before: undefined, limit }, creatorId);
  return rows.map(({ id, title, status, created_at }) => ({ id, title, status, created_at }));
}

/** A page of posts in the order of publication, as its viewer gets them. @param load reads one more than a page has */
export async function readPage(
  deps: PostsDeps,
  viewer: Viewer | null,
  query: Page,
  load: (params: PageParams) => Promise<PostRow[]>,
) {
  checkIdCursor(query.cursor);
  const rows = await load({
    viewerId: viewer?.id ?? null,
    now: deps.clock.now(),
    before: query.cursor,
    limit: query.limit + 1,
  });
  const { shown, next_cursor } = pageBy(rows, query.limit, ({ place }) => place);
  return {
    posts: (await withNewestRights(deps, viewer, shown)).map((row) =>
      presentPost(row, viewer, deps.mediaAddresses),
    ),
    next_cursor,
  };
}
