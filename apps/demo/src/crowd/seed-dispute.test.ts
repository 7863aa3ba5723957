import { expect, it } from 'vitest';
import { useRealPayments } from '../../../server/src/modules/credits/settle/real-payments.fixture.ts';
import { viewerOf } from '../seed/viewer-of.ts';
import { seedDispute } from './seed-dispute.ts';

/** Real: the sandbox, its webhooks, the queue. */
const { harness } = useRealPayments();

it('a payment that its payer disputes waits for staff, once, whenever the demo is filled anew', async () => {
  const { id } = await harness.factory.fan();
  const admin = await harness.factory.admin();
  const list = async () => {
    const answer = await harness.app.inject({ url: '/api/admin/disputes', headers: admin.headers });
    return answer.json().disputes.map(({ state }: { state: string }) => state);
  };
  await seedDispute(harness.deps, viewerOf(id, 'fan'));
  await expect.poll(list).toEqual(['open']);
  await seedDispute(harness.deps, viewerOf(id, 'fan'));
  expect(await list()).toEqual(['open']);
});

it('nothing is asked of a provider that is none of the demo', async () => {
  const { id } = await harness.factory.fan();
  await seedDispute({ ...harness.deps, isSandboxPayment: false }, viewerOf(id, 'fan'));
  const { env } = harness.deps;
  await seedDispute({ ...harness.deps, env: { ...env, PAYPAL_CLIENT_ID: 'somebody' } }, viewerOf(id, 'fan'));
  expect(
    await harness.deps.db.selectFrom('purchases').select('id').where('fan_id', '=', id).execute(),
  ).toEqual([]);
});
