import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { writePoll } from '../polls/write-poll.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { alreadyPublished } from '../publish/cancel-schedule.ts';
import { isUnpublished } from '../publish/post-state.ts';
import { holdPost } from '../publish/release-post.ts';
import { checkPublishAt } from '../publish/schedule.ts';
import { lockOwnPost, type OwnPost, setSchedule, updatePost } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';
import { accessOf, fieldsOf, textOf } from './post-form.ts';

type Form = CallInput<Calls['editPost']>['body'];

/**
 * Changes everything of a post but its files (P124). An unlock that is under way is paid at the old price or refused, never
 * at one that its fan has not seen.
 * A moment to publish it at schedules a draft, or moves a scheduled post; without one that stays as it is.
 * @returns the post as its creator sees it
 * @throws AppError `content_not_found` also for a post of somebody else, and for one that was deleted; `post_published`, `poll_voted`,
 * `validation_failed` for another moment than may be chosen
 */
export async function editPost(deps: PostsDeps, viewer: Viewer, postId: string, form: Form) {
  await refuseSpam(deps, { type: 'post', authorId: viewer.id, fields: fieldsOf(form) });
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.id);
    if (!post) throw new AppError('content_not_found');
    await moveSchedule(deps, tx, post, form.publish_at);
    const { title, content, is_nsfw, tags } = form;
    await updatePost(tx, post, { title, content, is_nsfw, tags, ...accessOf(form) }, deps.clock.now());
    await writePoll(deps, tx, { id: postId, creatorId: viewer.id }, form);
    const written = { type: 'post', id: postId, authorId: viewer.id, text: textOf(form) } as const;
    if (await matchKeywords(deps, tx, written)) await holdPost(tx, postId);
  });
  return readOwnPost(deps, viewer, postId);
}

/** A moment that stays the same may have come near meanwhile. */
async function moveSchedule(
  deps: PostsDeps,
  tx: Tx,
  post: OwnPost,
  publishAt: Date | undefined,
): Promise<void> {
  if (publishAt === undefined || publishAt.getTime() === post.publish_at?.getTime()) return;
  if (!isUnpublished(post)) throw alreadyPublished();
  checkPublishAt(publishAt, deps.clock.now());
  await setSchedule(tx, post.id, publishAt);
}
