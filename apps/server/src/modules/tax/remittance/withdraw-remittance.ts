import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { noFirstApproval, type Withdrawing } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { RemittingDeps } from '../tax-deps.ts';
import { deleteAsked, findRemittance, lockRemittances, unmarkBackAsked } from './remittance.queries.ts';

/**
 * Whoever said first that a period was paid to the tax office, or asked first to take that back, withdraws it while no second person has come
 * (P842): all of them happen one after the other.
 * @throws AppError `remittance_not_found`, `first_approval_gone`
 */
export function withdrawRemittance(
  deps: RemittingDeps,
  { id, adminId, from }: Withdrawing & { id: string },
): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockRemittances(tx);
    const row = await findRemittance(tx, id);
    if (!row) throw new AppError('remittance_not_found');
    const isBack = row.done_at !== null;
    const first = isBack && row.back_at === null ? row.back_asked_by : isBack ? null : row.asked_by;
    if (first !== adminId) throw noFirstApproval();
    await (isBack ? unmarkBackAsked(tx, id) : deleteAsked(tx, id));
    const { tax, month, centavos, paid_on, reference, back_reason: reason } = row;
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: isBack ? 'tax.withdraw_remit_back' : 'tax.withdraw_remit',
      subject: { type: 'tax_remittance', id },
      before: { tax, month: month.slice(0, 7), centavos, paid_on, reference, ...(isBack && { reason }) },
      from,
    });
  });
}
