import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';

const harness = useHarness();
const BROWSER = 'gzip, deflate, br, zstd';
const LONG = '/api/openapi.json';
const SCRIPT = 'const words = 1;\n'.repeat(1000);
const unlimited = { check: async () => undefined };

let webRoot: string;
let app: FastifyInstance;
beforeAll(async () => {
  webRoot = join(harness.folder, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  const script = join(webRoot, 'assets', 'index-1.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  await writeFile(join(webRoot, 'begin.js'), SCRIPT);
  app = await buildApp(harness.deps, { rateLimits: unlimited, webRoot });
});
afterAll(() => app.close());

const get = (url: string, accepts: string, headers: object = {}) =>
  app.inject({ url, headers: { 'accept-encoding': accepts, ...headers } });

describe('a long answer', () => {
  it.each([BROWSER, 'gzip', 'gzip;q=0.5, br'])(
    'to who accepts %s is compressed by gzip, and says that it depends on that',
    async (accepts) => {
      const plain = await get(LONG, 'identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      const answer = await get(LONG, accepts);
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body);
    },
  );

  it.each(['gzip;q=0, identity', 'gzip; q=0.0', ''])('to who says “%s” is not by gzip', async (accepts) => {
    expect((await get(LONG, accepts)).headers['content-encoding']).not.toBe('gzip');
  });

  it('is told the same to a HEAD, without its bytes', async () => {
    const head = await app.inject({ method: 'HEAD', url: LONG, headers: { 'accept-encoding': BROWSER } });
    expect(head.rawPayload.length).toBe(0);
  });

  it('of letters that take three bytes each arrives whole', async () => {
    const long = { q: '字'.repeat(4000) };
    const bare = await buildApp(harness.deps, { rateLimits: unlimited });
    bare.get('/letters', async () => long);
    const answer = await bare.inject({ url: '/letters', headers: { 'accept-encoding': BROWSER } });
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
    await bare.close();
  });

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
  const url = '/assets/index-1.js';

  it('is sent as it was compressed when it was built, by what the browser understands', async () => {
    const plain = await get(url, 'identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    const [packed, older] = [await get(url, BROWSER), await get(url, 'gzip')];
    expect([packed.headers['content-encoding'], older.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(older.rawPayload).toString()).toBe(SCRIPT);
    for (const answer of [plain, packed, older]) {
      expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  it('is not sent again to who has it, where its name stays when it changes', async () => {
    const { headers } = await get('/begin.js', BROWSER);
    const again = await get('/begin.js', BROWSER, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('says nothing to ask by whether it changed, where its name would', async () => {
    const { headers } = await get(url, BROWSER);
    for (const name of ['etag', 'last-modified']) expect(headers).not.toHaveProperty(name);
  });
});
