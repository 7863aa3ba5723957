import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jpeg } from '../../../../test/forms.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import type { VideoEngine } from '../../media/index.ts';
import { stripOnly } from '../../media/video/find-video-engine.ts';
import { useLive } from '../live.fixture.ts';
import { takeStills } from './take-stills.ts';

/** Fake: what decodes, which gives a picture that is made here. Real: all that becomes of it. */
const decoder = { isBroken: false };
const poster = async ({ folder }: { folder: string }) => {
  if (decoder.isBroken) return { fault: 'corrupt_video', why: 'it is broken' } as const;
  const path = join(folder, 'poster.jpg');
  await writeFile(path, await jpeg());
  return { path };
};
const videoEngine: VideoEngine = { ...stripOnly, codecs: { ...stripOnly.codecs, poster } as never };

const { harness, call, running, show } = useLive({ deps: { videoEngine } });

const open = (url: string) => harness.app.inject({ method: 'GET', url });
const nextStill = async (id: string) => {
  harness.clock.advance(10 * SECOND_MS);
  await harness.deps.db
    .updateTable('live_streams')
    .set({ last_part_at: harness.clock.now() })
    .where('id', '=', id)
    .execute();
  await takeStills(harness.deps);
};

describe('a still of a stream', () => {
  it('is taken every ten seconds, clear for who may watch, blurred for others, by an address that ends', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan();
    const id = await running(creator, { audience: 'followers' });
    expect((await show(fan, id)).still_url).toBeNull();
    await nextStill(id);
    const [clear, blurred] = [(await show(creator, id)).still_url, (await show(fan, id)).still_url];
    expect([clear, blurred]).toEqual([
      expect.stringContaining('/clear.webp?'),
      expect.stringContaining('/blur.webp?'),
    ]);
    const [mine, theirs] = [await open(clear), await open(blurred)];
    expect([mine.statusCode, theirs.statusCode, mine.headers['content-type']]).toEqual([
      200,
      200,
      'image/webp',
    ]);
    expect(mine.rawPayload.equals(theirs.rawPayload)).toBe(false);
    for (const forged of [
      blurred.replace('blur.webp', 'clear.webp'),
      clear.replace(/sig=.*/, 'sig=x'),
      clear.replace(/until=\d+/, 'until=9999999999'),
    ])
      expect((await open(forged)).statusCode).toBe(403);
    expect((await open('/media/live/x/clear.webp?until=1&sig=x')).statusCode).toBe(404);

    await takeStills(harness.deps);
    expect((await show(creator, id)).still_url.split('?')[0]).toBe(clear.split('?')[0]);
    await nextStill(id);
    expect((await show(creator, id)).still_url.split('?')[0]).not.toBe(clear.split('?')[0]);
    await workedOff(harness, ['live.remove-still']);
    expect((await open(clear)).statusCode).toBe(404);
    harness.clock.advance(121 * SECOND_MS);
    expect((await open(blurred)).statusCode).toBe(403);
  });

  it('that cannot be read marks its stream for staff', async () => {
    const creator = await harness.factory.creator();
    const admin = await harness.factory.admin({ role: 'moderator' });
    const id = await running(creator);
    decoder.isBroken = true;
    await nextStill(id);
    decoder.isBroken = false;
    const { lives } = (await call('GET', '/admin/live', admin)).json();
    const mine = lives.find(({ live }: { live: { id: string } }) => live.id === id);
    expect(mine).toMatchObject({ is_flagged: true, still_url: null });
  });
});
