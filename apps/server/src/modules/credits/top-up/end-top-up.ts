import { inTransaction } from '../../../platform/database/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { findPurchase } from '../settle/purchases.queries.ts';
import { cancelPurchase } from '../settle/settle-purchase.ts';
import { listBegun, removeTopUp } from './top-up.queries.ts';

/**
 * Nothing more is bought by itself (P789), the company is told to forget its payer, and what was begun is given up; what was charged by
 * then is credited.
 */
export async function endTopUp(deps: CreditsDeps, fanId: string): Promise<void> {
  await inTransaction(deps.db, (tx) => removeTopUp(tx, fanId));
  for (const { purchase_id: id } of await listBegun(deps.db, fanId)) {
    const purchase = await findPurchase(deps.db, id);
    if (purchase) await cancelPurchase(deps, purchase);
  }
}
