import { inTransaction } from '../../platform/database/index.ts';
import { noFirstApproval, type Withdrawing } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { lockWaiting, setFirstApproval } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

/**
 * Whoever approved a payout first withdraws that, while no second person has approved it (P842): of the two at once one holds, as both lock it.
 * @throws AppError `first_approval_gone`
 */
export function withdrawApproval(
  deps: PayoutsDeps,
  { payoutId, adminId, from }: Withdrawing & { payoutId: string },
): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const payout = await lockWaiting(tx, payoutId);
    if (payout?.first_approved_by !== adminId) throw noFirstApproval();
    await setFirstApproval(tx, payoutId, null);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'payout.withdraw',
      subject: { type: 'user', id: payout.creator_id },
      before: { payout_id: payoutId, status: 'pending', centavos: payout.centavos },
      after: { first_approval: null },
      from,
    });
  });
}
