import { describe, expect, it } from 'vitest';
import { GET, useBoundedServer } from './bounded-server.fixture.ts';

const { listen, open, answerAtOnce } = useBoundedServer();

/** The answer's status, type and code. */
function read(heard: string) {
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  const { code, request_id: id } = JSON.parse(body) as { code: string; request_id: string };
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  return [head.slice(9, 12), /content-type: (\S+)/i.exec(head)?.[1], code];
}

const PROBLEM = 'application/problem+json';

describe('what is no request that can be read is answered with a problem as any other, and cut', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', '400', 'malformed_request'],
    ['an address that is too long', GET.replace('/', `/${'x'.repeat(20_000)}`), '431', 'header_too_large'],
    [
      'headers that are too long',
      GET.replace('Host', `X: ${'x'.repeat(20_000)}\r\nHost`),
      '431',
      'header_too_large',
    ],
    [
      'a body that breaks off',
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      '400',
      'malformed_request',
    ],
  ])('%s', async (_what, sent, status, code) => {
    const port = await listen(() => undefined);
    const { socket, cut, heard } = open(port);
    socket.write(sent);
    await cut;
    expect(read(heard())).toEqual([status, PROBLEM, code]);
  });

  it('but nothing is said into an answer that has begun', async () => {
    const port = await listen((_request, response) => void response.write('half of it'));
    const { socket, cut, heard } = open(port);
    socket.write(GET);
    await expect.poll(heard).toContain('half of it');
    socket.write('HELLO\r\n\r\n');
    await cut;
    expect(heard()).not.toContain('malformed_request');
  });

  it('and the server goes on', async () => {
    const port = await listen(answerAtOnce);
    const hostile = open(port);
    hostile.socket.write('HELLO\r\n\r\n');
    await hostile.cut;
    const { socket, heard } = open(port);
    socket.write(GET);
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /);
  });
});
