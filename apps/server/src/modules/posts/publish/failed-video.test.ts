import { expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { startOwnWorker } from '../../../platform/worker.fixture.ts';
import { failVideo } from '../../media/index.ts';
import { postsJobs } from '../posts.jobs.ts';
import { holdPost } from './release-post.ts';

/** Real: the queue and the mail. */
const harness = useHarness();

async function postWithVideo(creator: Person, state: 'working' | 'ready' = 'working') {
  const { postId, mediaId } = await harness.factory.failedVideo(creator.id);
  const working = { video_state: state, video_fault: null } as const;
  await harness.deps.db.updateTable('media_items').set(working).where('id', '=', mediaId).execute();
  return { postId, mediaId };
}

async function buy(fan: Person, { postId, mediaId }: { postId: string; mediaId: string }): Promise<void> {
  const { db } = harness.deps;
  const show = (video_state: 'ready' | 'working') =>
    db.updateTable('media_items').set({ video_state }).where('id', '=', mediaId).execute();
  await db.updateTable('posts').set({ is_ppv: true, credit_price: 5 }).where('id', '=', postId).execute();
  await show('ready');
  const bought = await harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers: { ...fan.headers, 'idempotency-key': crypto.randomUUID() },
    payload: { content_id: postId },
  });
  expect(bought.statusCode, bought.body).toBe(200);
  await show('working');
}

const statusOf = async (id: string) =>
  (await harness.deps.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

it('a video that fails makes a draft of its post and tells its creator once; what was bought stays', async () => {
  const { mail, sent } = catchMail();
  const jobs = postsJobs({ ...harness.deps, mail });
  const worker = await startOwnWorker({ connectionString: harness.connectionString, jobs });
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const [failing, bought] = [await postWithVideo(creator), await postWithVideo(creator)];
  await buy(fan, bought);
  // A job that runs again.
  for (const { mediaId } of [failing, failing, bought])
    await failVideo(harness.deps, mediaId, 'corrupt_video');
  await expect.poll(() => sent.length).toBe(2);
  await worker.stop();
  expect(await statusOf(failing.postId)).toBe('draft');
  expect(await statusOf(bought.postId)).toBe('published');
  expect(sent[0]?.text).toContain('nobody else sees the post');
});

it('one that is ready fails no more', async () => {
  const { mediaId } = await postWithVideo(await harness.factory.creator(), 'ready');
  await failVideo(harness.deps, mediaId, 'corrupt_video');
  const { video_state: state } = await harness.deps.db
    .selectFrom('media_items')
    .select('video_state')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('ready');
});

it('what has a video that nobody can have looked at is not approved', async () => {
  const admin = await harness.factory.admin();
  const { postId, mediaId } = await postWithVideo(await harness.factory.creator());
  await inTransaction(harness.deps.db, (tx) => holdPost(tx, postId));
  const review = {
    id: harness.deps.ids.next(),
    content_id: postId,
    content_type: 'post',
    status: 'pending',
  } as const;
  const { creator_id: authorId } = await harness.deps.db
    .selectFrom('posts')
    .select('creator_id')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  await harness.deps.db
    .insertInto('content_reviews')
    .values({ ...review, author_id: authorId, created_at: harness.deps.clock.now() })
    .execute();
  const approve = () =>
    harness.app.inject({
      method: 'PUT',
      url: `/api/moderation/content/${postId}`,
      headers: admin.headers,
      payload: { status: 'approved' },
    });
  expect(expectRefusal(await approve()).code).toBe('media_not_ready');
  await harness.deps.db
    .updateTable('media_items')
    .set({ video_state: 'ready' })
    .where('id', '=', mediaId)
    .execute();
  expect((await approve()).statusCode).toBe(200);
  expect(await statusOf(postId)).toBe('published');
});
