import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { noFirstApproval, readDeciders, type Withdrawing } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { deleteAsked, findFunding, lockFundings, unmarkBackAsked } from './fundings.queries.ts';
import type { FundingsDeps } from './fundings-deps.ts';

/**
 * Whoever said first that something left the bank, or asked first to take that back, withdraws it while no second person has come (P842): all of them
 * happen one after the other. What was said by who may not any more anybody of finance puts away: it is not said anew for a period, so nothing would
 * ever take its place (P955).
 * @throws AppError `funding_not_found`, `first_approval_gone`
 */
export function withdrawFunding(
  deps: FundingsDeps,
  { id, adminId, from }: Withdrawing & { id: string },
): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockFundings(tx);
    const row = await findFunding(tx, id);
    if (!row) throw new AppError('funding_not_found');
    const isBack = row.done_at !== null;
    const first = isBack ? row.back_asked_by : row.asked_by;
    if (first === null || row.back_at) throw noFirstApproval();
    const { counts } = await readDeciders(tx, 'payouts', adminId);
    if (first !== adminId && counts(first)) throw noFirstApproval();
    await (isBack ? unmarkBackAsked(tx, id) : deleteAsked(tx, id));
    const { centavos, fee_centavos, left_on, reference, back_reason: reason } = row;
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: isBack ? 'funding.withdraw_take_back' : 'funding.withdraw',
      subject: { type: 'payout_funding', id },
      before: { centavos, fee_centavos, left_on, reference, ...(isBack && { reason }) },
      from,
    });
  });
}
