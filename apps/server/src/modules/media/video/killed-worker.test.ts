import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { startOwnWorker } from '../../../platform/worker.fixture.ts';
import { mediaJobs } from '../media.jobs.ts';
import { mediaKeys } from '../media-keys.ts';
import { findVideoEngine } from './find-video-engine.ts';
import { spawnVideoWorker } from './killed-worker.fixture.ts';
import { makeTestVideo } from './test-video.fixture.ts';

/** Real: PostgreSQL, the queue, worker processes and their death. What is fast: how soon a worker is taken for dead. */
const harness = useHarness();
beforeAll(async () => {
  harness.deps.videoEngine = await findVideoEngine('');
});

/** Programs under way that were given something of this folder. */
function programsIn(folder: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${folder}/work/video-`);
    } catch {
      return false;
    }
  });
}

describe('a worker that is killed in the middle of a video', () => {
  it('leaves no program behind, and another makes the video whole', { timeout: 330_000 }, async () => {
    const { deps, folder, connectionString, factory } = harness;
    const creator = await factory.creator();
    const path = join(folder, 'long.mp4');
    await makeTestVideo({ path, width: 1280, height: 720, seconds: 4, framesPerSecond: 15 });
    const fields = { title: 'A title', content: 'Words' };
    const files = [{ content: await readFile(path) }];
    const { media } = (await sendForm(harness, creator.headers, { fields, files })).json();
    const video = () =>
      deps.db
        .selectFrom('media_items')
        .selectAll()
        .where('id', '=', media.file_key)
        .executeTakeFirstOrThrow();

    const worker = spawnVideoWorker(connectionString, folder);
    await expect.poll(async () => (await video()).video_progress, { timeout: 150_000 }).toBeGreaterThan(10);
    expect(programsIn(folder)).not.toEqual([]);
    worker.kill('SIGKILL');
    await expect.poll(() => programsIn(folder)).toEqual([]);
    expect((await video()).video_state).toBe('working');
    expect(await deps.storage.stat(mediaKeys.original(media.file_key))).not.toBeNull();

    const other = await startOwnWorker({ connectionString, jobs: mediaJobs(deps) as never });
    await expect.poll(async () => (await video()).video_state, { timeout: 150_000 }).toBe('ready');
    await expect.poll(() => deps.storage.stat(mediaKeys.original(media.file_key))).toBeNull();
    await other.stop();
    for (const key of [
      mediaKeys.rendition(media.file_key, 'high'),
      mediaKeys.playlist(media.file_key, 'master'),
    ])
      expect(await deps.storage.stat(key), key).not.toBeNull();
  });
});
