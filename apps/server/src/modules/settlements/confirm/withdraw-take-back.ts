import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { noFirstApproval, type Withdrawing } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import { deleteAsked, findAsked, lockArrival } from './take-back.queries.ts';

/**
 * Whoever asked first to take back what arrived withdraws that, while no second person has agreed (P842): both lock the report.
 * @throws AppError `settlement_not_found`, `first_approval_gone`
 */
export function withdrawTakeBack(
  deps: SettlementsDeps,
  { reportId, adminId, from }: Withdrawing & { reportId: string },
): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const report = await lockArrival(tx, reportId);
    if (!report) throw new AppError('settlement_not_found');
    const asked = await findAsked(tx, reportId);
    if (asked?.asked_by !== adminId) throw noFirstApproval();
    await deleteAsked(tx, reportId);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'settlement.withdraw_take_back',
      subject: { type: 'settlement', id: reportId },
      before: {
        provider: report.provider,
        arrived_centavos: report.arrival?.arrived_centavos,
        reason: asked.reason,
      },
      from,
    });
  });
}
