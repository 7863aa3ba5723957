import { afterEach, expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createProviderHttp } from './provider-http.ts';
import { type ScriptedAnswer, startScriptedServer } from './scripted-server.fixture.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server.close());

async function send(answer: ScriptedAnswer, options = {}) {
  server = await startScriptedServer(() => answer);
  const http = createProviderHttp('paypal', `${server.url}/`, options, createCircuitBreaker('paypal'));
  return http({ call: 'try', method: 'GET', path: '/it', headers: { authorization: 'Bearer secret' } });
}

test('an answer below 500 comes back with its status and JSON', async () => {
  expect(await send({ status: 422, body: { a: 1 } })).toEqual({ status: 422, body: { a: 1 } });
  expect(server.calls.map(({ line }) => line)).toEqual(['GET /it']);
});

test('an empty answer is no error', async () => {
  expect(await send({ status: 204, body: '' })).toEqual({ status: 204, body: null });
});

test.each([500, 502, 503, 429, 408])('%i is unavailable, whatever it says', async (status) => {
  await expect(send({ status, body: '<html>' })).rejects.toMatchObject({
    code: 'unavailable',
    retryable: true,
  });
});

test('an answer that is not JSON is malformed, and worth another try', async () => {
  await expect(send({ status: 404, body: '<html>' })).rejects.toMatchObject({
    code: 'malformed',
    retryable: true,
  });
});

test('an answer larger than allowed is cut off', async () => {
  const sending = send({ body: 'x'.repeat(3_000) }, { maxResponseBytes: 2_000 });
  await expect(sending).rejects.toMatchObject({
    code: 'malformed',
    message: expect.stringContaining('2000'),
  });
});

test('a redirect is not followed, so the credentials stay here', async () => {
  const answer = await send({ status: 302, headers: { location: '/elsewhere' }, body: '' });
  expect(answer.status).toBe(302);
  expect(server.calls).toHaveLength(1);
});

test('nobody listening is unavailable', async () => {
  server = await startScriptedServer(() => ({}));
  server.close();
  const http = createProviderHttp('paymongo', server.url, {}, createCircuitBreaker('paymongo'));
  const sending = http({ call: 'try', method: 'GET', path: '/', headers: {} });
  await expect(sending).rejects.toMatchObject({ code: 'unavailable', retryable: true });
});

test('the timeout covers the body too', async () => {
  const { createServer } = await import('node:http');
  const slow = createServer((_request, response) => response.writeHead(200).write('{"half":'));
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const http = createProviderHttp(
    'paypal',
    `http://127.0.0.1:${port}`,
    { timeoutMs: 100 },
    createCircuitBreaker('paypal'),
  );
  const sending = http({ call: 'try', method: 'GET', path: '/', headers: {} });
  await expect(sending).rejects.toMatchObject({ code: 'timeout', retryable: true });
  slow.closeAllConnections();
  slow.close();
});

test.each([
  [503, 5],
  [422, 12],
])('of twelve calls answered %i, %i go out', async (status, calls) => {
  server = await startScriptedServer(() => ({ status, body: {} }));
  const http = createProviderHttp('paypal', server.url, {}, createCircuitBreaker('paypal'));
  const request = { call: 'try', method: 'GET', path: '/', headers: {} } as const;
  for (let count = 0; count < 12; count += 1) await http(request).catch(() => undefined);
  expect(server.calls).toHaveLength(calls);
});
