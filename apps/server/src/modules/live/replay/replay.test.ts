import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { useLive } from '../live.fixture.ts';
import { makeReplay } from './make-replay.ts';
import { purgeStreams } from './purge-streams.ts';

/** Fake: who carries streams, and gives a video of a few seconds as what was sent. Real: all that becomes of it, without encoding. */
const { harness, engine, call, running, show } = useLive();

let video: Buffer;
beforeAll(async () => {
  video = await readFile(new URL('../../media/video/fixtures/located.mp4', import.meta.url));
});

async function ended(form: object) {
  const creator = await harness.factory.creator();
  const id = await running(creator, form);
  const run = { index: 0, durationMs: 60_000, bytes: video.length, width: 640, height: 360 };
  engine.runs.set(id, { run, bytes: video });
  harness.clock.advance(10 * MINUTE_MS);
  await call('POST', `/live/${id}/end`, creator);
  return { creator, id };
}
const purged = async (id: string) => {
  await purgeStreams(harness.deps);
  return engine.removed.includes(id);
};

describe('a replay', () => {
  it('is a post of what was sent, once, with the price that was said, and leads from the stream', async () => {
    const { creator, id } = await ended({ replay: 'paid', replay_price: 25 });
    await Promise.all([makeReplay(harness.deps, id), makeReplay(harness.deps, id)]);
    await workedOff(harness, ['live.make-replay']);
    const { replay } = await show(creator, id);
    expect(replay).toMatchObject({ audience: 'paid', price: 25, post_id: expect.any(String) });
    const post = (await call('GET', `/content/${replay.post_id}`, creator)).json();
    expect(post).toMatchObject({ type: 'video', title: 'Live mula Baguio', is_ppv: true, credit_price: 25 });
    const count = await harness.deps.db
      .selectFrom('posts')
      .select('id')
      .where('creator_id', '=', creator.id)
      .execute();
    expect(count).toHaveLength(1);
    const of = (await call('GET', `/live/of/${creator.username}`, null)).json();
    expect(of.live).toMatchObject({ id, state: 'ended' });
    harness.clock.advance(HOUR_MS);
    expect(await purged(id)).toBe(true);
  });

  it('is made of nothing that was cut by staff, or that nobody asked to keep; and what was sent goes', async () => {
    const { creator, id } = await ended({});
    await makeReplay(harness.deps, id);
    expect((await show(creator, id)).replay.post_id).toBeNull();
    const admin = await harness.factory.admin();
    const kept = await running(creator, { replay: 'free' });
    await call('POST', `/admin/live/${kept}/cut`, admin, { reason: 'No' });
    await makeReplay(harness.deps, kept);
    expect((await show(creator, kept)).replay.post_id).toBeNull();
    harness.clock.advance(HOUR_MS);
    expect([await purged(id), await purged(kept)]).toEqual([true, true]);
  });

  it('waits for its post before what was sent goes, and not for ever', async () => {
    const { id } = await ended({ replay: 'free' });
    harness.clock.advance(HOUR_MS);
    expect(await purged(id)).toBe(false);
    harness.clock.advance(3 * DAY_MS);
    expect(await purged(id)).toBe(true);
  });
});
