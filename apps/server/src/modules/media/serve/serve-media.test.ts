import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { sharp } from '../image/image-library.ts';
import { useServedMedia } from './serve-media.fixture.ts';
import { signMedia } from './sign-media.ts';

/** The same addresses whatever holds the bytes. */
describe.each(['disk', 's3'] as const)('media on %s', (kind) => {
  const { harness, creator, fan, photo, video, get, feedItem, postOf } = useServedMedia(kind);

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
