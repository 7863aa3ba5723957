import { expect, it } from 'vitest';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, scene, judge, upload, queued } = useModeration();
const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers });

it('every file of a post is shown to who looks it over, in order, and to nobody else', async () => {
  const { admin, creator, fan } = await scene();
  const fields = { title: 'Tatlo', content: 'Words' };
  const files = [{ content: await jpeg(300, 200) }, { content: await jpeg(310, 200) }];
  const made = await sendForm(harness, creator.headers, {
    fields,
    files: [...files, { content: await jpeg(320, 200) }],
  });
  const { id } = made.json();
  const item = await queued(admin, id);
  expect(item.files.map(({ width }: { width: number }) => width)).toEqual([300, 310, 320]);
  expect(item.files_count).toBe(3);
  for (const file of item.files) {
    expect(file).toMatchObject({ kind: 'photo', state: 'ready', stream_url: null });
    for (const url of [file.media_url, file.thumbnail_url]) {
      expect((await get(url, admin.headers)).statusCode).toBe(200);
      for (const headers of [fan.headers, {}]) expect((await get(url, headers)).statusCode).toBe(403);
    }
  }
  await judge(admin, id, 'removed');
  expect(await queued(admin, id, 'removed')).toMatchObject({
    files: [],
    files_count: 3,
    thumbnail_url: null,
  });
});

it('what is processing or failed says so and is not approved, also before it is due', async () => {
  const { admin, creator } = await scene();
  const { id } = await upload(creator);
  const { mediaId } = await harness.factory.failedVideo(creator.id);
  const { db } = harness.deps;
  await db.updateTable('posts').set({ media_id: null }).where('media_id', '=', mediaId).execute();
  const scheduled = { media_id: mediaId, status: 'scheduled' as const, publish_at: harness.clock.now() };
  await db.updateTable('posts').set(scheduled).where('id', '=', id).execute();
  for (const [video_state, state] of [
    ['failed', 'failed'],
    ['working', 'processing'],
  ] as const) {
    const video_fault = state === 'failed' ? 'corrupt_video' : null;
    await db.updateTable('media_items').set({ video_state, video_fault }).where('id', '=', mediaId).execute();
    expect((await queued(admin, id)).files).toMatchObject([{ id: mediaId, state, media_url: null }]);
    expect(expectRefusal(await judge(admin, id, 'approved')).code).toBe('media_not_ready');
  }
  await db.updateTable('media_items').set({ video_state: 'ready' }).where('id', '=', mediaId).execute();
  expect((await queued(admin, id)).files).toMatchObject([{ state: 'ready' }]);
  expect((await judge(admin, id, 'approved')).statusCode).toBe(200);
});
