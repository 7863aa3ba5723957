import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { useHarness } from './harness.ts';

/** The real app over one real connection, as a browser keeps it. */
const harness = useHarness();
let port: number;

beforeAll(async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = harness.app.server.address() as AddressInfo);
});

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const PART = '--x\r\ncontent-disposition: form-data; name="nobody_asked"; filename="a.jpg"\r\n\r\n';

it('leaves a connection as good as it was when a form is refused before its end (P952)', async () => {
  const { headers } = await harness.factory.creator({ isVerified: false });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, body = '') =>
    new Promise<[number | undefined, string, boolean]>((done, failed) => {
      const asked = request({ agent, port, method, path, headers: { ...headers, ...FORM } }, (answer) => {
        text(answer).then((said) => done([answer.statusCode, said, asked.reusedSocket]), failed);
      });
      asked.on('error', failed).end(body);
    });
  const form = `${`${PART}${'a'.repeat(1_000_000)}\r\n`.repeat(2)}--x--\r\n`;
  const [status, said] = await ask('POST', '/api/verification', form);
  expect([status, said]).toEqual([422, expect.stringContaining('nobody_asked is not a file field')]);
  for (let again = 0; again < 2; again += 1) {
    const [next, , isKept] = await ask('GET', '/api/config');
    expect([next, isKept]).toEqual([200, true]);
  }
  agent.destroy();
});
