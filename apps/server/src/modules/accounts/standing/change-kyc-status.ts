import type { Tx } from '../../../platform/database/index.ts';
import { changeUser } from '../accounts.queries.ts';

/** Says how a creator's verification stands, in the transaction that decides it; every node is told to look again. */
export function changeKycStatus(
  tx: Tx,
  creatorId: string,
  status: 'pending' | 'approved' | 'rejected',
): Promise<void> {
  return changeUser(tx, creatorId, { kyc_status: status });
}
