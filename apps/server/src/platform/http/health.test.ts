import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { createDatabase, createPool } from '../database/index.ts';

const harness = useHarness();
const get = (url: string, options: object = {}) => harness.app.inject({ url, ...options });

describe('health', () => {
  it('is alive, and ready while database and queue answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true, queue: true } },
    ]);
  });

  it('is ready while the store is away: pictures take nobody’s sign-in away, and a figure says so', async () => {
    const { storage } = harness.deps;
    const original = storage.check;
    storage.check = async () => {
      throw new Error('no space left in /var/likha');
    };
    const [answer, metrics] = [await get('/readyz'), await get('/metrics')];
    storage.check = original;
    expect(answer.statusCode).toBe(200);
    expect(metrics.body).toContain('store_away 1');
    expect((await get('/metrics')).body).toContain('store_away 0');
  });

  it('counts what was refused by its code', async () => {
    await get('/api/auth/me');
    expect((await get('/metrics')).body).toMatch(/refusals_total\{code="unauthenticated",status="401"\} \d/);
  });
});

describe('health with connections of its own', () => {
  it('is ready while every other connection is taken', async () => {
    const { connectionString, deps } = harness;
    const options = { connectionString, maxConnections: 1, statementTimeoutMs: 20_000 };
    const [busy, health] = [createPool(options), createPool({ ...options, name: 'likha-health' })];
    const app = await buildApp(
      { ...deps, db: createDatabase(busy), ...{ healthDb: createDatabase(health) } },
      { rateLimits: { check: async () => undefined } },
    );
    const taken = await busy.connect();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    taken.release();
    await app.close();
    await Promise.all([busy.end(), health.end()]);
  });
});

describe('metrics', () => {
  it('are for this machine', async () => {
    await get('/api/config');
    const answer = await get('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/config",status="200"}',
    );
  });

  it('are not for others, nor for who comes through a proxy', async () => {
    for (const options of [
      { remoteAddress: '203.0.113.9' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
    ]) {
      const answer = await get('/metrics', options);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });

  it('are for who has the token, where there is one', async () => {
    const env = { ...harness.deps.env, METRICS_TOKEN: 'a-token-for-metrics' };
    const app = await buildApp({ ...harness.deps, env }, { rateLimits: { check: async () => undefined } });
    const ask = (authorization?: string) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization ? { authorization } : {},
      });
    expect((await ask('Bearer a-token-for-metrics')).statusCode).toBe(200);
    expect((await ask('Bearer wrong')).statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await app.close();
  });
});

describe('metrics behind a proxy on this machine', () => {
  it.each(['x-real-ip', 'forwarded', 'via', 'x-forwarded-proto'])(
    'are hidden when it says %s',
    async (name) => {
      expect((await get('/metrics', { headers: { [name]: '203.0.113.7' } })).statusCode).toBe(404);
    },
  );

  it('are hidden without a token when it says nothing, as others’ requests look like our own', async () => {
    const bare = { rateLimits: { check: async () => undefined } };
    const { deps } = harness;
    for (const changes of [{ publicUrl: 'https://likha.test' }, { env: { ...deps.env, TRUST_PROXY: 1 } }]) {
      const app = await buildApp({ ...deps, ...changes }, bare);
      expect((await app.inject('/metrics')).statusCode).toBe(404);
      await app.close();
    }
  });
});
