import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../../../test/forms.ts';
import { startOwnWorker } from '../../../platform/worker.fixture.ts';
import { mediaJobs } from '../media.jobs.ts';
import { failLostVideos } from './fail-lost-videos.ts';
import { CLIP, useVideos } from './processed-videos.fixture.ts';
import { makeTestVideo } from './test-video.fixture.ts';

/** Real: PostgreSQL, the queue, its worker and the programs that make a video. */
const { harness, creator, publish, seenBy, call, jobsFor } = useVideos();

const setTries = (attempts: 'max_attempts - 1' | 'max_attempts', mediaId: string) =>
  sql`update graphile_worker._private_jobs set attempts = ${sql.raw(attempts)} where payload->>'mediaId' = ${mediaId}`.execute(
    harness.deps.db,
  );
const stateOf = async (id: string) => (await seenBy(creator, id)).media;
const startWorker = () =>
  startOwnWorker({
    connectionString: harness.connectionString,
    jobs: mediaJobs(harness.deps).filter(({ lane }) => lane === 'media') as never,
  });

describe('a video whose worker ends, as at a deploy', () => {
  it('is let go of at once, keeps its last try, and is made by another (P1080)', async () => {
    const path = join(harness.folder, 'long.mp4');
    await makeTestVideo({ path, width: 640, height: 360, seconds: 4, framesPerSecond: 15 });
    const { id, mediaId } = await publish(await readFile(path));
    await setTries('max_attempts - 1', mediaId);
    const worker = await startWorker();
    await expect.poll(async () => (await stateOf(id)).progress, { timeout: 150_000 }).toBeGreaterThan(10);
    await worker.stop();
    expect((await stateOf(id)).state).toBe('processing');
    expect(await filesUnder(join(harness.folder, 'work'))).toEqual([]);
    expect(await jobsFor(mediaId)).toEqual(['media.transcode']);

    const other = await startWorker();
    await expect.poll(async () => (await stateOf(id)).state, { timeout: 150_000 }).toBe('ready');
    await other.stop();
  });
});

describe('a video of which every try ended with its worker (P1081)', () => {
  it('is said to have failed, and can be begun anew', async () => {
    const [lost, waiting] = [await publish(await readFile(CLIP)), await publish(await readFile(CLIP))];
    await setTries('max_attempts', lost.mediaId);
    await setTries('max_attempts - 1', waiting.mediaId);
    expect(await failLostVideos(harness.deps)).toBe(1);
    expect(await failLostVideos(harness.deps)).toBe(0);
    expect(await stateOf(lost.id)).toMatchObject({ state: 'failed', failure: 'our_fault' });
    expect((await stateOf(waiting.id)).state).toBe('processing');
    expect(await jobsFor(lost.mediaId)).toContain('media.video-failed');

    const again = await call('POST', `/content/${lost.id}/retry`, creator);
    expect(again.statusCode, again.body).toBe(200);
    const worker = await startWorker();
    await expect.poll(async () => (await stateOf(lost.id)).state, { timeout: 150_000 }).toBe('ready');
    await worker.stop();
  });

  it('is left alone while one is under way', async () => {
    const { id, mediaId } = await publish(await readFile(CLIP));
    await setTries('max_attempts', mediaId);
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'likha/another/media/1'
      where payload->>'mediaId' = ${mediaId}`.execute(harness.deps.db);
    expect(await failLostVideos(harness.deps)).toBe(0);
    expect((await stateOf(id)).state).toBe('processing');
  });
});
