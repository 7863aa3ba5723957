import type { CreditsDeps } from '../credits-deps.ts';
import { findPurchase } from './purchases.queries.ts';
import { cancelPurchase } from './settle-purchase.ts';

/** Closes the order, as whoever left it asks for; what was paid all the same is credited (P1065). */
export async function leavePurchase(deps: CreditsDeps, purchaseId: string): Promise<void> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (purchase) await cancelPurchase(deps, purchase);
}
