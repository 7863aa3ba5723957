import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasCeph } from '../../../../test/ceph.ts';
import { sendForm } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import type { Clock } from '../../../platform/clock.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createDirectAddresses, type DirectSettings } from '../../../providers/storage/direct-addresses.ts';
import { processUpload } from '../video/process-upload.ts';
import { hasNginx, type RunningNginx, startNginx } from './nginx.fixture.ts';
import { CLIP_BYTES, PUBLIC_URL, useServedMedia } from './serve-media.fixture.ts';

const SECRET = '4f1c9b7e02ad83566ec1f09d7b35a248';
const aWhileAgo: Clock = { now: () => new Date(systemClock.now().getTime() - 61_000) };

type Served = ReturnType<typeof useServedMedia>;

/** What holds wherever the bytes come from. */
function describeDirect(served: Served, settings: () => DirectSettings): void {
  const { harness, creator, fan, video, photo, get, postOf } = served;
  beforeEach(() => {
    harness.deps.directMedia = createDirectAddresses(settings(), systemClock);
  });

  const addressOf = async (headers = {}) =>
    String((await get(video.url, { ...fan.headers, ...headers })).headers.location);

  it('leads who may see a video to its bytes, whole and in part', async () => {
    const answer = await get(video.url, fan.headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    const whole = await fetch(String(answer.headers.location));
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, video.bytes]);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    const kept = whole.headers.get('cache-control') ?? '';
    expect(kept).toMatch(/private/);
    expect(kept).not.toMatch(/immutable|public/);
    const part = await fetch(await addressOf({ range: 'bytes=2-5' }), { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${video.bytes}`]);
  });

  it('tells no address to who may not', async () => {
    const refused = async (headers: Record<string, string>) => {
      const answer = await get(video.url, headers);
      expect(answer.headers.location).toBeUndefined();
      expect(expectRefusal(answer).code).toBe('address_invalid');
      expect(answer.statusCode).toBe(403);
    };
    await refused((await harness.factory.fan()).headers);
    const { id } = await postOf(video.id);
    const setSubscribersOnly = (is_subscriber_only: boolean) =>
      harness.deps.db.updateTable('posts').set({ is_subscriber_only }).where('id', '=', id).execute();
    // A right that is over: there was an address, and there is no further one.
    await setSubscribersOnly(true);
    await refused(fan.headers);
    await refused({});
    await setSubscribersOnly(false);
    const unsigned = await get(video.url.replace(/signature=./, 'signature=!'), fan.headers);
    expect([unsigned.statusCode, unsigned.headers.location]).toEqual([403, undefined]);
  });

  it('sends pictures, what is asked of without its bytes, and what staff looks at, itself', async () => {
    const picture = await get(photo.url, fan.headers);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const head = await get(video.url, fan.headers, 'HEAD');
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(video.bytes)]);
    const admin = await harness.factory.admin();
    const post = await served.feedItem(admin, (await postOf(video.id)).id);
    expect((await get(post.media_url, admin.headers)).statusCode).toBe(200);
  });

  it('sends videos of messages and stories itself', async () => {
    const call = (url: string, payload: object) =>
      harness.app.inject({ method: 'POST', url: `/api${url}`, headers: creator.headers, payload });
    await harness.app.inject({
      method: 'POST',
      url: `/api/creators/${creator.id}/follow`,
      headers: fan.headers,
    });
    const { id } = (await call('/conversations', { user_id: fan.id })).json();
    const files = [{ content: await CLIP_BYTES, name: 'a.mp4' }];
    const { file_key: key } = (
      await sendForm(harness, creator.headers, { files }, `/api/conversations/${id}/files`)
    ).json();
    await processUpload(harness.deps, key, true);
    await call(`/conversations/${id}/messages`, {
      client_id: harness.deps.ids.next(),
      text: '',
      media_ids: [key],
    });
    const read = await get(`/api/conversations/${id}/messages`, fan.headers);
    const [sent] = read.json().messages[0].files;
    expect((await get(sent.media_url, fan.headers)).statusCode).toBe(200);

    const story = (
      await sendForm(harness, creator.headers, { fields: { text: 'Words' }, files }, '/api/stories')
    ).json();
    await processUpload(harness.deps, story.media.file_key, true);
    const [told] = (await get('/api/content/mine/stories', creator.headers)).json().stories;
    expect((await get(told.media_url, creator.headers)).statusCode).toBe(200);
  });
}

/** As S3 works it out from an address: signature version 4, in the query. */
function signatureOf(address: string, secret: string): string {
  const { pathname, searchParams, host } = new URL(address);
  searchParams.delete('X-Amz-Signature');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const query = [...searchParams]
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&');
  const asked = ['GET', pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const [, ...scope] = (searchParams.get('X-Amz-Credential') ?? '').split('/');
  const text = [
    'AWS4-HMAC-SHA256',
    searchParams.get('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(asked).digest('hex'),
  ].join('\n');
  const mac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest();
  return mac(scope.reduce<string | Buffer>(mac, `AWS4${secret}`), text).toString('hex');
}

describe('videos from the store itself', () => {
  const served = useServedMedia('s3');
  describeDirect(served, () => ({ ...served.s3, MEDIA_DIRECT: 's3' }));

  it('are had by an address that the store can check, for a minute', async () => {
    const address = String((await served.get(served.video.url, served.fan.headers)).headers.location);
    const { searchParams } = new URL(address);
    expect(searchParams.get('X-Amz-Expires')).toBe('60');
    const signedAt = searchParams.get('X-Amz-Date')?.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:') ?? '';
    expect(Math.abs(Date.parse(signedAt) - systemClock.now().getTime())).toBeLessThan(60_000);
    expect(searchParams.get('X-Amz-Signature')).toBe(signatureOf(address, 'S3RVER'));
    expect(signatureOf(address.replace(served.video.id, served.photo.id), 'S3RVER')).not.toBe(
      searchParams.get('X-Amz-Signature'),
    );
    expect(searchParams.get('response-content-type')).toBe('video/mp4');
    expect(address).not.toContain(served.fan.id);
  });

  it('are where browsers reach the store, if that is elsewhere', async () => {
    const settings = {
      ...served.s3,
      MEDIA_DIRECT: 's3',
      MEDIA_DIRECT_URL: 'https://s3.likha.example',
    } as const;
    const direct = createDirectAddresses(settings, { now: () => new Date('2026-06-15T04:05:06Z') });
    const address = (await direct?.of('media/a/video.mp4', 'video/mp4')) ?? '';
    expect([direct?.origin, new URL(address).origin]).toEqual(Array(2).fill(settings.MEDIA_DIRECT_URL));
    expect(new URL(address).searchParams.get('X-Amz-Date')).toBe('20260615T040506Z');
    expect(new URL(address).searchParams.get('X-Amz-Signature')).toBe(signatureOf(address, 'S3RVER'));
  });

  it('come from us unless it is said', async () => {
    served.harness.deps.directMedia = createDirectAddresses(
      { ...served.s3, MEDIA_DIRECT: 'off' },
      systemClock,
    );
    const answer = await served.get(served.video.url, served.fan.headers);
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, served.video.bytes]);
  });
});

describe.skipIf(!hasCeph)('videos from Ceph (skipped without its programs)', () => {
  const served = useServedMedia('ceph');
  const settings = (): DirectSettings => ({ ...served.s3, MEDIA_DIRECT: 's3' });
  describeDirect(served, settings);

  it('open by an address of ours alone, for a minute, for pages of the origin that its bucket names', async () => {
    const addressBy = async (clock: Clock) =>
      (await createDirectAddresses(settings(), clock)?.of(
        `media/${served.video.id}/video.mp4`,
        'video/mp4',
      )) ?? '';
    const address = await addressBy(systemClock);
    const answer = await fetch(address, { headers: { origin: PUBLIC_URL } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, PUBLIC_URL]);
    const asked = { origin: PUBLIC_URL, 'access-control-request-method': 'GET' };
    const first = await fetch(address, {
      method: 'OPTIONS',
      headers: { ...asked, 'access-control-request-headers': 'range' },
    });
    const elsewhere = await fetch(address, { headers: { origin: 'https://elsewhere.example' } });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
    expect([first.status, first.headers.get('access-control-allow-headers')]).toEqual([200, 'range']);
    const forged = [
      address.split('?')[0] ?? '',
      address.replace(served.video.id, served.photo.id),
      address.replace('video%2Fmp4', 'text%2Fhtml'),
      address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'),
      await addressBy(aWhileAgo),
    ];
    expect(new Set(forged).size).toBe(5);
    const statuses = await Promise.all(forged.map(async (each) => (await fetch(each)).status));
    expect(statuses).toEqual(forged.map(() => 403));
  });
});

describe('the function for CloudFront', () => {
  it('lets an address of ours through, for a minute and as it was made', async () => {
    const file = new URL('../../../../../../ops/cloudfront/check-media.js', import.meta.url);
    const text = (await readFile(file, 'utf8')).replace("'MEDIA_DIRECT_SECRET'", `'${SECRET}'`);
    const handler = runInNewContext(`${text}; handler`, { require: () => ({ createHash }), Date });
    const settings: DirectSettings = {
      MEDIA_DIRECT: 'edge',
      MEDIA_DIRECT_URL: 'https://cdn.likha.example',
      MEDIA_DIRECT_SECRET: SECRET,
      S3_REGION: '',
    };
    const ask = async (clock: Clock, change = (request: object) => request) => {
      const address = new URL(
        (await createDirectAddresses(settings, clock)?.of('media/a/high.mp4', '')) ?? '',
      );
      const pairs = [...address.searchParams].map(([name, value]) => [name, { value }]);
      const request = { method: 'GET', uri: address.pathname, querystring: Object.fromEntries(pairs) };
      return handler({ request: change(request) }).statusCode ?? 'passed';
    };
    expect(await ask(systemClock)).toBe('passed');
    expect(await ask(aWhileAgo)).toBe(410);
    expect(await ask(systemClock, (request) => ({ ...request, uri: '/media/b/high.mp4' }))).toBe(403);
    expect(await ask(systemClock, (request) => ({ ...request, querystring: {} }))).toBe(403);
    expect(await ask(aWhileAgo, (request) => ({ ...request, method: 'OPTIONS' }))).toBe('passed');
  });
});

describe.skipIf(!hasNginx)('videos from nginx (skipped without the program nginx)', () => {
  const served = useServedMedia('disk');
  let nginx: RunningNginx;

  beforeAll(async () => {
    nginx = await startNginx({ SECRET, DATA_DIR: served.harness.folder, PUBLIC_URL });
  });
  afterAll(() => nginx.stop());

  const settings = (): DirectSettings => ({
    MEDIA_DIRECT: 'edge',
    MEDIA_DIRECT_URL: `${nginx.url}/bytes`,
    MEDIA_DIRECT_SECRET: SECRET,
    S3_REGION: '',
  });
  describeDirect(served, settings);

  it('open by an address of ours alone, for pages of ours', async () => {
    const { origin, pathname, search } = new URL(
      String((await served.get(served.video.url, served.fan.headers)).headers.location),
    );
    expect((await fetch(`${origin}${pathname}`)).status).toBe(403);
    expect(
      (
        await fetch(
          `${origin}${pathname}${search.replace(/md5=(.)/, (_, first) => (first === 'A' ? 'md5=B' : 'md5=A'))}`,
        )
      ).status,
    ).toBe(403);
    const answer = await fetch(`${origin}${pathname}${search}`);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PUBLIC_URL);
    const first = await fetch(`${origin}${pathname}${search}`, { method: 'OPTIONS' });
    expect([first.status, first.headers.get('access-control-allow-headers')]).toEqual([204, 'range']);
    const of = (clock: Clock, key: string) => createDirectAddresses(settings(), clock)?.of(key, '');
    const other = pathname.replace(served.video.id, served.photo.id);
    const late = await of(aWhileAgo, `media/${served.video.id}/video.mp4`);
    const original = await of(systemClock, `originals/${served.video.id}`);
    const asked = [`${origin}${other}${search}`, String(late), String(original)].map((url) => fetch(url));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 410, 404]);
    expect(await nginx.log()).not.toContain(pathname);
  });
});
