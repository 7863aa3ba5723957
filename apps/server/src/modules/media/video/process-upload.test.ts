import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { mediaKeys } from '../media-keys.ts';
import { processUpload } from './process-upload.ts';
import { CLIP, useVideos } from './processed-videos.fixture.ts';

const { harness, creator, fan, publish, seenBy, call, jobsFor, kept } = useVideos();

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
