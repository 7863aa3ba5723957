import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { hasNginx, startFront } from '../../doctor/front.fixture.ts';

/** nginx closes its connection to us with each answer, and makes a 502 of one that comes before it has sent all (P1012). */
const harness = useHarness();
const BODY = Buffer.alloc(8 * 1024 ** 2);
const UPLOAD = '/api/uploads/00000000-0000-4000-8000-000000000000';
const TIMES = 8;
let own: number;
let front: Awaited<ReturnType<typeof startFront>> | undefined;

beforeAll(async () => {
  own = Number(new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).port);
  if (hasNginx) front = await startFront(own, 'client_max_body_size 64m;');
});
afterAll(() => front?.stop());

function send(port: number, method: string, path: string, type: string): Promise<string> {
  const headers = { 'content-type': type, 'content-length': BODY.length, connection: 'close' };
  return new Promise((done) => {
    const asked = request({
      port,
      method,
      path,
      headers: { ...headers, 'tus-resumable': '1.0.0', 'upload-offset': 0 },
    });
    asked.once('response', (answer) => {
      done(`${answer.statusCode} ${answer.headers['content-type']}`);
      answer.resume();
    });
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    asked.end(BODY);
  });
}

const REFUSED = '401 application/problem+json; charset=utf-8';
const KINDS = [
  ['a part of a file', 'PATCH', UPLOAD, 'application/offset+octet-stream'],
  ['a form', 'POST', '/api/posts', 'multipart/form-data; boundary=here'],
  ['words', 'POST', '/api/conversations/00000000-0000-4000-8000-000000000000/messages', 'application/json'],
] as const;

describe.skipIf(!hasNginx)('behind nginx, a large body that is refused', () => {
  it.each(KINDS)('as %s is refused in our words, each time', async (_, ...asked) => {
    const heard: string[] = [];
    for (let time = 0; time < TIMES; time += 1) heard.push(await send(front?.port ?? 0, ...asked));
    expect(heard.filter((each) => !/^4\d\d application\/problem/.test(each))).toEqual([]);
  });
});

it('does not hold whoever promises a body and sends none of it', async () => {
  const headers = {
    'content-type': 'application/offset+octet-stream',
    'content-length': BODY.length,
    connection: 'close',
  };
  const begun = performance.now();
  const status = await new Promise((done, fail) => {
    const asked = request({
      port: own,
      method: 'PATCH',
      path: UPLOAD,
      headers: { ...headers, 'tus-resumable': '1.0.0', 'upload-offset': 0 },
    });
    asked.once('response', (answer) => {
      done(`${answer.statusCode} ${answer.headers['content-type']}`);
      asked.destroy();
    });
    asked.once('error', fail);
    asked.flushHeaders();
  });
  expect(status).toBe(REFUSED);
  expect(performance.now() - begun).toBeLessThan(20_000);
});
