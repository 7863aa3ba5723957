import { expect, it } from 'vitest';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { usePayouts } from './payouts.fixture.ts';
import { movePayout } from './payouts.queries.ts';

/** Fake: who sends, and the clock. */
const { harness, call, earner } = usePayouts({ payoutSender: new FakeSender() });

it('what a company was given is called paid or failed by nobody else, however late they looked', async () => {
  const admin = await harness.factory.admin();
  const { payout } = (await call('POST', '/payouts', await earner(1_000), { bucket: 'earnings' })).json();
  const decide = (body: object) => call('POST', `/admin/payouts/${payout.id}/decision`, admin, body);
  expect((await decide({ decision: 'approve' })).statusCode).toBe(200);
  for (const [to, more] of [
    ['paid', { reference: 'BY-HAND' }],
    ['failed', { reason: 'Closed account' }],
  ] as const) {
    const { code, detail } = expectRefusal(await decide({ decision: to, ...more }));
    expect([code, detail]).toEqual(['payout_decided', expect.stringContaining('company')]);
    // Whoever had looked before it was given: the row itself says no.
    const moved = { id: payout.id, from: 'approved', to, adminId: admin.id, reason: null } as const;
    const late = { ...moved, reference: 'BY-HAND', now: harness.clock.now() };
    expect(await inTransaction(harness.deps.db, (tx) => movePayout(tx, late))).toBe(false);
  }
});

it('what left by itself was decided by nobody, as an admin who was too late is told', async () => {
  const admin = await harness.factory.admin();
  const { payout } = (await call('POST', '/payouts/instant', await earner(1_000), {})).json();
  const late = await call('POST', `/admin/payouts/${payout.id}/decision`, admin, { decision: 'approve' });
  expect(expectRefusal(late).detail).toBe('This payout is approved.');
});
