import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { buy, comeBack, openPurchase } from '../settle/purchase.fixture.ts';

/** What becomes of who tries one card after another (P766). Fake: clock, providers. */
const harness = useHarness();

async function isDeclined(fan: Person): Promise<void> {
  const { id, orderId } = await openPurchase(harness, fan, { method: 'card' });
  harness.paymongo.outcomes.set(orderId, { state: 'declined', reason: 'no', isFinal: true });
  expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'declined' });
  harness.clock.advance(60_000);
}

async function isDeclinedOften(fan: Person, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await isDeclined(fan);
}

it('waits for an hour after the fifth that was declined, and says until when', async () => {
  const fan = await harness.factory.fan();
  await isDeclinedOften(fan, 4);
  expect((await buy(harness, fan)).statusCode).toBe(201);
  await isDeclined(fan);
  const refused = await buy(harness, fan);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(59 * 60));
  expect(refused.json()).toMatchObject({
    code: 'rate_limited',
    detail: expect.stringMatching(/^5 payments in a row were declined.+until .+2026/),
  });
  expect((await buy(harness, await harness.factory.fan())).statusCode).toBe(201);
  harness.clock.advance(59 * 60_000);
  expect((await buy(harness, fan)).statusCode).toBe(201);
});

it('waits for a day after the tenth', async () => {
  const fan = await harness.factory.fan();
  await isDeclinedOften(fan, 5);
  for (let count = 0; count < 5; count += 1) {
    harness.clock.advance(HOUR_MS);
    await isDeclined(fan);
  }
  harness.clock.advance(HOUR_MS);
  expect((await buy(harness, fan)).statusCode).toBe(429);
  harness.clock.advance(DAY_MS - HOUR_MS);
  expect((await buy(harness, fan)).statusCode).toBe(201);
});

it('forgets what was declined before a payment that was taken', async () => {
  const fan = await harness.factory.fan();
  await isDeclinedOften(fan, 4);
  const { id } = await openPurchase(harness, fan, { method: 'card' });
  harness.paymongo.pay(id);
  expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'completed' });
  await isDeclinedOften(fan, 4);
  expect((await buy(harness, fan)).statusCode).toBe(201);
});
