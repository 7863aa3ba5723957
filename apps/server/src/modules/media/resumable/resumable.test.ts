import { readFile, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, filesUnder, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { idOf, sendAndCut, sendByTus, speakTus, startBrokenLine, TUS_HEADERS } from './tus-client.fixture.ts';

const CLIP = new URL('../video/fixtures/located.mp4', import.meta.url).pathname;
const MB = 1024 ** 2;

const harness = useHarness();
/** Another web node, with the same database and the same folder of files. */
const second = useHarness({
  database: async () => ({ connectionString: harness.connectionString, drop: async () => undefined }),
  environment: async () => ({ DATA_DIR: harness.folder }),
  laws: [],
});

const tus = speakTus(harness, () => creator);
let address: string;
let creator: Person;
let video: Buffer;

beforeAll(async () => {
  address = await addressOf(harness);
  creator = await harness.factory.creator();
  video = Buffer.concat([await readFile(CLIP), Buffer.alloc(6 * MB, 'x')]);
});

const publish = (media_file: string, who = creator, to = harness) =>
  sendForm(to, who.headers, { fields: { title: 'Parol', content: 'In the wind', media_file } });

async function progressOf(url: string, who = creator): Promise<number | null> {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...who.headers, ...TUS_HEADERS } });
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : null;
}

const partsLeft = async () => (await filesUnder(harness.folder)).filter((path) => path.includes('/parts/'));

describe('a video that comes in parts', () => {
  it('becomes the post that it would have become as a form, and leaves nothing else', async () => {
    const url = await sendByTus(address, creator, video);
    const answer = await publish(idOf(url));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().media).toMatchObject({ content_type: 'video/mp4', state: 'processing' });
    const { file_key } = answer.json().media;
    const stored = await harness.deps.storage.stat(`originals/${file_key}`);
    expect(stored?.bytes).toBe(video.length);
    expect(await partsLeft()).toEqual([]);
  });

  it('outlives a line that is lost again and again', async () => {
    const line = await startBrokenLine(address, { after: 0.7 * MB, times: 3 });
    const url = await sendByTus(line.address, creator, video, { retryDelays: [50, 50, 50, 50] });
    line.stop();
    expect(line.broken()).toBe(3);
    const answer = await publish(idOf(url));
    expect(answer.statusCode, answer.body).toBe(201);
    const [original] = await bytesOf(answer.json().media.file_key);
    expect(original?.equals(video)).toBe(true);
  });

  it('keeps what came before its line was lost, and goes on there', async () => {
    const url = await begin(video.length);
    const cut = { headers: creator.headers, bytes: video, cutAfter: MB, coming: bytesComing };
    await sendAndCut(url, cut);
    await expect.poll(() => progressOf(url)).toBe(MB);
    await sendByTus(address, creator, video, { uploadUrl: url });
    const [original] = await bytesOf((await publish(idOf(url))).json().media.file_key);
    expect(original?.equals(video)).toBe(true);
  });

  it('is asked about while its old line is still open: that one ends, and what it brought counts', async () => {
    const url = await begin(video.length);
    const hanging = new AbortController();
    const body = new ReadableStream({
      start: (stream) => void stream.enqueue(new Uint8Array(video.subarray(0, MB))),
    });
    const sent = fetch(url, {
      method: 'PATCH',
      headers: {
        ...creator.headers,
        ...TUS_HEADERS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body,
      duplex: 'half',
      signal: hanging.signal,
    } as RequestInit).catch(() => 'lost');
    await expect.poll(bytesComing).toBe(MB);
    expect(await progressOf(url)).toBe(MB);
    expect(await sent).toBe('lost');
    hanging.abort();
  });

  it('goes on at another node, and is published by either', async () => {
    const url = await begin(video.length);
    const cut = { headers: creator.headers, bytes: video, cutAfter: 2 * MB, coming: bytesComing };
    await sendAndCut(url, cut);
    await expect.poll(() => progressOf(url)).toBe(2 * MB);
    const elsewhere = await addressOf(second);
    const there = url.replace(address, elsewhere);
    await sendByTus(elsewhere, creator, video, { uploadUrl: there });
    const answer = await publish(idOf(there), creator, second);
    expect(answer.statusCode, answer.body).toBe(201);
    const [original] = await bytesOf(answer.json().media.file_key);
    expect(original?.equals(video)).toBe(true);
  });

  it('is kept once where two nodes have taken the same part', async () => {
    const url = await begin(video.length);
    const elsewhere = url.replace(address, await addressOf(second));
    const { storage } = harness.deps;
    const put = storage.putFile.bind(storage);
    const [begun, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    storage.putFile = async (...args) => {
      begun.resolve();
      await other.promise;
      return put(...args);
    };
    const late = tus.patch(url, 0, video);
    await begun.promise;
    expect((await tus.patch(elsewhere, 0, video)).statusCode).toBe(204);
    storage.putFile = put;
    other.resolve();
    expect(expectRefusal(await late).code).toBe('upload_offset');
    const [original] = await bytesOf((await publish(idOf(url))).json().media.file_key);
    expect(original?.equals(video)).toBe(true);
    expect((await partsLeft()).filter((path) => path.includes(idOf(url)))).toEqual([]);
  });
});

/** What has been written down of the one part that is on its way. */
async function bytesComing(): Promise<number | null> {
  const [part] = (await filesUnder(harness.folder)).filter((path) => path.includes('/part-'));
  return part ? (await stat(part)).size : null;
}

async function begin(length: number): Promise<string> {
  const headers = { ...creator.headers, ...TUS_HEADERS, 'upload-length': String(length) };
  const answer = await fetch(`${address}/api/uploads`, { method: 'POST', headers });
  expect(answer.status).toBe(201);
  return `${address}${answer.headers.get('location')}`;
}

async function bytesOf(fileKey: string): Promise<Buffer[]> {
  const paths = (await filesUnder(harness.folder)).filter((path) => path.endsWith(`originals/${fileKey}`));
  return Promise.all(paths.map((path) => readFile(path)));
}
