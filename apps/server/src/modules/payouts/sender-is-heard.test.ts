import { expect, it } from 'vitest';
import { defaultCredentials } from '../../../../sandbox/src/settings.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { createXendit } from '../../providers/payouts/xendit.ts';
import { usePayouts } from './payouts.fixture.ts';

/** When finance was told by a company last (P811). Real: the adapter that judges webhooks. Fake: the clock. */
const { xenditSecretKey: secretKey, xenditCallbackToken: callbackToken } = defaultCredentials;
const payoutSender = createXendit({ baseUrl: 'http://127.0.0.1:1', secretKey, callbackToken });
const { harness, call } = usePayouts({ payoutSender });

const deliver = (token: string) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/webhooks/xendit',
    headers: { 'x-callback-token': token, 'content-type': 'application/json' },
    payload: { event: 'payout.succeeded', data: { reference_id: 'of nobody', status: 'SUCCEEDED' } },
  });

it('the last webhook of who sends payouts is that of a payout, and no forged one', async () => {
  const finance = await harness.factory.admin({ role: 'finance' });
  const heardAt = async () => {
    const { providers } = (await call('GET', '/admin/books', finance)).json();
    return providers.find(({ name }: { name: string }) => name === 'xendit').webhook_at;
  };
  expect((await deliver('xendit-callback-forged!')).statusCode).toBeGreaterThanOrEqual(400);
  expect(await heardAt()).toBeNull();
  const first = harness.clock.now();
  await deliver(callbackToken);
  expect(await heardAt()).toBe(first.toISOString());
  harness.clock.advance(DAY_MS);
  await Promise.all([deliver(callbackToken), deliver(callbackToken)]);
  expect(await heardAt()).toBe(harness.clock.now().toISOString());
  harness.clock.advance(4 * DAY_MS);
  expect(await heardAt()).toBeNull();
});
