import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../bench/browser.ts';
import { buildApp } from '../src/app.ts';
import { useServedMedia } from '../src/modules/media/serve/serve-media.fixture.ts';
import { storeSample } from '../src/modules/media/upload/store-sample.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createDirectAddresses } from '../src/providers/storage/direct-addresses.ts';

/** Whether a real browser plays what it is led to at another origin, under the policy that our pages have (P776). */
const HLS = join(import.meta.dirname, '../../..', 'node_modules', 'hls.js/dist/hls.light.min.js');
const CLIP = new URL('../src/modules/media-test/clip', import.meta.url).pathname;
const PAGE =
  '<!doctype html><video muted></video><script src="/hls.js"></script><script src="/play.js"></script>';

const served = useServedMedia('s3');
let app: FastifyInstance;
let origin: string;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let script = '';

beforeAll(async () => {
  const { deps } = served.harness;
  const draw = () => '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"/>';
  await storeSample(deps, { id: served.video.id, draw, clipFolder: CLIP });
  const directMedia = createDirectAddresses({ ...served.s3, MEDIA_DIRECT: 's3' }, systemClock);
  app = await buildApp({ ...deps, directMedia });
  app.get('/page', (_, reply) => reply.type('text/html').send(PAGE));
  app.get('/hls.js', async (_, reply) => reply.type('text/javascript').send(await readFile(HLS, 'utf8')));
  app.get('/play.js', (_, reply) => reply.type('text/javascript').send(script));
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await app.close();
});

/** Plays by a script on a fan's page. What the store answered meanwhile. */
async function play(how: string) {
  script = `const video = document.querySelector('video');\n${how}\nvideo.play();`;
  const context = await browser.newContext();
  const [name = '', value = ''] = served.fan.cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const answers: Promise<{ status: number; referer: string | undefined }>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(String(served.s3.S3_ENDPOINT))) return;
    const headers = response.request().allHeaders();
    answers.push(headers.then(({ referer }) => ({ status: response.status(), referer })));
  });
  await page.goto(`${origin}/page`);
  const seconds = () =>
    page.locator('video').evaluate((element) => ('currentTime' in element ? Number(element.currentTime) : 0));
  await expect.poll(seconds).toBeGreaterThan(0.3);
  const answered = await Promise.all(answers);
  await context.close();
  return answered;
}

it('plays a video by parts from the store', async () => {
  const master = served.video.url.replace('video.mp4', 'master.m3u8');
  const answers = await play(
    `const hls = new Hls({ enableWorker: false }); hls.loadSource('${master}'); hls.attachMedia(video);`,
  );
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.filter(({ status, referer }) => status !== 206 || referer)).toEqual([]);
});

it('plays a video whole from the store', async () => {
  const answers = await play(`video.src = '${served.video.url}';`);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(({ status, referer }) => status !== 206 || referer)).toEqual([]);
});
