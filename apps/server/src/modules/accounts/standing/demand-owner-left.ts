import { AppError } from '../../../platform/app-error.ts';
import { TransactionConflict, type Tx } from '../../../platform/database/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { findPersonInStanding, lockOwners, lockPersonInStanding } from './standing.queries.ts';

/** The last owner does not leave: nobody could make another (P331). @throws AppError `staff_refused` */
export async function demandOwnerLeft(tx: Tx, userId: string): Promise<void> {
  const seen = await findPersonInStanding(tx, userId);
  const owners = seen?.user_type === 'admin' ? await lockOwners(tx) : [];
  const person = await lockPersonInStanding(tx, userId);
  if (person?.user_type === 'admin' && seen?.user_type !== 'admin')
    throw new TransactionConflict('somebody became an admin meanwhile');
  if (person?.staff_role !== 'owner' || owners.some((id) => id !== userId)) return;
  throw new AppError('staff_refused', { detail: (language) => accountsTexts[language].staffLastOwner });
}
