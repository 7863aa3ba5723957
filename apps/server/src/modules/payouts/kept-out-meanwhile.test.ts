import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildSandbox } from '../../../../sandbox/src/app.ts';
import { defaultCredentials } from '../../../../sandbox/src/settings.ts';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { createXendit } from '../../providers/payouts/xendit.ts';
import { usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';

/** Who is kept out between a first try that failed and the next one (P600). Real: PostgreSQL, the adapter, the sandbox, HTTP. Fake: the clock. */
const sandbox = await buildSandbox();
const { xenditSecretKey: secretKey, xenditCallbackToken: callbackToken } = defaultCredentials;
const payoutSender = createXendit(
  { baseUrl: await sandbox.listen({ host: '127.0.0.1', port: 0 }), secretKey, callbackToken },
  { timeoutMs: 1_500 },
);
const { harness, call, earner } = usePayouts({ payoutSender });
afterAll(async () => {
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
  await sandbox.close();
});
beforeEach(async () => void (await sandbox.inject({ method: 'DELETE', url: '/sandbox/faults' })));

async function later(): Promise<void> {
  harness.clock.advance(2 * HOUR_MS);
  await sendPayouts(harness.deps);
}

async function sentFor(payoutId: string): Promise<{ id: string }[]> {
  const { payouts } = (await sandbox.inject({ url: '/sandbox/payouts' })).json();
  return payouts.filter(({ referenceId }: { referenceId: string }) => referenceId === payoutId);
}

/** An approved payout whose first try ended so. */
async function triedOnce(kind: 'error500' | 'drop_after') {
  const [creator, admin] = [await earner(1_000), await harness.factory.admin()];
  const { payout } = (await call('POST', '/payouts', creator, {})).json();
  await call('POST', `/admin/payouts/${payout.id}/decision`, admin, { decision: 'approve' });
  const fault = { provider: 'xendit', operation: 'send_payout', kind, times: 1 };
  await sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
  await sendPayouts(harness.deps);
  return { creator, id: payout.id as string };
}

type Standing = { status?: 'active' | 'suspended' | 'banned'; kyc_status?: 'approved' | 'pending' };
const stand = ({ id }: Person, standing: Standing) =>
  harness.deps.db.updateTable('users').set(standing).where('id', '=', id).execute();

it.each([
  ['suspended', { status: 'suspended' }],
  ['banned', { status: 'banned' }],
  ['verified no more', { kyc_status: 'pending' }],
] as const)('nothing is sent to who is %s by then, and it is once they are back', async (_how, standing) => {
  const { creator, id } = await triedOnce('error500');
  await stand(creator, standing);
  await later();
  await later();
  expect(await sentFor(id)).toEqual([]);
  await stand(creator, { status: 'active', kyc_status: 'approved' });
  await later();
  expect(await sentFor(id)).toHaveLength(1);
});

it('what had left by then is heard of all the same', async () => {
  const { creator, id } = await triedOnce('drop_after');
  const [sent] = await sentFor(id);
  await stand(creator, { status: 'banned' });
  const url = `/sandbox/payouts/${sent?.id}/finish`;
  await sandbox.inject({ method: 'POST', url, payload: { status: 'SUCCEEDED' } });
  await later();
  const payout = harness.deps.db.selectFrom('payouts').select('status').where('id', '=', id);
  expect(await payout.executeTakeFirstOrThrow()).toEqual({ status: 'paid' });
});
