import { RATE_LIMITS } from '@likha/contract';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

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
