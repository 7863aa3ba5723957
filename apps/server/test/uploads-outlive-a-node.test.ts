import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, sendByTus, TUS_HEADERS } from '../src/modules/media/resumable/tus-client.fixture.ts';
import { formBody } from './forms.ts';
import type { ServerProcess } from './server-process.ts';
import { prepareServer, residentMegabytes, type ServerWithCreator } from './server-with-creator.fixture.ts';

const CLIP = new URL('../src/modules/media/video/fixtures/located.mp4', import.meta.url).pathname;
const MB = 1024 ** 2;
const MOST_ADDED_MB = 150;

let prepared: ServerWithCreator;
let server: ServerProcess;

beforeAll(async () => {
  prepared = await prepareServer();
  server = await prepared.start();
});

afterAll(() => prepared.end());

async function begin(bytes: number): Promise<string> {
  const headers = { ...prepared.creator.headers, ...TUS_HEADERS, 'upload-length': String(bytes) };
  const answer = await fetch(`${server.url}/api/uploads`, { method: 'POST', headers });
  return idOf(answer.headers.get('location') ?? '');
}

const urlOf = (id: string) => `${server.url}/api/uploads/${id}`;

/** Goes on with an upload, and ends the node once so many bytes are there. */
async function sendUntil(
  id: string,
  bytes: Buffer,
  enough: number,
  end: () => Promise<unknown>,
): Promise<void> {
  let ended: Promise<unknown> | null = null;
  const onChunkComplete = (_size: number, accepted: number) => {
    if (accepted >= enough) ended ??= end();
  };
  const options = { uploadUrl: urlOf(id), chunkSize: 4 * MB, onChunkComplete };
  await sendByTus(server.url, prepared.creator, bytes, options).catch(() => undefined);
  await ended;
}

it('a video goes on where it was after its node was killed, and after a deploy: 100 MB within 150 MB of memory', {
  timeout: 180_000,
}, async () => {
  const { creator } = prepared;
  const clip = await readFile(CLIP);
  const video = Buffer.concat([clip, Buffer.alloc(100 * MB - clip.length, 'x')]);
  const id = await begin(video.length);
  for (const { enough, end } of [
    { enough: 24 * MB, end: () => server.kill9() },
    { enough: 60 * MB, end: () => server.stop() },
  ]) {
    await sendUntil(id, video, enough, end);
    server = await prepared.start();
    const answer = await fetch(urlOf(id), {
      method: 'HEAD',
      headers: { ...creator.headers, ...TUS_HEADERS },
    });
    expect(Number(answer.headers.get('upload-offset'))).toBeGreaterThanOrEqual(enough);
  }
  const before = residentMegabytes(server.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid));
  }, 20);
  await sendByTus(server.url, creator, video, { uploadUrl: urlOf(id), chunkSize: 4 * MB });
  const form = formBody({ fields: { content_title: 'A long evening', file: id } });
  const published = await fetch(`${server.url}/api/media/upload`, {
    method: 'POST',
    headers: { ...creator.headers, ...form.headers },
    body: new Uint8Array(form.payload),
  });
  clearInterval(watch);
  expect(published.status, await published.text()).toBe(201);
  expect(most - before, `${before} MB before, ${most} MB at most`).toBeLessThan(MOST_ADDED_MB);
});
