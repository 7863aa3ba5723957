import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { createViewCounter } from './view-counter.ts';

const harness = useHarness();
const MINUTE_MS = 60_000;

async function postWithMedia() {
  const { db, clock, ids } = harness.deps;
  const { id: owner_id } = await harness.factory.creator();
  const media = {
    id: ids.next(),
    owner_id,
    kind: 'photo',
    content_type: 'image/webp',
    bytes: 1,
    status: 'ready',
    created_at: clock.now(),
  } as const;
  await db.insertInto('media_items').values(media).execute();
  const postId = await harness.factory.post(owner_id);
  await db.updateTable('posts').set({ media_id: media.id }).where('id', '=', postId).execute();
  return { mediaId: media.id, postId };
}

describe('the view counter', () => {
  it('counts a person once in half an hour, and every person', async () => {
    const { db } = harness.deps;
    const { mediaId, postId } = await postWithMedia();
    const fan = await harness.factory.fan();
    const counter = createViewCounter(harness.deps);
    const views = async () => {
      await counter.flush();
      const row = await db
        .selectFrom('posts')
        .select('views_count')
        .where('id', '=', postId)
        .executeTakeFirst();
      return row?.views_count;
    };
    for (let look = 0; look < 3; look += 1) counter.count(mediaId, fan.id);
    counter.count(mediaId, null);
    expect(await views()).toBe(2);
    harness.clock.advance(30 * MINUTE_MS - 1);
    counter.count(mediaId, fan.id);
    expect(await views()).toBe(2);
    harness.clock.advance(1);
    counter.count(mediaId, fan.id);
    expect(await views()).toBe(3);
    await counter.stop();
  });
});
