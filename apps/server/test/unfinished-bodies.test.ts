import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './factory.ts';
import { jpeg, sendForm } from './forms.ts';
import { useHarness } from './harness.ts';

/** The real app over real sockets; this machine has as many addresses as begin with 127. */
const harness = useHarness();
/** For who is cut to hear of it, beside a thousand others. */
const ADDRESSES = Array.from({ length: 10 }, (_, nth) => `127.0.2.${nth + 1}`);
const sockets = new Set<Socket>();
let port: number;

beforeAll(async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = harness.app.server.address() as AddressInfo);
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

/** Opens connections that send this and go on as slowly as they may. @returns what each was told */
async function hold(count: number, headOf: (nth: number) => string): Promise<string[]> {
  const heard: string[] = [];
  const connected = Array.from({ length: count }, (_, nth) => {
    const localAddress = ADDRESSES[nth % ADDRESSES.length];
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    heard[nth] = '';
    socket.on('data', (chunk) => (heard[nth] = `${heard[nth]}${chunk}`)).on('error', () => undefined);
    return new Promise<void>((done) => socket.once('connect', () => socket.write(headOf(nth), () => done())));
  });
  await Promise.all(connected);
  return heard;
}

const unfinished = () =>
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
const uploadOf = ({ token }: Person) =>
  `PUT /api/users/me/avatar HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 9000000\r\n` +
  'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n';

/** What somebody gets who asks and sends as people do. */
async function honestAnswers(): Promise<number[]> {
  const url = `http://127.0.0.1:${port}`;
  const statuses: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    statuses.push((await fetch(`${url}/api/config`)).status);
    const body = JSON.stringify({ file_key: '0198f000-0000-7000-8000-000000000001' });
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${url}/api/media-test/access`, { method: 'POST', headers, body })).status);
  }
  return statuses;
}

const all200 = Array(30).fill(200);

describe('while bodies do not end', () => {
  it('of nobody, from many addresses, every honest call is answered', async () => {
    const heard = await hold(1400, unfinished);
    expect(await honestAnswers()).toEqual(all200);
    // A hundred of each address may be on their way; who was one too many is told so.
    await expect
      .poll(() => heard.filter((text) => text.startsWith('HTTP/1.1 503 ')).length)
      .toBeGreaterThanOrEqual(400);
  });

  it('of uploads by a few people, every honest call is answered, and so is who uploads besides them', async () => {
    const people = await Promise.all(Array.from({ length: 18 }, () => harness.factory.fan()));
    const heard = await hold(1000, (nth) => uploadOf(people[nth % people.length] as Person));
    expect(await honestAnswers()).toEqual(all200);
    const refused = () => heard.filter((text) => text.startsWith('HTTP/1.1 429 '));
    // They share half of all there is; from there on it is one each, which they have.
    await expect.poll(() => refused().length).toBe(1000 - 48);
    expect(refused()[0]).toMatch(/retry-after: 5[\s\S]*several uploads in progress/i);
    const creator = await harness.factory.creator();
    const form = { fields: { title: 'A title', content: 'Words' }, files: [{ content: await jpeg() }] };
    expect((await sendForm(harness, creator.headers, form)).statusCode).toBe(201);
  });
});
