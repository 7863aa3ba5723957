import { CUSTOM_CREDITS } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import type { Config } from '../../lib/api-types.ts';
import { pesosForCredits } from '../../lib/credit-price.ts';
import type { CouponAnswer } from './api/use-coupon.ts';
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
  couponId: string | null;
}

/** The same with what a coupon takes off; unchanged where it holds not, or for another price. */
export function withCoupon(order: Order, answer: CouponAnswer | undefined): Order {
  if (!answer?.valid || !answer.coupon) return order;
  return { ...order, couponId: answer.coupon.id, finalAmount: answer.final_amount };
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
    couponId: null,
  };
}

/**
 * What is other than it was shown, by the figures that the server refuses an order with: a pack gives something else, a coupon
 * takes off something else, a credit costs something else, or the card is charged something else for the same price.
 */
export function whatChanged(
  { creditAmount, originalAmount }: Order,
  expected: { credit_amount: number; original_amount: number; charged_amount?: number },
): 'pack' | 'coupon' | 'rate' | 'charge' {
  if (expected.credit_amount !== creditAmount) return 'pack';
  if (expected.charged_amount !== undefined) return 'charge';
  return expected.original_amount === originalAmount ? 'coupon' : 'rate';
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
    couponId: null,
  };
}

/** Why a typed amount cannot be bought; null when it can (P51). */
export function customAmountProblem(
  text: string,
  t: BuyingTexts,
  limits: Config['custom_credits'] = CUSTOM_CREDITS,
): string | null {
  if (!/^-?\d+$/.test(text)) return t.wholeNumber;
  const credits = Number(text);
  if (credits < limits.min) return t.minimum({ credits: formatCredits(limits.min) });
  if (credits > limits.max) return t.maximum({ credits: formatCredits(limits.max) });
  return null;
}
