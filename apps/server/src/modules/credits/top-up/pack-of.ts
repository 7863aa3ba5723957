import { priceOf, type Quote } from '../buy/quote.ts';

/** What a pack is and costs now; null where there is none of that name. */
export function packOf(packageId: string, settings: Parameters<typeof priceOf>[1]): Quote | null {
  const priced = priceOf({ creditAmount: 0, originalCentavos: 0, finalCentavos: 0, packageId }, settings);
  return priced.kind === 'priced' ? priced.quote : null;
}
