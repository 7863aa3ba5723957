import { CUSTOM_CREDITS } from '@likha/contract/limits';
import type { Config } from '../../lib/api-types.ts';
import { pesosForCredits } from '../../lib/credit-price.ts';
import { wholeNumber } from '../../lib/format.ts';
import type { BuyingTexts } from './buying.texts.generated.ts';

export type Pack = Config['packs'][number];

/** What a fan is about to buy. Amounts in decimal pesos, as they go over the wire. */
export interface Order {
  packageId: string | null;
  baseCredits: number;
  bonusCredits: number;
  creditAmount: number;
  originalAmount: number;
  finalAmount: number;
}

/** A pack at the live rate: the bonus is a gift, the price is that of the base. */
export function orderForPack({ id, credits, bonus }: Pack, phpPerCredit: number): Order {
  const price = pesosForCredits(credits, phpPerCredit);
  return {
    packageId: id,
    baseCredits: credits,
    bonusCredits: bonus,
    creditAmount: credits + bonus,
    originalAmount: price,
    finalAmount: price,
  };
}

/** A custom amount earns no bonus. */
export function orderForCustom(credits: number, phpPerCredit: number): Order {
  const price = pesosForCredits(credits, phpPerCredit);
  return {
    packageId: null,
    baseCredits: credits,
    bonusCredits: 0,
    creditAmount: credits,
    originalAmount: price,
    finalAmount: price,
  };
}

/** Why a typed amount cannot be bought; null when it can (P51). */
export function customAmountProblem(
  text: string,
  t: BuyingTexts,
  limits: Config['custom_credits'] = CUSTOM_CREDITS,
): string | null {
  if (!/^\d+$/.test(text)) return t.wholeNumber;
  const credits = Number(text);
  if (credits < limits.min) return t.minimum({ credits: wholeNumber(limits.min) });
  if (credits > limits.max) return t.maximum({ credits: wholeNumber(limits.max) });
  return null;
}
