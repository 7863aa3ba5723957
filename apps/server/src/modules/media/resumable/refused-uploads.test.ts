import { readFile } from 'node:fs/promises';
import { RESUMABLE } from '@likha/contract/late-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { idOf, speakTus, TUS_HEADERS } from './tus-client.fixture.ts';

const CLIP = new URL('../video/fixtures/located.mp4', import.meta.url).pathname;
const MB = 1024 ** 2;
const BYTES = { 'content-type': 'application/offset+octet-stream' };

const harness = useHarness();
let creator: Person;
let other: Person;
let video: Buffer;
const { ask, begin, patch, publish, receivedOf } = speakTus(harness, () => creator);

beforeAll(async () => {
  [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
  video = await readFile(CLIP);
});

describe('an upload in parts is not begun', () => {
  it.each([
    ['without its length', {}, 'Upload-Length', 422],
    ['with a length that is none', { 'upload-length': '1e3' }, 'Upload-Length', 422],
    ['with a length below nothing', { 'upload-length': '-5' }, 'Upload-Length', 422],
    ['of no byte', { 'upload-length': '0' }, 'Upload-Length', 422],
    ['of more than a video may have', { 'upload-length': String(100 * MB + 1) }, 'Upload-Length', 413],
    ['of more than numbers reach', { 'upload-length': '9'.repeat(30) }, 'Upload-Length', 422],
    ['with its length for later', { 'upload-defer-length': '1' }, 'Upload-Length', 422],
    [
      'with a value that is no Base64',
      { 'upload-length': '9', 'upload-metadata': 'filename ***' },
      'Upload-Metadata',
      422,
    ],
    [
      'with one name twice',
      { 'upload-length': '9', 'upload-metadata': 'a YQ==,a YQ==' },
      'Upload-Metadata',
      422,
    ],
    [
      'with very much said of it',
      { 'upload-length': '9', 'upload-metadata': `a ${'A'.repeat(4400)}` },
      'Upload-Metadata',
      422,
    ],
  ])('%s, and the header is named', async (_what, headers, field, status) => {
    const answer = await ask('POST', '/api/uploads', headers as Record<string, string>);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(Object.keys(expectRefusal(answer).errors ?? {})).toEqual([field]);
  });

  it('with its first bytes at once', async () => {
    const answer = await ask('POST', '/api/uploads', { ...BYTES, 'upload-length': '3' }, Buffer.from('abc'));
    expect(Object.keys(expectRefusal(answer).errors ?? {})).toEqual(['Content-Length']);
  });

  it('by another version of the protocol, or by none', async () => {
    for (const version of ['0.2.2', '']) {
      const answer = await ask('POST', '/api/uploads', { 'upload-length': '9', 'tus-resumable': version });
      expect(expectRefusal(answer).code).toBe('upload_version');
      expect(answer.headers['tus-version']).toBe('1.0.0');
    }
  });

  it('by who may not bring what they say', async () => {
    const length = { 'upload-length': String(50 * MB) };
    const answers = {
      guest: await ask('POST', '/api/uploads', length, undefined, null),
      unverified: await ask(
        'POST',
        '/api/uploads',
        length,
        undefined,
        await harness.factory.creator({ isVerified: false }),
      ),
      fan: await ask('POST', '/api/uploads', length, undefined, await harness.factory.fan()),
    };
    const codes = Object.values(answers).map((answer) => expectRefusal(answer).code);
    expect(codes).toEqual(['unauthenticated', 'creator_unverified', 'payload_too_large']);
  });

  it('from another site with the cookie of a browser', async () => {
    const headers = { cookie: `likha_session=${creator.cookie}`, 'upload-length': '9' };
    const asked = (site: string) =>
      ask('POST', '/api/uploads', { ...headers, 'sec-fetch-site': site }, undefined, null);
    expect(expectRefusal(await asked('cross-site')).code).toBe('cross_site');
    expect((await asked('same-origin')).statusCode).toBe(201);
  });

  it('says what is spoken here to who asks', async () => {
    const { statusCode, headers } = await ask('OPTIONS', '/api/uploads', {}, undefined, null);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(100 * MB),
    });
  });
});

describe('a part is not taken', () => {
  it('by anybody but who began: they do not even learn that it is there', async () => {
    const url = await begin(video.length);
    await patch(url, 0, video);
    for (const [method, headers] of Object.entries({
      HEAD: {},
      PATCH: { ...BYTES, 'upload-offset': '0' },
      DELETE: {},
    }))
      expect((await ask(method, url, headers as Record<string, string>, undefined, other)).statusCode).toBe(
        404,
      );
    expect((await ask('PATCH', url, { ...BYTES, 'upload-offset': '0' }, undefined, null)).statusCode).toBe(
      401,
    );
    const { code, errors } = expectRefusal(await publish(idOf(url), other));
    expect([code, Object.keys(errors ?? {})]).toEqual(['upload_not_found', ['media_file']]);
    expect((await publish(idOf(url))).statusCode).toBe(201);
  });

  it.each([
    ['without the place where it begins', {}],
    ['at a place that is none', { 'upload-offset': 'x' }],
    ['at a place before the first byte', { 'upload-offset': '-1' }],
    ['at half a byte', { 'upload-offset': '0.5' }],
  ])('%s', async (_what, headers) => {
    const answer = await ask('PATCH', await begin(), { ...BYTES, ...headers }, Buffer.alloc(1024));
    expect(Object.keys(expectRefusal(answer).errors ?? {})).toEqual(['Upload-Offset']);
  });

  it('anywhere but at the next byte, which it is told', async () => {
    const answer = await patch(await begin(), 512, Buffer.alloc(512));
    expect(expectRefusal(answer).code).toBe('upload_offset');
    expect(answer.headers['upload-offset']).toBe('0');
  });

  it('as anything but bytes', async () => {
    const headers = { 'content-type': 'application/json', 'upload-offset': '0' };
    expect((await ask('PATCH', await begin(), headers, Buffer.from('{}'))).statusCode).toBe(415);
  });

  it('with more than was announced, whether or not it says so, and nothing of it is kept', async () => {
    const url = await begin(100 * 1024);
    const said = await patch(url, 0, Buffer.alloc(100 * 1024 + 1));
    expect([said.statusCode, Object.keys(expectRefusal(said).errors ?? {})]).toEqual([
      413,
      ['Content-Length'],
    ]);
    const unsaid = await fetch(url, {
      method: 'PATCH',
      headers: { ...creator.headers, ...TUS_HEADERS, ...BYTES, 'upload-offset': '0' },
      // It never ends.
      body: new ReadableStream({ start: (stream) => void stream.enqueue(new Uint8Array(200 * 1024)) }),
      duplex: 'half',
    } as RequestInit);
    expect(unsaid.status).toBe(413);
    expect(await receivedOf(url)).toBe(0);
  });

  it('in crumbs, but for the last one', async () => {
    const url = await begin(RESUMABLE.leastPartBytes + 10);
    const crumb = await patch(url, 0, Buffer.alloc(10));
    expect(Object.keys(expectRefusal(crumb).errors ?? {})).toEqual(['Content-Length']);
    expect((await patch(url, 0, Buffer.alloc(RESUMABLE.leastPartBytes))).statusCode).toBe(204);
    expect((await patch(url, RESUMABLE.leastPartBytes, Buffer.alloc(10))).statusCode).toBe(204);
  });

  it('twice, when two come at once: one is kept', async () => {
    const url = await begin(video.length);
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => patch(url, 0, video)));
    const statuses = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.statusCode : 'cut',
    );
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
    await expect.poll(() => receivedOf(url)).toBe(video.length);
    expect((await publish(idOf(url))).statusCode).toBe(201);
  });

  it('once its session has ended in the middle', async () => {
    const leaver = await harness.factory.creator();
    const url = await begin(200 * 1024, leaver);
    expect((await patch(url, 0, Buffer.alloc(100 * 1024), leaver)).statusCode).toBe(204);
    await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: leaver.headers });
    expect((await patch(url, 100 * 1024, Buffer.alloc(100 * 1024), leaver)).statusCode).toBe(401);
  });
});
