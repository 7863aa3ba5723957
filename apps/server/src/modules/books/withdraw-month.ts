import { inTransaction } from '../../platform/database/index.ts';
import { firstDayOf, type Month } from '../../platform/philippine-months.ts';
import { noFirstApproval, type Withdrawing } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import type { BooksDeps } from './books-deps.ts';
import { holdReach } from './days.queries.ts';
import { findMonth, unproposeMonth } from './months.queries.ts';

/**
 * Whoever was the first of two to close a month withdraws that, while no second person has closed it (P842): behind what closing waits for.
 * @throws AppError `first_approval_gone`
 */
export function withdrawMonth(
  deps: BooksDeps,
  { month, adminId, from }: Withdrawing & { month: Month },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await holdReach(tx);
    const firstDay = firstDayOf(month);
    const row = await findMonth(tx, firstDay);
    if (!row || row.closed_at !== null || row.proposed_by !== adminId) throw noFirstApproval();
    await unproposeMonth(tx, firstDay);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'month.withdraw',
      subject: { type: 'month', id: deps.ids.next() },
      before: { month },
      from,
    });
  });
}
