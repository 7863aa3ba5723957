import type { CallResponse, Calls } from '@likha/contract';
import { creditsForCentavos, pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { linesOf } from '../accounts/index.ts';
import { findOffers, findPrice, isNewTo } from './offers.queries.ts';
import { NO_OFFERS, type Plan, plansAt } from './plan.ts';

type Listed = CallResponse<Calls['listPlans']>;

/**
 * The ways to subscribe to a creator, as this viewer may: a guest is shown how one begins.
 * @throws AppError `creator_not_found`
 */
export async function listPlans(deps: BaseDeps, viewer: Viewer | null, creatorId: string): Promise<Listed> {
  const found = await findPrice(deps.db, creatorId, viewer?.id ?? null);
  if (!found) throw new AppError('creator_not_found');
  const { price, centavos_per_credit: rate } = found;
  const benefits = linesOf(found.benefits);
  if (price === null) return { plans: [], then_credits: null, then_price: null, benefits };
  const offers = (await findOffers(deps.db, creatorId)) ?? NO_OFFERS;
  const isNew = viewer === null || (await isNewTo(deps.db, viewer.id, creatorId));
  return {
    plans: plansAt(price, offers, isNew).map((plan) => present(plan, rate)),
    then_credits: creditsForCentavos(price, rate),
    then_price: pesosFromCentavos(price),
    benefits,
  };
}

function present(
  { name, months, trialDays, percent, centavos }: Plan,
  rate: number,
): Listed['plans'][number] {
  const credits = creditsForCentavos(centavos, rate);
  const each = Math.max(months, 1);
  return {
    plan: name,
    months,
    trial_days: trialDays,
    discount_percent: percent,
    credits,
    price: pesosFromCentavos(centavos),
    credits_per_month: Math.ceil(credits / each),
    price_per_month: pesosFromCentavos(Math.ceil(centavos / each)),
  };
}
