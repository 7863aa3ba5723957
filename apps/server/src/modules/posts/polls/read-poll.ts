import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { demandOpen } from '../read/demand-open.ts';
import { findKnownPost, isVoiceless } from '../read/find-open-post.ts';
import { findPoll, findVote } from './polls.queries.ts';
import { presentPoll } from './present-poll.ts';

/**
 * The poll of a post, for whom the post is open (P412); null is a guest.
 * @throws AppError `content_not_found` also where there is no poll; as `findKnownPost` and `demandOpen`
 */
export async function readPoll(
  deps: PostsDeps,
  viewer: Viewer | null,
  postId: string,
): Promise<CallResponse<Calls['getPoll']>> {
  const post = await findKnownPost(deps, viewer, postId);
  demandOpen(post, viewer);
  const poll = await findPoll(deps.db, post.id);
  if (!poll) throw new AppError('content_not_found');
  const isCreator = viewer?.id === post.creator_id;
  const mayVote =
    viewer !== null && !isCreator && post.status === 'published' && !(await isVoiceless(deps, viewer, post));
  const chosen = viewer ? await findVote(deps.db, post.id, viewer.id) : undefined;
  return presentPoll(poll, { post, now: deps.clock.now(), isCreator, mayVote, chosen });
}
