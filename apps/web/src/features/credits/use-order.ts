import { CREDIT_PACKS } from '@likha/contract/limits';
import type { Config } from '../../lib/api-types.ts';
import type { Buying } from '../../lib/buying-draft.ts';
import { pesosForCredits } from '../../lib/credit-price.ts';
import { useTexts } from '../../lib/texts.ts';
import { useSettledValue } from '../../ui/use-settled-value.ts';
import { useCouponAnswers } from './api/use-coupon.ts';
import { buyingTexts } from './buying.texts.generated.ts';
import {
  customAmountProblem,
  type Order,
  orderForCustom,
  orderForPack,
  type Pack,
  withCoupon,
} from './order.ts';

/** The packs to offer when the server's settings cannot be read. */
const KNOWN_PACKS: Pack[] = CREDIT_PACKS.map(({ bonusPercent, isPopular, ...pack }) => ({
  ...pack,
  bonus_percent: bonusPercent,
  is_popular: isPopular,
  price: pesosForCredits(pack.credits, 1),
}));

/** What is typed is asked about after a pause. */
const PAUSE_MS = 400;

/**
 * The packs on offer, and the order that a choice makes at any rate, less what the applied coupon takes off.
 * @param rate pesos per credit, now
 */
export function useOrder(
  config: Config | undefined,
  { choice, customText, couponCode }: Buying,
  rate: number,
) {
  const t = useTexts(buyingTexts);
  const packs = config?.packs ?? KNOWN_PACKS;
  const customProblem = customAmountProblem(customText, t, config?.custom_credits);

  const amount = plainOrderAt(rate)?.originalAmount ?? null;
  const settled = useSettledValue(amount, PAUSE_MS);
  const coupon = useCouponAnswers(couponCode, settled);
  const isAsking = couponCode !== null && amount !== null && (coupon.isAsking || settled !== amount);

  function orderAt(phpPerCredit: number): Order | null {
    const order = plainOrderAt(phpPerCredit);
    return order && withCoupon(order, coupon.answerFor(order.originalAmount));
  }

  function plainOrderAt(phpPerCredit: number): Order | null {
    if (choice === 'custom') return customProblem ? null : orderForCustom(Number(customText), phpPerCredit);
    const pack = packs.find(({ id }) => id === choice) ?? packs[0];
    return pack ? orderForPack(pack, phpPerCredit) : null;
  }

  return { packs, customProblem, orderAt, amount, coupon: { ...coupon, isAsking } };
}
