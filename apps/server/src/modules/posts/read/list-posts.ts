import { AppError } from '../../../platform/app-error.ts';
import { sendTogether } from '../../../platform/database/index.ts';
import { checkIdCursor, pageBy } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { leavesOutMature } from '../posts.policy.ts';
import { listedCreator } from '../posts.queries.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { presentPost } from '../present-post.ts';
import {
  LAST_ID,
  listFollowed,
  listOwn,
  listPinned,
  listSubscribed,
  ofCreatorBySize,
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
  const isSafe = viewer?.id !== creatorId && (leavesOutMature(viewer, creatorId) || !query.include_nsfw);
  const { viewerId, now, before = LAST_ID, limit } = paramsOf(deps, viewer, query);
  const list = (isSafe ? ofCreatorBySize.safe : ofCreatorBySize.all)(limit);
  const [[creator], rows] = await sendTogether(deps.db, [
    listedCreator.fill({ id: creatorId, viewerId }),
    list.fill({ viewerId, now, before, creatorId }),
  ]);
  if (!creator) throw new AppError('creator_not_found');
  const page = await presentPage(deps, viewer, query, rows.slice(0, limit));
  if (query.cursor || !creator.has_pinned) return page;
  const pinned = await listPinned(deps.db, { viewerId, now }, creatorId, isSafe);
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
  return presentPage(deps, viewer, query, await load(paramsOf(deps, viewer, query)));
}

/** One row more than a page has says whether there is a next one. @throws AppError `validation_failed` */
function paramsOf({ clock }: PostsDeps, viewer: Viewer | null, { cursor, limit }: Page): PageParams {
  checkIdCursor(cursor);
  return { viewerId: viewer?.id ?? null, now: clock.now(), before: cursor, limit: limit + 1 };
}

async function presentPage(deps: PostsDeps, viewer: Viewer | null, query: Page, rows: PostRow[]) {
  const { shown, next_cursor } = pageBy(rows, query.limit, ({ place }) => place);
  return {
    posts: (await withNewestRights(deps, viewer, shown)).map((row) =>
      presentPost(row, viewer, deps.mediaAddresses),
    ),
    next_cursor,
  };
}
