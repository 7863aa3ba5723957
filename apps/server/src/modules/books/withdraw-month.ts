import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { firstDayOf, type Month } from '../../platform/philippine-months.ts';
import { noFirstApproval, type Withdrawing } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { booksTexts } from './books.texts.generated.ts';
import type { BooksDeps } from './books-deps.ts';
import { holdReach } from './days.queries.ts';
import { findMonth, unproposeMonth } from './months.queries.ts';

/**
 * Whoever was the first of two to close a month withdraws that, while no second person has closed it (P842): behind what closing waits for.
 * @throws AppError `first_approval_gone`, which says of a month that was closed meanwhile by whom (P908)
 */
export function withdrawMonth(
  deps: BooksDeps,
  { month, adminId, from }: Withdrawing & { month: Month },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await holdReach(tx);
    const firstDay = firstDayOf(month);
    const row = await findMonth(tx, firstDay);
    if (row?.closed_at) throw closedMeanwhile(row.closed_by_name ?? '');
    if (row?.proposed_by !== adminId) throw noFirstApproval();
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

function closedMeanwhile(name: string): AppError {
  return new AppError('first_approval_gone', {
    detail: (language) => booksTexts[language].closedBefore({ name }),
  });
}
