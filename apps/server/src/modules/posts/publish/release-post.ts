import { SANCTION } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { removeKeptFilesJob } from '../declared-jobs.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import {
  bringBack,
  holdBack,
  isMediaReady,
  lockPost,
  markPublished,
  mayComeBack,
  type PostState,
  takeAway,
} from '../read/own-posts.queries.ts';
import { removePostFilesEverywhere } from '../write/remove-post.ts';

/**
 * Shows a post that staff has looked at to everybody, as if it were made now (P27); in its old place where people had seen it
 * before it was edited (P153). Any other stays as it is, as one that is scheduled.
 * @throws AppError `media_not_ready` for a video that nobody can have looked at, whenever the post is to be published (P356)
 */
export async function releasePost(deps: BaseDeps, tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (!post || post.status === 'removed' || post.status === 'withdrawn') return;
  if (!(await isMediaReady(tx, post)))
    throw new AppError('media_not_ready', { detail: (language) => postsTexts[language].nothingToApprove });
  if (post.status !== 'in_review') return;
  if (post.edited_at) return bringBack(tx, post, { status: 'published', publish_at: null });
  const publication = { status: 'published', listedAs: deps.ids.next(), now: deps.clock.now() } as const;
  await markPublished(tx, post, publication);
}

/** Hides a published post from others until staff has looked at it (P153); what is not published yet waits when it is. */
export async function holdPost(tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post?.status === 'published' || post?.status === 'story') await holdBack(tx, post);
}

/**
 * Takes a post away from everybody, its creator and its buyers included. Its files are served to nobody and stay for who decides
 * about an appeal; a job removes them once there can be none (P320).
 * @returns how it stood before; nothing where it was gone, which stays so until the transaction ends
 */
export async function takeDownPost(
  deps: Pick<BaseDeps, 'clock'>,
  tx: Tx,
  postId: string,
): Promise<PostState | undefined> {
  const post = await lockPost(tx, postId);
  if (!post || post.status === 'removed') return undefined;
  await takeAway(tx, post, 'removed');
  await addJob(tx, removeKeptFilesJob, { postId }, { runAt: afterAppeals(deps.clock.now()) });
  return { status: post.status, publish_at: post.publish_at };
}

/** A day more than an appeal may take to be sent. */
function afterAppeals(removedAt: Date): Date {
  return new Date(removedAt.getTime() + (SANCTION.appealDays + 1) * DAY_MS);
}

/**
 * Removes the files of a post that staff took down, unless it was brought back; while an appeal waits it looks again the next
 * day. May be repeated.
 */
export async function removeKeptFiles(deps: BaseDeps, postId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockPost(tx, postId);
    if (post?.status !== 'removed') return;
    const now = deps.clock.now();
    if (!(await mayComeBack(tx, postId, new Date(now.getTime() - SANCTION.appealDays * DAY_MS))))
      await removePostFilesEverywhere(tx, post);
    else await addJob(tx, removeKeptFilesJob, { postId }, { runAt: new Date(now.getTime() + DAY_MS) });
  });
}

/** Has the files of a post that nothing brings back removed now: who is shown in it, or owns it, asked for that (P171). */
export async function removeFilesForGood(tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post) await removePostFilesEverywhere(tx, post);
}
