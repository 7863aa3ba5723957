import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { demandUnblocked, findOpenPost } from '../read/find-open-post.ts';
import { isOver, withVote } from './poll.ts';
import { findVote, lockPoll, saveVote } from './polls.queries.ts';
import { readPoll } from './read-poll.ts';

interface Choice {
  /** Of the poll that was read. */
  edition: string;
  /** Its place, from 1 on. */
  option: number;
}

/**
 * Votes in the poll of a post that is open to who votes, or votes otherwise, until it ends (P412). One vote a person, however many calls come
 * at once: they wait for one another at the poll.
 * @returns the poll with what came of it
 * @throws AppError as `findOpenPost`; `own_poll`, `poll_over`, `poll_changed` where the words are others than those that were read
 */
export async function vote(
  deps: PostsDeps,
  viewer: Viewer,
  postId: string,
  { edition, option }: Choice,
): Promise<CallResponse<Calls['vote']>> {
  const { creatorId, status, createdAt } = await findOpenPost(deps, viewer, postId);
  if (creatorId === viewer.id)
    throw new AppError('own_poll', { detail: (language) => postsTexts[language].ownPoll });
  await inTransaction(deps.db, async (tx) => {
    await demandUnblocked(tx, viewer, { creatorId });
    const poll = await lockPoll(tx, postId);
    if (!poll) throw new AppError('content_not_found');
    const now = deps.clock.now();
    if (isOver(poll, { status, created_at: createdAt }, now))
      throw new AppError('poll_over', { detail: (language) => postsTexts[language].pollOver });
    if (poll.edition !== edition || option > poll.options.length)
      throw new AppError('poll_changed', { detail: (language) => postsTexts[language].pollChanged });
    const before = await findVote(tx, postId, viewer.id);
    if (before === option) return;
    const row = { post_id: postId, person_id: viewer.id, place: option, voted_at: now };
    await saveVote(tx, row, withVote(poll.votes, option, before));
  });
  return readPoll(deps, viewer, postId);
}
