import { paidPrice } from '../../lib/credit-price.ts';
import type { SecureMediaTexts } from './secure-media.texts.generated.ts';

/**
 * What a price that is typed in pesos comes to for fans, in words (P19).
 * @param phpPerCredit undefined while the rate is not known
 */
export function priceWords(typed: string, phpPerCredit: number | undefined, t: SecureMediaTexts): string {
  const paid = paidPrice(typed, phpPerCredit);
  if (!paid) return t.ppvPriceHint;
  return paid.isRounded ? t.ppvPriceRounded(paid) : t.ppvPriceExact(paid);
}
