import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { mediaKeys } from '../media-keys.ts';
import { removeFiles } from '../upload/remove-media.ts';
import { stripOnly } from './find-video-engine.ts';
import { processUpload } from './process-upload.ts';
import { CLIP, useVideos } from './processed-videos.fixture.ts';
import type { VideoEngine } from './video-engine.ts';

const { harness, creator, fan, publish, seenBy, call, jobsFor, kept } = useVideos();

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

/** As if it had been sent whole. */
async function putWholeFile(mediaId: string): Promise<void> {
  await harness.deps.storage.putFile(mediaKeys.original(mediaId), CLIP, { contentType: 'video/mp4' });
  const { size: bytes } = await stat(CLIP);
  await harness.deps.db.updateTable('media_items').set({ bytes }).where('id', '=', mediaId).execute();
}

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
    await putWholeFile(mediaId);
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
    await putWholeFile(mediaId);
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
