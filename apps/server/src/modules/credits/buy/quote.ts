import type { Settings } from '../../settings/index.ts';

/** What a fan asks to buy, in credits and centavos as the screen showed them. */
export interface AskedPurchase {
  readonly creditAmount: number;
  readonly originalCentavos: number;
  readonly finalCentavos: number;
  readonly packageId: string | null;
}

/** What it really is. */
export interface Quote {
  readonly packageId: string | null;
  readonly baseCredits: number;
  readonly bonusCredits: number;
  readonly originalCentavos: number;
  readonly finalCentavos: number;
}

/** What credits cost at this moment. */
export type PriceList = Pick<
  Settings,
  'centavos_per_credit' | 'packs' | 'custom_credits_min' | 'custom_credits_max'
>;

interface NoPrice {
  readonly kind: 'below_minimum' | 'above_maximum' | 'unknown_package';
}

export type QuoteResult =
  | { readonly kind: 'quoted'; readonly quote: Quote }
  | NoPrice
  | { readonly kind: 'price_changed'; readonly quote: Quote };

/**
 * The server computes what is owed (P14): `credit_amount` is base plus bonus, `original_amount` base × rate, a
 * custom amount earns no bonus. Figures that disagree are refused together with the right ones.
 * @param discountCentavos what a coupon takes off the original price
 */
export function quotePurchase(asked: AskedPurchase, prices: PriceList, discountCentavos = 0): QuoteResult {
  const priced = priceOf(asked, prices);
  if (priced.kind !== 'priced') return priced;
  const quote = { ...priced.quote, finalCentavos: priced.quote.originalCentavos - discountCentavos };
  return agrees(asked, quote) ? { kind: 'quoted', quote } : { kind: 'price_changed', quote };
}

/** What is bought and its original price, whatever the screen showed. */
export function priceOf(
  asked: AskedPurchase,
  prices: PriceList,
): { readonly kind: 'priced'; readonly quote: Quote } | NoPrice {
  const pack = choosePack(asked, prices);
  if (pack === undefined) return { kind: 'unknown_package' };
  if (pack === null && asked.creditAmount < prices.custom_credits_min) return { kind: 'below_minimum' };
  if (pack === null && asked.creditAmount > prices.custom_credits_max) return { kind: 'above_maximum' };
  const baseCredits = pack ? pack.credits : asked.creditAmount;
  const originalCentavos = baseCredits * prices.centavos_per_credit;
  const quote: Quote = {
    packageId: pack?.id ?? null,
    baseCredits,
    bonusCredits: pack ? pack.bonus : 0,
    originalCentavos,
    finalCentavos: originalCentavos,
  };
  return { kind: 'priced', quote };
}

/**
 * The pack that was named, or the one whose credits and price these are: a request need not name it. Null is
 * a custom amount, undefined a pack that does not exist.
 */
function choosePack(asked: AskedPurchase, { packs, centavos_per_credit: rate }: PriceList) {
  if (asked.packageId !== null) return packs.find((pack) => pack.id === asked.packageId);
  const isPack = ({ credits, bonus }: PriceList['packs'][number]) =>
    credits + bonus === asked.creditAmount && credits * rate === asked.originalCentavos;
  return packs.find(isPack) ?? null;
}

function agrees(asked: AskedPurchase, quote: Quote): boolean {
  return (
    asked.creditAmount === quote.baseCredits + quote.bonusCredits &&
    asked.originalCentavos === quote.originalCentavos &&
    asked.finalCentavos === quote.finalCentavos
  );
}
