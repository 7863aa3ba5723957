import { isId } from '@likha/contract/addresses';
import type { CreditsDeps } from '../credits-deps.ts';
import { findPurchase } from './purchases.queries.ts';
import { cancelPurchase } from './settle-purchase.ts';

/** What the address says that a provider was given for who leaves without paying. */
export interface Left {
  purchase?: unknown;
  /** The proof that the address is one of ours. */
  left?: unknown;
}

/** The purchase that somebody left; null where the address does not prove it (P1065). */
export function purchaseLeft({ leftMac }: CreditsDeps, { purchase, left }: Left): string | null {
  const isWhole = typeof purchase === 'string' && typeof left === 'string' && isId(purchase);
  return isWhole && leftMac.fits(left, purchase) ? purchase : null;
}

/** Closes the order, as whoever left it asks for; what was paid all the same is credited (P1065). */
export async function leavePurchase(deps: CreditsDeps, purchaseId: string): Promise<void> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (purchase) await cancelPurchase(deps, purchase);
}
