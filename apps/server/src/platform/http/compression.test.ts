import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';

const harness = useHarness();
const BROWSER = 'gzip, deflate, br, zstd';
const LONG = '/api/openapi.json';
const unlimited = { check: async () => undefined };

let webRoot: string;
let app: FastifyInstance;
beforeAll(async () => {
  webRoot = join(harness.folder, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  await writeFile(join(webRoot, 'assets', 'index-1.js'), 'const words = 1;\n'.repeat(1000));
  app = await buildApp(harness.deps, { rateLimits: unlimited, webRoot });
});
afterAll(() => app.close());

const get = (url: string, accepts: string, headers: object = {}) =>
  app.inject({ url, headers: { 'accept-encoding': accepts, ...headers } });

describe('a long answer', () => {
  it.each([
    [BROWSER, 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'to who accepts %s is compressed by %s, and says that it depends on that',
    async (accepts, by, open) => {
      const plain = await get(LONG, 'identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      const answer = await get(LONG, accepts);
      expect(answer.headers['content-encoding']).toBe(by);
      expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(open(answer.rawPayload).toString()).toBe(plain.body);
    },
  );

  it('is left as it is where a proxy compresses', async () => {
    const env = { ...harness.deps.env, COMPRESSION: 'off' as const };
    const bare = await buildApp({ ...harness.deps, env }, { rateLimits: unlimited });
    const answer = await bare.inject({ url: LONG, headers: { 'accept-encoding': BROWSER } });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    await bare.close();
  });
});

describe('a short answer', () => {
  it('is sent as it is', async () => {
    expect((await get('/healthz', BROWSER)).headers['content-encoding']).toBeUndefined();
  });
});

describe('a file of the web app', () => {
  it('keeps a tag that is the same for every encoding, hence a weak one, and is not sent again', async () => {
    const url = '/assets/index-1.js';
    const [packed, plain] = [await get(url, BROWSER), await get(url, 'identity')];
    expect(packed.headers['content-encoding']).toBe('zstd');
    expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(zstdDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).toMatch(/^W\//);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    const again = await get(url, BROWSER, { 'if-none-match': packed.headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('in parts is left as it is', async () => {
    const part = await get('/assets/index-1.js', BROWSER, { range: 'bytes=0-1999' });
    expect([part.statusCode, part.headers['content-encoding'], part.rawPayload.length]).toEqual([
      206,
      undefined,
      2000,
    ]);
  });
});
