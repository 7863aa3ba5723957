import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';

const harness = useHarness();
const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers });

it('is written once for everybody: who has it already is told so, packed or plain', async () => {
  const plain = await get('/api/openapi.json');
  const packed = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  const etag = String(plain.headers.etag);
  expect(packed.headers.etag).toBe(etag);
  const again = await get('/api/openapi.json', { 'if-none-match': etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await get('/api/openapi.json', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

it.each(['/api/docs/json', '/api/docs/yaml', '/api/docs/json?x=1'])(
  '%s is not written anew for who asks, but shown the way to it',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json']);
    expect(answer.rawPayload.length).toBe(0);
  },
);

it('is read by people, too', async () => {
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('swagger-ui');
  // From this server alone, as it is spoken to.
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/upgrade-insecure-requests|https:|\.io/);
});
