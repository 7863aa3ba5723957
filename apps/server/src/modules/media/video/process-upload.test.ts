import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { filesUnder, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { mediaKeys } from '../media-keys.ts';
import { removeFiles } from '../upload/remove-media.ts';
import { findVideoEngine, stripOnly } from './find-video-engine.ts';
import { processUpload } from './process-upload.ts';
import type { VideoEngine } from './video-engine.ts';

/** Real: PostgreSQL, storage on disk, the engine with its child processes. */
const CLIP = new URL('./fixtures/located.mp4', import.meta.url).pathname;
const harness = useHarness();

let creator: Person;
let fan: Person;
beforeAll(async () => {
  creator = await harness.factory.creator();
  fan = await harness.factory.fan({ credits: 500 });
  harness.deps.videoEngine = await findVideoEngine('');
});

async function publish(content: Buffer, fields: Record<string, string> = {}) {
  const answer = await sendForm(harness, creator.headers, {
    fields: { title: 'A title', content: 'Words', ...fields },
    files: [{ content, name: 'clip.mp4' }],
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const post = answer.json();
  return { id: post.id as string, mediaId: post.media.file_key as string };
}

async function seenBy(person: Person, postId: string) {
  const url = `/api/creators/${creator.id}/posts`;
  const { posts } = (await harness.app.inject({ url, headers: person.headers })).json();
  return posts.find((post: { id: string }) => post.id === postId);
}

const call = (method: 'POST' | 'DELETE', url: string, person: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person.headers, ...(payload ? { payload } : {}) });

async function jobsFor(mediaId: string): Promise<string[]> {
  const { rows } = await sql<{
    task: string;
  }>`select t.identifier as task from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where payload->>'mediaId' = ${mediaId} order by j.id`.execute(
    harness.deps.db,
  );
  return rows.map(({ task }) => task);
}

/** Every file in the store that belongs to a media item, by its name. */
async function kept(mediaId: string): Promise<string[]> {
  const all = await filesUnder(join(harness.folder, 'media'));
  return all
    .filter((path) => path.includes(mediaId))
    .map((path) => path.split(`${harness.folder}/media/`)[1] ?? '');
}

describe('a video that everybody may see', () => {
  let id: string;
  let mediaId: string;
  let before: { jobs: string[]; files: string[] };
  beforeAll(async () => {
    ({ id, mediaId } = await publish(await readFile(CLIP)));
    before = { jobs: await jobsFor(mediaId), files: await kept(mediaId) };
    await processUpload(harness.deps, mediaId, false);
  });

  it('is served as pictures, a clip and sizes to choose from, and its original is gone', async () => {
    expect(before).toEqual({ jobs: ['media.transcode'], files: [mediaKeys.original(mediaId)] });
    const files = [
      'blur.webp',
      'preview',
      'full.webp',
      'thumb.webp',
      'video.mp4',
      'low.mp4',
      'low.m3u8',
      'master.m3u8',
    ];
    expect(await kept(mediaId)).toHaveLength(files.length);
    expect(await kept(mediaId)).not.toContain(mediaKeys.original(mediaId));
    const post = await seenBy(fan, id);
    expect(post.media).toMatchObject({
      state: 'ready',
      progress: null,
      failure: null,
      width: 96,
      height: 72,
      duration_seconds: 1,
    });
    expect(post.thumbnail_url).toContain('/thumb?');
    for (const path of await kept(mediaId)) {
      const bytes = await readFile(join(harness.folder, 'media', path));
      for (const secret of ['Secret', '14.5995', 'Lavc', 'Lavf', 'x264'])
        expect(bytes.includes(secret), path).toBe(false);
    }
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
  });

  it('is played through playlists that are signed as the address is', async () => {
    const { stream_url: address } = await seenBy(fan, id);
    const get = (url: string, headers = {}) => harness.app.inject({ url, headers });
    const master = await get(address);
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, max-age=120',
    });
    const [low = ''] = master.body.split('\n').filter((line) => line.startsWith('low.m3u8?'));
    const playlist = await get(`/media/${mediaId}/${low}`);
    const [, range] = /BYTERANGE:(\d+@\d+)/.exec(playlist.body) ?? [];
    const [bytes = 0, start = 0] = range?.split('@').map(Number) ?? [];
    const [part = ''] = playlist.body.split('\n').filter((line) => line.startsWith('low.mp4?'));
    const played = await get(`/media/${mediaId}/${part}`, { range: `bytes=${start}-${start + bytes - 1}` });
    expect([played.statusCode, played.headers['content-type'], played.rawPayload.length]).toEqual([
      206,
      'video/mp4',
      bytes,
    ]);
    for (const name of ['master.m3u8', 'low.m3u8', 'low.mp4', 'video.mp4']) {
      expect((await get(`/media/${mediaId}/${name}`)).statusCode, name).toBe(403);
      const forged = part.replace(/signature=../, 'signature=AA').replace('low.mp4', name);
      expect((await get(`/media/${mediaId}/${forged}`)).statusCode, name).toBe(403);
    }
    expect((await get(`/media/${mediaId}/${part.replace('low.mp4', 'other.mp4')}`)).statusCode).toBe(404);
    expect((await get(`/media/${mediaId}/${part.replace('low.mp4', 'original')}`)).statusCode).toBe(404);
    expect((await get(`/media/public/../originals/${mediaId}`)).statusCode).toBe(404);
    harness.clock.advance(121_000);
    expect((await get(address)).json().code).toBe('address_expired');
  });
});

describe('a video that is sold', () => {
  it('shows who has not paid a blurred clip, is not sold before it can be played, and then plays by session alone', async () => {
    const { id, mediaId } = await publish(await readFile(CLIP), { is_ppv: 'true', credit_price: '10' });
    await expectNotSoldYet(id, mediaId);
    await processUpload(harness.deps, mediaId, false);
    await expectLocked(id);
    expect((await call('POST', '/credits/unlock', fan, { content_id: id })).statusCode).toBe(200);
    expect((await seenBy(fan, id)).stream_url).toContain('/master.m3u8?');
    await expectPlayedBySession(id, mediaId);
  });

  /** Down to its parts. */
  async function expectPlayedBySession(id: string, mediaId: string) {
    const addresses = [(await seenBy(fan, id)).stream_url];
    for (const next of ['low.m3u8?', 'low.mp4?']) {
      const { body } = await harness.app.inject({ url: addresses.at(-1), headers: fan.headers });
      const [line = ''] = body.split('\n').filter((text) => text.startsWith(next));
      addresses.push(`/media/${mediaId}/${line}`);
    }
    for (const url of addresses) {
      expect((await harness.app.inject({ url, headers: fan.headers })).statusCode, url).toBe(200);
      expect((await harness.app.inject({ url })).statusCode, url).toBe(403);
    }
  }

  async function expectNotSoldYet(id: string, mediaId: string) {
    const refused = await call('POST', '/credits/unlock', fan, { content_id: id });
    expect(expectRefusal(refused).code).toBe('media_not_ready');
    expect(await seenBy(fan, id)).toMatchObject({
      media: { state: 'processing', progress: null },
      preview_url: null,
    });
    expect(expectRefusal(await call('POST', '/media/access', creator, { file_key: mediaId })).code).toBe(
      'media_not_ready',
    );
  }

  async function expectLocked(id: string) {
    const locked = await seenBy(fan, id);
    expect(locked).toMatchObject({ is_locked: true, media_url: null, stream_url: null });
    const clip = await harness.app.inject({ url: locked.preview_url, headers: { range: 'bytes=0-99' } });
    expect([clip.statusCode, clip.headers['content-type'], clip.headers['cache-control']]).toEqual([
      206,
      'video/mp4',
      'public, max-age=60, must-revalidate',
    ]);
  }
});

describe('a video that was uploaded', () => {
  it('moves its progress while it is made', async () => {
    const { id, mediaId } = await publish(await readFile(CLIP));
    const steps = [
      { done: 0.1, shown: 19 },
      { done: 0.5, shown: 55 },
      { done: 0.9, shown: 91 },
    ];
    const { videoEngine } = harness.deps;
    const slow = async (job: Parameters<NonNullable<VideoEngine['codecs']>['renditions']>[0]) => {
      for (const { done, shown } of steps) {
        job.onProgress(done);
        await expect.poll(async () => (await seenBy(creator, id)).media.progress).toBe(shown);
      }
      return (await videoEngine.codecs?.renditions(job)) ?? [];
    };
    const codecs = videoEngine.codecs && { ...videoEngine.codecs, renditions: slow };
    await processUpload({ ...harness.deps, videoEngine: { ...videoEngine, codecs } }, mediaId, false);
    expect((await seenBy(creator, id)).media).toMatchObject({ state: 'ready', progress: null });
  });

  it('is served as a clean copy where nothing can encode', async () => {
    const { id, mediaId } = await publish(await readFile(CLIP));
    await processUpload({ ...harness.deps, videoEngine: stripOnly }, mediaId, false);
    const post = await seenBy(fan, id);
    expect(post).toMatchObject({
      stream_url: null,
      thumbnail_url: null,
      media: { state: 'ready', content_type: 'video/mp4' },
    });
    const answer = await harness.app.inject({ url: post.media_url });
    expect(answer.rawPayload.includes('14.5995')).toBe(false);
    expect(answer.rawPayload.length).toBeGreaterThan(1000);
  });

  it('is made once more, and whole, wherever it was broken off', { timeout: 330_000 }, async () => {
    const { id, mediaId } = await publish(await readFile(CLIP));
    const { storage } = harness.deps;
    const original = storage.putFile.bind(storage);
    // Broken off before the first file is stored, and before the last.
    for (const survives of [0, 7]) {
      let puts = 0;
      storage.putFile = async (...file) => {
        if (puts === survives) throw new Error('broken off');
        puts += 1;
        await original(...file);
      };
      await expect(processUpload(harness.deps, mediaId, false)).rejects.toThrow('broken off');
      expect(await kept(mediaId)).toContain(mediaKeys.original(mediaId));
      expect((await seenBy(creator, id)).media.state).toBe('processing');
    }
    storage.putFile = original;
    await processUpload(harness.deps, mediaId, false);
    expect((await seenBy(creator, id)).media.state).toBe('ready');
    // Broken off between the last word and the removal of the original.
    await storage.putFile(mediaKeys.original(mediaId), CLIP, { contentType: 'video/mp4' });
    await processUpload(harness.deps, mediaId, false);
    expect(await kept(mediaId)).not.toContain(mediaKeys.original(mediaId));
  });
});

describe('a video that cannot be shown', () => {
  async function failed() {
    const post = await publish((await readFile(CLIP)).subarray(0, 60));
    await processUpload(harness.deps, post.mediaId, false);
    return post;
  }

  it('tells its creator why, and others only that', async () => {
    const { id } = await failed();
    expect((await seenBy(creator, id)).media).toMatchObject({ state: 'failed', failure: 'corrupt_video' });
    expect((await seenBy(fan, id)).media).toMatchObject({ state: 'failed', failure: null });
  });

  it('can be tried again with the file that is still there', async () => {
    const { id, mediaId } = await failed();
    expect(await kept(mediaId)).toEqual([mediaKeys.original(mediaId)]);
    const answer = await call('POST', `/content/${id}/retry`, creator);
    expect(answer.json().media).toMatchObject({ state: 'processing', failure: null });
    await call('POST', `/content/${id}/retry`, creator);
    const jobs = await jobsFor(mediaId);
    expect(jobs.filter((job) => job === 'media.transcode')).toHaveLength(2);
    await harness.deps.storage.putFile(mediaKeys.original(mediaId), CLIP, { contentType: 'video/mp4' });
    await processUpload(harness.deps, mediaId, false);
    expect((await seenBy(fan, id)).media.state).toBe('ready');
    expect((await call('POST', `/content/${id}/retry`, creator)).json().media.state).toBe('ready');
  });

  it('can be removed with its post, and leaves no file', async () => {
    const { id, mediaId } = await failed();
    expect((await call('DELETE', `/content/${id}`, creator)).json()).toEqual({ id });
    expect(await seenBy(creator, id)).toBeUndefined();
    expect(await jobsFor(mediaId)).toContain('media.remove-files');
    await removeFiles(harness.deps, mediaId);
    expect(await kept(mediaId)).toEqual([]);
    expect(expectRefusal(await call('DELETE', `/content/${id}`, creator)).code).toBe('content_not_found');
    expect(expectRefusal(await call('POST', `/content/${id}/retry`, creator)).code).toBe('content_not_found');
  });

  it('is nobody else’s to try or to remove', async () => {
    const { id } = await failed();
    const other = await harness.factory.creator();
    expect(expectRefusal(await call('POST', `/content/${id}/retry`, other)).code).toBe('content_not_found');
    expect(expectRefusal(await call('DELETE', `/content/${id}`, other)).code).toBe('content_not_found');
  });

  it('is removed while it is processed, and its files once that is over', async () => {
    const { id, mediaId } = await failed();
    await harness.deps.storage.putFile(mediaKeys.original(mediaId), CLIP, { contentType: 'video/mp4' });
    await call('POST', `/content/${id}/retry`, creator);
    await call('DELETE', `/content/${id}`, creator);
    const removals = async () => (await jobsFor(mediaId)).filter((name) => name === 'media.remove-files');
    await removeFiles(harness.deps, mediaId);
    expect([(await kept(mediaId)).length, await removals()]).toEqual([
      1,
      ['media.remove-files', 'media.remove-files'],
    ]);
    await processUpload(harness.deps, mediaId, false);
    await removeFiles(harness.deps, mediaId);
    expect([await kept(mediaId), (await removals()).length]).toEqual([[], 2]);
  });

  it('of which the machine is at fault fails with the last try only', async () => {
    const { id, mediaId } = await publish(await readFile(CLIP));
    const videoEngine = { ...stripOnly, strip: () => Promise.reject(new Error('the disk is full')) };
    const deps = { ...harness.deps, videoEngine };
    await expect(processUpload(deps, mediaId, false)).rejects.toThrow('the disk is full');
    expect((await seenBy(creator, id)).media.state).toBe('processing');
    await expect(processUpload(deps, mediaId, true)).rejects.toThrow('the disk is full');
    expect((await seenBy(creator, id)).media.failure).toBe('our_fault');
  });
});
