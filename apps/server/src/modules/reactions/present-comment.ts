import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../platform/viewer.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import type { CommentRow } from './reactions.queries.ts';

type Comment = CallResponse<Calls['addComment']>;

/** Whose comment and whose post it is decides who may delete it. */
export function mayDelete(
  row: Pick<CommentRow, 'author_id' | 'post_creator_id'>,
  viewer: Viewer | null,
): boolean {
  return viewer !== null && [row.author_id, row.post_creator_id].includes(viewer.id);
}

/** A comment as one viewer gets it. Of a fan the username and no more (P44). */
export function presentComment(row: CommentRow, viewer: Viewer | null): Comment {
  const isCreator = row.user_type === 'creator';
  return {
    id: row.id,
    post_id: row.post_id,
    author: {
      id: isCreator || row.author_id === viewer?.id ? row.author_id : null,
      username: row.username,
      full_name: isCreator ? row.full_name : null,
      avatar: isCreator ? publicMediaUrl(row.avatar_key) : null,
      is_creator: row.author_id === row.post_creator_id,
    },
    text: row.text,
    may_delete: mayDelete(row, viewer),
    is_in_review: row.state === 'in_review',
    created_at: row.created_at.toISOString(),
  };
}
