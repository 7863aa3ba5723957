import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findOpenPost, type PostsDeps } from '../posts/index.ts';
import { presentComment } from './present-comment.ts';
import { listCommentsOf } from './reactions.queries.ts';

/** What was said about a post, newest first, for whom it is open. @throws AppError as `findOpenPost` */
export async function listComments(
  deps: PostsDeps,
  viewer: Viewer | null,
  postId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  checkIdCursor(cursor);
  const { id } = await findOpenPost(deps, viewer, postId);
  const rows = await listCommentsOf(deps.db, id, { limit: limit + 1, before: cursor });
  const { shown, next_cursor } = pageById(rows, limit);
  return {
    comments: shown.map((row) => presentComment(row, viewer)),
    next_cursor,
  };
}
