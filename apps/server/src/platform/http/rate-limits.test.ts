import { RATE_LIMITS } from '@likha/contract/limits';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { buildApp, passReader } from '../../app.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const harness = useHarness({ rateLimits: 'real' });

async function askUntilRefused(bound: number, ask: () => Promise<{ statusCode: number }>): Promise<void> {
  for (let count = 0; count < bound; count += 1) expect((await ask()).statusCode).not.toBe(429);
  const answer = (await ask()) as Parameters<typeof expectRefusal>[0];
  expect(expectRefusal(answer)).toMatchObject({ code: 'rate_limited' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('a bounded call', () => {
  it('is refused past its bound with the time to wait, per address for guests', async () => {
    const from = (remoteAddress: string) => () =>
      harness.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { email: 'not an address', password: 'x' },
      });
    await askUntilRefused(RATE_LIMITS.login.max, from('10.0.0.1'));
    expect((await from('10.0.0.2')()).statusCode).toBe(422);
  });

  it('counts a person wherever they are, and nobody else with them', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    let address = 0;
    const by = (person: typeof fan) => () => {
      address = (address + 1) % 250;
      return harness.app.inject({
        method: 'POST',
        url: '/api/credits/purchase',
        headers: person.headers,
        remoteAddress: `10.1.0.${address}`,
        payload: {},
      });
    };
    await askUntilRefused(RATE_LIMITS.purchase.max, by(fan));
    expect((await by(other)()).statusCode).toBe(422);
  });

  it('of a verification lets its creator send a form again for each thing that is wrong in it', async () => {
    const { headers } = await harness.factory.creator({ isVerified: false });
    const form = { fields: { id_type: 'sss' } };
    for (let time = 0; time < 30; time += 1)
      expect((await sendForm(harness, headers, form, '/api/verification')).statusCode).toBe(422);
  });

  it('does not use up the bound of another call', async () => {
    const fan = await harness.factory.fan();
    for (let count = 0; count <= RATE_LIMITS.purchase.max; count += 1)
      await harness.app.inject({
        method: 'POST',
        url: '/api/credits/purchase',
        headers: fan.headers,
        payload: {},
      });
    const wallet = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(wallet.statusCode).toBe(200);
  });
});

describe('guests behind a crowded address', () => {
  const max = RATE_LIMITS.default.max;
  let limits: RateLimits;
  let app: FastifyInstance;
  beforeAll(async () => {
    limits = await createRateLimits(Fastify(), harness.deps, passReader(harness.deps));
    app = await buildApp(harness.deps, { rateLimits: limits });
  });
  afterAll(() => app.close());
  const ask = (headers: Record<string, string> = {}, remoteAddress = '10.9.0.1') =>
    app.inject({ url: '/api/config', headers, remoteAddress });

  /** Counts as one who asks is counted, without the work of answering twelve thousand. */
  async function count(times: number, headers: Record<string, string> = {}): Promise<void> {
    const request = () => ({ ip: '10.9.0.1', headers, routeOptions: {} }) as unknown as FastifyRequest;
    for (let time = 0; time < times; time += 1) await limits.check('default', request(), null);
  }

  it('are asked for a captcha, counted strictly by it, and nobody else is', async () => {
    await count(RATE_LIMITS.default.guestMax - 1);
    expect((await ask()).statusCode).toBe(200);
    for (const headers of [{}, { 'likha-captcha': 'guessed' }]) {
      const refused = await ask(headers as Record<string, string>);
      expect(expectRefusal(refused)).toMatchObject({ code: 'captcha_required' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const ana = { 'likha-captcha': 'solved-ana' };
    await count(max - 1, ana);
    expect((await ask(ana)).statusCode).toBe(200);
    expect(expectRefusal(await ask(ana))).toMatchObject({ code: 'rate_limited' });
    expect((await ask({ 'likha-captcha': 'solved-ben' })).statusCode).toBe(200);
    expect((await ask({}, '10.9.1.1')).statusCode).toBe(200);
    const fan = await harness.factory.fan();
    expect((await ask(fan.headers)).statusCode).toBe(200);
  });
});

describe('signing in', () => {
  it('counts per address also for who sends a token of their own', async () => {
    const fan = await harness.factory.fan();
    await askUntilRefused(RATE_LIMITS.login.max, () =>
      harness.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '10.3.0.1',
        headers: fan.headers,
        payload: { email: 'not an address', password: 'x' },
      }),
    );
  });

  it('counts a /64 of IPv6 as one address', async () => {
    let host = 0;
    const from = (network: string) => () => {
      host += 1;
      return harness.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `${network}::${host.toString(16)}`,
        payload: { email: 'not an address', password: 'x' },
      });
    };
    await askUntilRefused(RATE_LIMITS.login.max, from('2001:db8:7:1'));
    expect((await from('2001:db8:7:2')()).statusCode).toBe(422);
  });
});

describe('guests behind one address', () => {
  it('have room for a carrier’s customers, and a person is bounded wherever they are', async () => {
    const fan = await harness.factory.fan();
    const ask = (headers = {}) =>
      harness.app.inject({ url: '/api/config', remoteAddress: '10.4.0.1', headers });
    await askUntilRefused(RATE_LIMITS.default.max, () => ask(fan.headers));
    expect((await ask()).statusCode).toBe(200);
    expect(RATE_LIMITS.default.guestMax).toBeGreaterThanOrEqual(10 * RATE_LIMITS.default.max);
  });
});

describe('tokens that are nobody’s', () => {
  const junk = (count: number) => `${count}`.padStart(43, 'x');
  const ask = (url: string, headers: Record<string, string>, remoteAddress: string) =>
    harness.app.inject({ url, remoteAddress, headers });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const cookie = (token: string) => ({ cookie: `likha_session=${token}` });

  /** What one phone sends in a minute. @returns how many were refused without being looked up */
  async function sendJunk(remoteAddress: string): Promise<number> {
    let refused = 0;
    for (let count = 0; count < 320; count += 1)
      if ((await ask('/api/auth/me', bearer(junk(count)), remoteAddress)).statusCode === 429) refused += 1;
    return refused;
  }

  it('are no longer looked up when they are many, and stand in the way of nobody else', async () => {
    const [fan, stranger] = [await harness.factory.fan(), await harness.factory.fan()];
    const address = '10.5.0.1';
    expect((await ask('/api/auth/me', bearer(fan.token), address)).statusCode).toBe(200);
    expect(await sendJunk(address)).toBeGreaterThan(10);
    expect((await ask('/api/auth/me', bearer(junk(999)), address)).statusCode).toBe(429);
    expect((await ask('/api/auth/me', bearer(junk(999)), '10.5.0.2')).statusCode).toBe(401);
    // Whose session nobody remembers here is known by their token.
    for (const { id } of [fan, stranger]) harness.deps.sessions.forget(id);
    expect((await ask('/api/auth/me', bearer(fan.token), address)).statusCode).toBe(200);
    expect((await ask('/api/auth/me', cookie(stranger.cookie), address)).statusCode).toBe(200);
    for (const headers of [{}, cookie(fan.cookie), cookie(junk(1000))])
      expect((await ask('/api/config', headers, address)).statusCode).toBe(200);
    expect((await ask('/api/auth/me', cookie(junk(1000)), address)).statusCode).toBe(429);
  });

  it('are not those of sessions that have ended: their browser is a guest, whoever else is behind its address', async () => {
    const address = '10.5.1.1';
    const fan = await harness.factory.fan();
    expect(await sendJunk(address)).toBeGreaterThan(10);
    await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: fan.headers });
    const guest = await ask('/api/config', cookie(fan.cookie), address);
    expect([guest.statusCode, String(guest.headers['set-cookie'])]).toEqual([
      200,
      expect.stringMatching(/^likha_session=; Max-Age=0/),
    ]);
    expect((await ask('/api/auth/me', cookie(fan.cookie), address)).statusCode).toBe(401);
    expect((await ask('/api/auth/me', bearer(fan.token), address)).statusCode).toBe(401);
  });

  it('cannot be made to look like ours', async () => {
    const fan = await harness.factory.fan();
    const { isOurs } = harness.deps.sessions;
    expect(isOurs(fan.token)).toBe(true);
    for (const made of [
      junk(1),
      fan.token.slice(0, 43),
      `${fan.token}x`,
      junk(1) + fan.token.slice(43),
      fan.token.slice(0, -1) + (fan.token.endsWith('A') ? 'B' : 'A'),
    ])
      expect(isOurs(made), made).toBe(false);
  });
});

describe('behind a proxy', () => {
  it('the address is what the named proxy says, not what whoever asks has put before it', async () => {
    const app = await buildApp({ ...harness.deps, env: { ...harness.deps.env, TRUST_PROXY: 1 } });
    const ask = (spoofed: string) => () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '10.6.0.1',
        headers: { 'x-forwarded-for': `${spoofed}, 203.0.113.9` },
        payload: { email: 'not an address', password: 'x' },
      });
    let count = 0;
    await askUntilRefused(RATE_LIMITS.login.max, () => {
      count += 1;
      return ask(`198.51.100.${count % 250}`)();
    });
    await app.close();
  });
});
