import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { prepareServer, residentMegabytes, type ServerWithCreator } from './server-with-creator.fixture.ts';

const CLIP = new URL('../src/modules/media/video/fixtures/located.mp4', import.meta.url).pathname;
const FILE_BYTES = 100 * 1024 * 1024;
const MOST_ADDED_MB = 150;
const BOUNDARY = 'likha-upload';

let prepared: ServerWithCreator;
let server: ServerProcess;

beforeAll(async () => {
  prepared = await prepareServer();
  server = await prepared.start();
});

afterAll(() => prepared.end());

/** A video of 100 MB, most of it behind its end, sent as it is made. */
async function* form() {
  const clip = await readFile(CLIP);
  const field = (name: string, type = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${type}\r\n\r\n`;
  yield Buffer.from(`${field('content_title')}A long evening\r\n`);
  yield Buffer.from(field('file', '; filename="a.mp4"\r\ncontent-type: video/mp4'));
  yield clip;
  const piece = Buffer.alloc(64 * 1024);
  for (let left = FILE_BYTES - clip.length; left > 0; left -= piece.length) yield piece.subarray(0, left);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

it('a video of 100 MB is taken in with less than 150 MB of memory added', async () => {
  const { url, pid } = server;
  const { creator } = prepared;
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 20);
  const answer = await fetch(`${url}/api/media/upload`, {
    method: 'POST',
    headers: { ...creator.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.toWeb(Readable.from(form())) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  const item = (await answer.json()) as { id: string; content_type: string };
  expect(answer.status, JSON.stringify(item)).toBe(201);
  expect(item.content_type).toBe('video/mp4');
  // Until it was made ready, or given up.
  const state = async () => {
    const seen = await fetch(`${url}/api/content/${item.id}`, { headers: creator.headers });
    return ((await seen.json()) as { media: { state: string } }).media.state;
  };
  await expect.poll(state, { interval: 500 }).not.toBe('processing');
  clearInterval(watch);
  expect(most - before, `${before} MB before, ${most} MB at most`).toBeLessThan(MOST_ADDED_MB);
});
