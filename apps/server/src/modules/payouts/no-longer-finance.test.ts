import { beforeAll, expect, it } from 'vitest';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { usePayouts } from './payouts.fixture.ts';
import { lockWaiting } from './payouts.queries.ts';
import { requestPayout } from './request-payout.ts';

/** Who may approve payouts is asked behind the lock of the payout (P332). */
const { harness, earner } = usePayouts();

beforeAll(() => harness.factory.holdEarnings(0));

it('the approval of somebody who is taken off finance in that moment counts for nothing', async () => {
  const { deps, factory } = harness;
  const creator = await earner(2000);
  const [finance] = [await factory.admin({ role: 'finance' }), await factory.admin()];
  const { id } = await requestPayout(deps, creator.id, 'earnings', { correlationId: deps.ids.next() });
  const { deciding } = await inTransaction(deps.db, async (tx) => {
    await lockWaiting(tx, id);
    const url = `/api/admin/payouts/${id}/decision`;
    const payload = { decision: 'approve' };
    const deciding = harness.app.inject({ method: 'POST', url, headers: finance.headers, payload });
    void deciding.then();
    await expect.poll(() => lockWaiters(harness, 'payouts')).toBe(1);
    await tx.updateTable('users').set({ staff_role: 'support' }).where('id', '=', finance.id).execute();
    return { deciding };
  });
  expect(expectRefusal(await deciding).code).toBe('other_part');
  const row = await deps.db
    .selectFrom('payouts')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.status).toBe('pending');
});
