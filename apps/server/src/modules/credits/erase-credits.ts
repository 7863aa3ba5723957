import type { Tx } from '../../platform/database/index.ts';
import { eraseRefundWords } from './refund/refund-requests.queries.ts';
import { eraseInstruments } from './settle/instruments.queries.ts';
import { removeTopUp } from './top-up/top-up.queries.ts';

/** Words of refunds and the accounts that paid go, and nothing is bought for them by itself any more (P789). */
export async function eraseCredits(tx: Tx, fanId: string): Promise<void> {
  await eraseRefundWords(tx, fanId);
  await eraseInstruments(tx, fanId);
  await removeTopUp(tx, fanId);
}
