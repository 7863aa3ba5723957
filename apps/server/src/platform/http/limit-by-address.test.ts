import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

const harness = useHarness();

describe('what is no call of the contract', () => {
  it.each([
    ['/healthz', 600],
    ['/api/openapi.json', 300],
    ['/api/docs/static/index.html', 300],
  ])('%s is answered %i times a minute to one address, and to others after that', async (url, max) => {
    const from = (remoteAddress: string) =>
      harness.app.inject({ url, remoteAddress, headers: { 'accept-encoding': 'gzip' } });
    const net = `2001:db8:${max}:${url.length}`;
    for (let count = 0; count < max; count += 1)
      expect((await from(`${net}::${count.toString(16)}`)).statusCode).not.toBe(429);
    const answer = await from(`${net}::ffff`);
    expect(expectRefusal(answer).code).toBe('rate_limited');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('2001:db8:ffff::1')).statusCode).not.toBe(429);
  });
});
