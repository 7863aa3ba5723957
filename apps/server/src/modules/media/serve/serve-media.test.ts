import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import type { Deps } from '../../../deps.ts';
import { createS3Storage } from '../../../providers/storage/s3.ts';
import { grantSubscription } from '../../subscriptions/index.ts';
import { sharp } from '../image/image-library.ts';
import { mediaKeys } from '../media-keys.ts';
import { processUpload } from '../video/process-upload.ts';
import { signMedia } from './sign-media.ts';

const CLIP = new URL('../video/fixtures/located.mp4', import.meta.url).pathname;

/** The same addresses whatever holds the bytes. */
describe.each(['disk', 's3'] as const)('media on %s', (kind) => {
  const deps: Partial<Deps> = {};
  if (kind === 's3') useS3(deps);
  const harness = useHarness({ deps });

  let creator: Person;
  let fan: Person;
  let photo: { id: string; url: string; thumbnail: string; blur: string };
  let video: { id: string; url: string; bytes: number };

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    harness.app.inject({ method, url, headers });

  async function feedItem(person: Person | null, id: string) {
    const url = `/api/creators/${creator.id}/posts`;
    const answer = await harness.app.inject({ url, headers: person?.headers ?? {} });
    return answer.json().posts.find((post: { id: string }) => post.id === id);
  }

  beforeAll(async () => {
    creator = await harness.factory.creator();
    fan = await harness.factory.fan();
    await addressOf(harness);
    const fields = { title: 'A title', content: 'Words' };
    const files = [{ content: await jpeg(900, 600) }];
    const picture = (await sendForm(harness, creator.headers, { fields, files })).json();
    const clip = (
      await sendForm(harness, creator.headers, {
        fields,
        files: [{ content: await readFile(CLIP), name: 'a.mp4' }],
      })
    ).json();
    const seen = await feedItem(fan, picture.id);
    photo = {
      id: picture.media.file_key,
      url: seen.media_url,
      thumbnail: seen.thumbnail_url,
      blur: `/media/public/blur/${picture.media.file_key}.webp`,
    };
    await processUpload(harness.deps, clip.media.file_key, true);
    const { media_url: url } = await feedItem(fan, clip.id);
    const key = mediaKeys.video(clip.media.file_key, 'mp4');
    video = { id: clip.media.file_key, url, bytes: (await harness.deps.storage.stat(key))?.bytes ?? 0 };
  });

  it('opens a picture for whom its address was made, small and large, for as long as it lives', async () => {
    for (const url of [photo.url, photo.thumbnail]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=120',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    }
    expect((await get(photo.url, fan.headers)).statusCode).toBe(200);
  });

  it('burns the viewer’s name in: no two viewers get the same bytes', async () => {
    const other = await harness.factory.fan();
    const post = await feedItem(fan, (await postOf(photo.id)).id);
    const forOther = await feedItem(other, post.id);
    const forGuest = await feedItem(null, post.id);
    const pictures = await Promise.all(
      [post, forOther, forGuest].map(async (item) => (await get(item.media_url)).rawPayload),
    );
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3);
    // The same viewer gets the same picture again.
    expect((await get(photo.url)).rawPayload.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
  });

  async function postOf(mediaId: string): Promise<{ id: string }> {
    return harness.deps.db
      .selectFrom('posts')
      .select('id')
      .where('media_id', '=', mediaId)
      .executeTakeFirstOrThrow();
  }

  it('renders a picture once when fifty ask for it at once', async () => {
    const viewer = await harness.factory.fan();
    const item = await feedItem(viewer, (await postOf(photo.id)).id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(item.media_url)));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  });

  it('refuses an address of which anything was changed', async () => {
    const address = new URL(photo.url, 'http://x');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      return url.pathname + url.search;
    };
    const later = String(Number(address.searchParams.get('expires')) + 60);
    const attempts = [
      changed((url) => url.searchParams.set('expires', later)),
      changed((url) => url.searchParams.set('viewer', creator.id)),
      changed((url) => url.searchParams.delete('viewer')),
      changed((url) => url.searchParams.delete('signature')),
      changed((url) => url.searchParams.set('signature', 'A'.repeat(24))),
      changed((url) => url.searchParams.append('signature', 'x')),
      changed((url) => url.searchParams.append('viewer', creator.id)),
      changed((url) => {
        url.pathname = url.pathname.replace(photo.id, video.id);
      }),
      address.pathname,
    ];
    for (const url of attempts) expect(expectRefusal(await get(url)).code).toBe('address_invalid');
  });

  it('refuses an address that has expired, to the second', async () => {
    const { media_url: url } = await feedItem(fan, (await postOf(photo.id)).id);
    harness.clock.advance(119_000);
    expect((await get(url)).headers['cache-control']).toBe('private, max-age=1');
    harness.clock.advance(1000);
    expect(expectRefusal(await get(url)).code).toBe('address_expired');
    harness.clock.advance(-120_000);
  });

  it('refuses an address to who signs in as somebody else', async () => {
    const other = await harness.factory.fan();
    for (const url of [photo.url, photo.thumbnail, video.url])
      expect(expectRefusal(await get(url, other.headers)).code).toBe('address_invalid');
    // What guests are shown is everybody's, whoever they sign in as meanwhile.
    const guest = await feedItem(null, (await postOf(photo.id)).id);
    expect((await get(guest.media_url, other.headers)).statusCode).toBe(200);
    expect(expectRefusal(await get(photo.url, { authorization: 'Bearer garbage' })).code).toBe(
      'unauthenticated',
    );
  });

  describe.each([
    ['for subscribers', { is_subscriber_only: 'true' }],
    ['that was bought', { is_ppv: 'true', credit_price: '5' }],
    ['of a mature post', { is_nsfw: 'true' }],
  ])('%s', (_what, fields) => {
    let post: { id: string; media: { file_key: string } };
    let buyer: Person;

    beforeAll(async () => {
      const files = [{ content: await jpeg(300, 200) }];
      const form = { fields: { title: 'A title', content: 'Words', ...fields }, files };
      post = (await sendForm(harness, creator.headers, form)).json();
      buyer = await harness.factory.fan({ credits: 10, isSafeMode: false });
      const endsAt = new Date(harness.clock.now().getTime() + 86_400_000);
      await grantSubscription(harness.deps, { fanId: buyer.id, creatorId: creator.id, endsAt });
      await harness.app.inject({
        method: 'POST',
        url: '/api/credits/unlock',
        headers: buyer.headers,
        payload: { content_id: post.id },
      });
    });

    async function addresses(person: Person): Promise<string[]> {
      const feed = `/api/creators/${creator.id}/posts?include_nsfw=true`;
      const { posts } = (await get(feed, person.headers)).json();
      const item = posts.find((each: { id: string }) => each.id === post.id);
      const fresh = await harness.app.inject({
        method: 'POST',
        url: '/api/media/access',
        headers: person.headers,
        payload: { file_key: post.media.file_key },
      });
      return [item.media_url, item.thumbnail_url, fresh.json().secure_url];
    }

    it('opens with the session that asked for it, by token or cookie', async () => {
      for (const url of await addresses(buyer)) {
        expect((await get(url, buyer.headers)).statusCode).toBe(200);
        expect((await get(url, { cookie: `likha_session=${buyer.token}` })).statusCode).toBe(200);
      }
    });

    it('opens for nobody else, and not without the mark of its being bound', async () => {
      const second = await harness.deps.sessions.start(harness.deps.db, buyer.id);
      const sessions = [{}, fan.headers, creator.headers, { authorization: `Bearer ${second}` }];
      for (const url of await addresses(buyer)) {
        for (const headers of sessions)
          expect(expectRefusal(await get(url, headers)).code).toBe('address_invalid');
        for (const change of ['', '&bound=', '&bound=x', '&bound=session&bound=session'])
          expect((await get(url.replace('&bound=session', change), buyer.headers)).statusCode).toBe(403);
      }
    });

    it('ends with the session', async () => {
      const urls = await addresses(buyer);
      await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: buyer.headers });
      for (const url of urls) {
        expect(expectRefusal(await get(url)).code).toBe('address_invalid');
        const cookie = `likha_session=${buyer.token}`;
        expect(expectRefusal(await get(url, { cookie })).code).toBe('address_invalid');
      }
    });
  });

  it('knows nothing of ids and variants that do not exist, however well they are signed', async () => {
    const signed = (mediaId: string) =>
      signMedia(
        { mediaId, viewerId: fan.id, expiresAt: new Date(harness.clock.now().getTime() + 60_000) },
        harness.deps.mediaKey,
      );
    const unknown = harness.deps.ids.next();
    for (const [url, code] of [
      [`/media/${unknown}/view?${signed(unknown)}`, 'address_invalid'],
      [`/media/${unknown}/video.mp4?${signed(unknown)}`, 'address_invalid'],
      [`/media/${photo.id}/full?${signed(photo.id)}`, 'not_found'],
      [`/media/${photo.id}/video.mp4?${signed(photo.id)}`, 'not_found'],
      [`/media/${photo.id}/..%2f..%2fsecret?${signed(photo.id)}`, 'not_found'],
      [`/media/${unknown}/view`, 'address_invalid'],
      ['/media/short/view', 'not_found'],
      [`/media/public/media/${photo.id}/full.webp`, 'not_found'],
      [`/media/public/..%2fmedia%2f${photo.id}%2ffull.webp`, 'not_found'],
      [`/media/public/../media/${photo.id}/full.webp`, 'not_found'],
      ['/media/public/', 'not_found'],
    ])
      expect(expectRefusal(await get(url ?? '')).code, url).toBe(code);
  });

  it('gives the blurred picture to anyone, while it is shown', async () => {
    const answer = await get(photo.blur);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
    const { width = 0 } = await sharp(answer.rawPayload).metadata();
    expect(width).toBeLessThanOrEqual(480);
  });

  it('gives parts of a video and of a picture', async () => {
    for (const url of [video.url, photo.url]) {
      const whole = (await get(url)).rawPayload;
      const size = whole.length;
      const cases: [string, number, number][] = [
        // The S3 stand-in takes a last byte of 0 for none.
        kind === 's3' ? ['bytes=0-1', 0, 1] : ['bytes=0-0', 0, 0],
        ['bytes=0-99', 0, 99],
        ['bytes=100-199', 100, 199],
        [`bytes=${size - 1}-`, size - 1, size - 1],
        ['bytes=-10', size - 10, size - 1],
        ['bytes=50-99999999', 50, size - 1],
      ];
      for (const [range, start, end] of cases) {
        const answer = await get(url, { range });
        expect([answer.statusCode, answer.headers['content-range']], range).toEqual([
          206,
          `bytes ${start}-${end}/${size}`,
        ]);
        expect(answer.rawPayload.equals(whole.subarray(start, end + 1)), range).toBe(true);
        expect(Number(answer.headers['content-length'])).toBe(end - start + 1);
      }
      for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,3-4', 'x']) {
        const answer = await get(url, { range });
        expect([answer.statusCode, answer.rawPayload.length], range).toEqual([200, size]);
      }
      for (const range of [`bytes=${size}-`, 'bytes=-0']) {
        const answer = await get(url, { range });
        expect(expectRefusal(answer).code, range).toBe('range_not_satisfiable');
        expect(answer.headers['content-range']).toBe(`bytes */${size}`);
      }
    }
  });

  it('answers HEAD with the size and no body', async () => {
    for (const url of [video.url, photo.url, photo.blur]) {
      const whole = await get(url);
      const answer = await get(url, {}, 'HEAD');
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBe(0);
      expect(answer.headers['content-length']).toBe(String(whole.rawPayload.length));
      expect(answer.headers['content-type']).toBe(whole.headers['content-type']);
    }
    expect((await get(video.url.replace('signature=', 'signature=x'), {}, 'HEAD')).statusCode).toBe(403);
  });

  async function viewsOf(postId: string): Promise<number> {
    const { db, viewCounter } = harness.deps;
    await viewCounter.flush();
    const row = await db
      .selectFrom('posts')
      .select('views_count')
      .where('id', '=', postId)
      .executeTakeFirst();
    return row?.views_count ?? 0;
  }

  it('counts who looks, once each, and not the creator', async () => {
    const post = await postOf(video.id);
    const own = await feedItem(creator, post.id);
    const before = await viewsOf(post.id);
    await get(own.media_url);
    expect(await viewsOf(post.id)).toBe(before);
    const viewer = await harness.factory.fan();
    const { media_url: url } = await feedItem(viewer, post.id);
    for (let look = 0; look < 3; look += 1) await get(url);
    const skipping = await feedItem(await harness.factory.fan(), post.id);
    await get(skipping.media_url, { range: 'bytes=5-9' });
    expect(await viewsOf(post.id)).toBe(before + 1);
  });

  it('counts a picture when it is opened, not when its small one is shown in a list', async () => {
    const post = await postOf(photo.id);
    const shown = await feedItem(await harness.factory.fan(), post.id);
    const before = await viewsOf(post.id);
    await get(shown.thumbnail_url);
    expect(await viewsOf(post.id)).toBe(before);
    await get(shown.media_url);
    expect(await viewsOf(post.id)).toBe(before + 1);
  });
});

/** A stand-in for S3, gone after the tests of this block. */
function useS3(deps: Partial<Deps>): void {
  let folder: string;
  let standIn: S3rver;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'likha-s3-'));
    const directory = join(folder, 's3');
    const bucket = 'likha-media';
    standIn = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    });
    const { port } = await standIn.run();
    const endpoint = `http://127.0.0.1:${port}`;
    const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };
    deps.storage = await createS3Storage({ ...keys, endpoint, bucket });
  });
  afterAll(async () => {
    await standIn.close();
    await rm(folder, { recursive: true, force: true });
  });
}
