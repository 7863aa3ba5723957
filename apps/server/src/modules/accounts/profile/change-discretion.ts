import { inTransaction } from '../../../platform/database/index.ts';
import { changeUser } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** Asks for a neutral sender, subject, title and icon, or no longer (P367). */
export async function changeDiscretion(
  deps: AccountsDeps,
  userId: string,
  isDiscreet: boolean,
): Promise<void> {
  await inTransaction(deps.db, (tx) => changeUser(tx, userId, { is_discreet: isDiscreet }));
}
