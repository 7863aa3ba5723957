import {
  centavosFromDecimal,
  centavosFromPesos,
  creditsForCentavos,
  formatCentavos,
  formatCredits,
} from '@likha/contract/money';
import type { SecureMediaTexts } from './secure-media.texts.generated.ts';

/**
 * What a price that is typed in pesos comes to for fans, who pay whole credits, rounded up (P19).
 * @param phpPerCredit undefined while the rate is not known
 */
export function priceWords(typed: string, phpPerCredit: number | undefined, t: SecureMediaTexts): string {
  const centavos = centavosFromDecimal(typed.trim());
  const rate = centavosFromPesos(phpPerCredit ?? 0);
  if (!centavos || !rate) return t.ppvPriceHint;
  const credits = creditsForCentavos(centavos, rate);
  const words = { credits: formatCredits(credits), pesos: formatCentavos(credits * rate) };
  return credits * rate === centavos ? t.ppvPriceExact(words) : t.ppvPriceRounded(words);
}
