import { isId } from '@likha/contract/addresses';
import type { Mac } from '../../../platform/mac.ts';

/** What the address says that a provider was given for who leaves without paying. */
export interface Left {
  purchase?: unknown;
  /** The proof that the address is one of ours. */
  left?: unknown;
}

/** The purchase that somebody left; null where the address does not prove it (P1065). */
export function purchaseLeft(mac: Mac, { purchase, left }: Left): string | null {
  const isWhole = typeof purchase === 'string' && typeof left === 'string' && isId(purchase);
  return isWhole && mac.fits(left, purchase) ? purchase : null;
}
