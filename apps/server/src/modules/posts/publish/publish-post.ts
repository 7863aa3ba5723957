import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isHeld, matchKeywords } from '../../reviews/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { isMediaReady, lockOwnPost, markPublished, type OwnPost } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';
import { isFirstUpload } from '../upload/judge-first-upload.ts';
import { isUnpublished } from './post-state.ts';
import { listDue, lockDue, readWords } from './scheduled-posts.queries.ts';

const PAGE = 50;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 20;

/**
 * Publishes a draft or a scheduled post at once (P126). One that is published already stays as it is, so pressing twice does
 * nothing more.
 * @throws AppError `content_not_found` also for a post of somebody else; `media_not_ready` while its video cannot be played
 */
export async function publishPost(deps: PostsDeps, viewer: Viewer, postId: string) {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.id);
    if (!post) throw new AppError('content_not_found');
    if (!isUnpublished(post)) return;
    if (!(await isMediaReady(tx, post)))
      throw new AppError('media_not_ready', { detail: (language) => postsTexts[language].waitsForVideo });
    await publish(deps, tx, post);
  });
  return readOwnPost(deps, viewer, postId);
}

/**
 * Publishes what is due, each post in a transaction of its own: one that is published, or being published by another worker,
 * is left alone. One whose video cannot be played yet waits for it.
 * @returns how many were published
 */
export async function publishDue(deps: PostsDeps): Promise<number> {
  let published = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const due = await listDue(deps.db, deps.clock.now(), PAGE);
    let done = 0;
    for (const id of due) if (await publishOne(deps, id)) done += 1;
    published += done;
    if (due.length < PAGE || done === 0) break;
  }
  return published;
}

async function publishOne(deps: PostsDeps, id: string): Promise<boolean> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const post = await lockDue(tx, id, deps.clock.now());
      if (post) await publish(deps, tx, post);
      return post !== undefined;
    });
  } catch (error) {
    // Others are not kept waiting behind it; the next run tries again.
    deps.log.error({ err: error, post_id: id }, 'a scheduled post was not published');
    return false;
  }
}

/**
 * The first uploads of a creator wait for a look when they are published, too (P27), and what a keyword is found in (P153): its words
 * were looked through when they were written, which may be a year ago, and staff has other keywords since.
 */
async function publish(deps: PostsDeps, tx: Tx, post: OwnPost): Promise<void> {
  const isReviewed = post.media_id !== null && (await isFirstUpload(deps, tx, post));
  const written = { type: 'post', id: post.id, authorId: post.creator_id } as const;
  const looked = { text: await readWords(tx, post.id), isFirstUpload: isReviewed, isWrittenBefore: true };
  const isFound = await matchKeywords(deps, tx, { ...written, ...looked });
  await markPublished(tx, post, {
    status: isReviewed || isFound || (await isHeld(tx, post.id)) ? 'in_review' : 'published',
    listedAs: deps.ids.next(),
    now: deps.clock.now(),
  });
}
