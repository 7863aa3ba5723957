import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { countVotes } from './poll.ts';
import { deletePoll, lockPoll, type PollRow, savePoll } from './polls.queries.ts';

type Form = Pick<CallInput<Calls['editPost']>['body'], 'poll_question' | 'poll_options' | 'poll_hours'>;
type Words = Pick<PollRow, 'question' | 'options' | 'hours'>;

/**
 * Keeps what a form says of the poll of a post, in the caller's transaction, who has locked or made the post (P412). Where it says nothing of one,
 * or what is there already, nothing happens.
 * @throws AppError `poll_voted` for another poll, or none, than the one that somebody has voted in
 */
export async function writePoll(
  deps: BaseDeps,
  tx: Tx,
  post: { id: string; creatorId: string },
  form: Form,
): Promise<void> {
  if (form.poll_question === undefined) return;
  const before = await lockPoll(tx, post.id);
  const after = wordsOf(form);
  if (before ? isSame(before, after) : !after) return;
  if (before && countVotes(before.votes) > 0)
    throw new AppError('poll_voted', { detail: (language) => postsTexts[language].pollVoted });
  if (!after) return deletePoll(tx, post.id);
  await savePoll(tx, {
    ...after,
    post_id: post.id,
    creator_id: post.creatorId,
    edition: deps.ids.next(),
    votes: after.options.map(() => 0),
    created_at: deps.clock.now(),
  });
}

function wordsOf({
  poll_question: question,
  poll_options: options = [],
  poll_hours: hours,
}: Form): Words | null {
  return question ? { question, options, hours: hours ?? null } : null;
}

function isSame(before: Words, after: Words | null): boolean {
  return (
    after !== null &&
    before.question === after.question &&
    before.hours === after.hours &&
    before.options.join('\n') === after.options.join('\n')
  );
}
