import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './factory.ts';
import { addressOf, filesUnder, formBody } from './forms.ts';
import { useHarness } from './harness.ts';

const harness = useHarness();
let creator: Person;

beforeAll(async () => {
  creator = await harness.factory.creator();
});

const form = formBody({ files: [{ content: Buffer.alloc(300_000, 1) }] });
const half = form.payload.subarray(0, 200_000);

/** Sends the beginning of an upload and closes its own side. */
async function sendHalf(framing: string, body: string | Buffer, waitMs = 0): Promise<string> {
  const { hostname, port } = new URL(await addressOf(harness));
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk)).on('error', () => undefined);
  const headers = Object.entries({ ...creator.headers, ...form.headers }).map((pair) => pair.join(': '));
  socket.write(['POST /api/content HTTP/1.1', 'Host: x', ...headers, framing, '', ''].join('\r\n'));
  socket.write(body);
  await pause(waitMs);
  socket.end();
  // A server that waits for the rest never ends its side: the test runs out of time.
  await new Promise((done) => socket.once('close', done).once('end', done));
  socket.destroy();
  return heard;
}

const chunked = `${half.length.toString(16)}\r\n${half.toString('latin1')}\r\n`;

describe('an upload whose sender closes its side in the middle', () => {
  it.each([
    ['of a length that was said', `Content-Length: ${form.payload.length}`, half],
    ['in chunks', 'Transfer-Encoding: chunked', Buffer.from(chunked, 'latin1')],
    ['at a whole form without its end', `Content-Length: ${form.payload.length + 10}`, form.payload],
    ['whose form ends too soon', `Content-Length: ${half.length}`, half],
    ['that is large', 'Content-Length: 90000000', Buffer.concat([half, Buffer.alloc(40_000_000, 2)])],
    ['before its first byte', `Content-Length: ${form.payload.length}`, ''],
  ])('%s ends, and leaves nothing', async (_, framing, body) => {
    // At once, and when the server has long been waiting for more.
    for (const waitMs of [0, 500]) {
      const heard = await sendHalf(framing, body, waitMs);
      expect(heard.slice(0, 13)).toMatch(/^(HTTP\/1\.1 4|$)/);
    }
    const uploads = () => filesUnder(join(harness.deps.workFolder, 'uploads'));
    await expect.poll(uploads).toEqual([]);
  });
});
