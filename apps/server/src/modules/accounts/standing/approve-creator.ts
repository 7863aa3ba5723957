import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { changeUser } from '../accounts.queries.ts';

/** Says that a creator's identity is confirmed: they are verified from now on, in sessions that are open as well. */
export function approveCreator(deps: BaseDeps, creatorId: string): Promise<void> {
  return inTransaction(deps.db, (tx) => changeUser(tx, creatorId, { kyc_status: 'approved' }));
}
