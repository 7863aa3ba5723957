import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type PostsDeps, readKnownPosts } from '../posts/index.ts';
import { type LibraryPosition, listLibrary } from './library.queries.ts';

type Library = CallResponse<Calls['getLibrary']>;

/** Milliseconds, until the year 2286. */
const MS_DIGITS = 13;

/**
 * What somebody bought, saved, opened lately or liked, newest first (P310, P376). Each post is shown as anywhere; one that is gone, or that its
 * viewer may not know of any more, stands there without a word of it.
 * @throws AppError `validation_failed` for a cursor that is none
 */
export async function readLibrary(
  deps: PostsDeps,
  viewer: Viewer,
  { limit, cursor, filter, collection }: CallInput<Calls['getLibrary']>['query'],
): Promise<Library> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  const rows = await listLibrary(deps.db, viewer.id, filter, {
    limit: limit + 1,
    after,
    collectionId: collection,
  });
  const { shown, next_cursor } = pageBy(
    rows,
    limit,
    ({ added_at, post_id }) => `${added_at.getTime()}_${post_id}`,
  );
  const known = await readKnownPosts(
    deps,
    viewer,
    shown.map(({ post_id }) => post_id),
  );
  return {
    posts: shown.map(({ post_id, added_at, collection_id }) => ({
      post_id,
      collection_id,
      added_at: added_at.toISOString(),
      ...shownOrMissing(known.get(post_id)),
    })),
    next_cursor,
  };
}

function parseCursor(cursor: string): LibraryPosition {
  const { position, id } = parsePosition(cursor, MS_DIGITS);
  return { addedAt: new Date(position), postId: id };
}

type Known =
  Awaited<ReturnType<typeof readKnownPosts>> extends ReadonlyMap<string, infer Post> ? Post : never;

function shownOrMissing(known: Known | undefined): Pick<Library['posts'][number], 'post' | 'missing'> {
  if (known === undefined) return { post: null, missing: 'gone' };
  return known === 'mature_hidden' ? { post: null, missing: known } : { post: known, missing: null };
}
