import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Answer } from '../../lib/api-types.ts';
import type { PlansTexts } from './plans.texts.generated.ts';
import type { Subscribable } from './subscribable.ts';

export type Plans = Answer<'GET /creators/{id}/subscription-plans'>;
export type Plan = Plans['plans'][number];

/** The month that is sold whatever else is offered, as the profile has it. */
export function monthOf({ credits, pesos }: Subscribable): Plan {
  const [now, price] = [credits ?? 0, pesos ?? 0];
  return {
    plan: 'monthly',
    months: 1,
    trial_days: null,
    discount_percent: 0,
    credits: now,
    price,
    credits_per_month: now,
    price_per_month: price,
  };
}

/** What a plan is called: `7 days free`, `First month`, `3 months`. */
export function planName({ plan, months, trial_days }: Plan, t: PlansTexts): string {
  if (trial_days !== null) return t.trialDays({ days: trial_days });
  if (plan === 'introduction') return t.firstMonth;
  return t.months({ months });
}

/** What happens now and afterwards, to be read before the press. */
export function planTerms(
  { plan, months, trial_days, credits }: Plan,
  then: { credits: number; pesos: number },
  t: PlansTexts,
): string {
  const price = t.price({ credits: formatCredits(then.credits), pesos: formatPesos(then.pesos) });
  if (trial_days !== null) return t.trialTerms({ days: trial_days, price });
  if (plan === 'introduction') return t.firstMonthTerms({ price });
  if (months > 1) return t.bundleTerms({ months, price });
  return credits === 0 ? t.isFree : t.renews;
}

/** The words of the press: they name what it costs. */
export function pressWords({ trial_days, credits }: Plan, t: PlansTexts): string {
  if (trial_days !== null) return t.startTrial({ days: trial_days });
  return credits === 0 ? t.confirmFree : t.confirm({ credits: formatCredits(credits) });
}
