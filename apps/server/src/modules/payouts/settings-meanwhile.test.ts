import pg from 'pg';
import { expect, it } from 'vitest';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { usePayouts } from './payouts.fixture.ts';
import { requestPayout } from './request-payout.ts';

/** What is kept back changes in the middle of a request: one of the two comes first, and the laws are asked at the end. */
const { harness, earner } = usePayouts();

it('is asked for by the settings that its entry names, whatever changes meanwhile', async () => {
  const creator = await earner(2000);
  harness.clock.advance(40 * DAY_MS);
  const admin = await harness.factory.admin();
  const holder = new pg.Client({ connectionString: harness.connectionString });
  await holder.connect();
  try {
    await holder.query('begin; lock table creator_daily_earnings in access exclusive mode');
    await reserve(admin.headers, 10, 20);
    const correlationId = harness.deps.ids.next();
    const asked = requestPayout(harness.deps, creator.id, 'earnings', { correlationId });
    while ((await lockWaiters(harness, 'creator_daily_earnings')) === 0);
    await reserve(admin.headers, 35, 90);
    await holder.query('commit');
    expect(Number((await asked).centavos)).toBe(140_000);
  } finally {
    await holder.end();
  }
});

async function reserve(headers: Record<string, string>, percent: number, days: number): Promise<void> {
  const url = '/api/admin/settings';
  const { version } = (await harness.app.inject({ url, headers })).json().settings;
  const payload = { version, earnings_reserve_percentage: percent, earnings_reserve_days: days };
  const { statusCode, body } = await harness.app.inject({ method: 'PUT', url, headers, payload });
  expect(statusCode, body).toBe(200);
}
