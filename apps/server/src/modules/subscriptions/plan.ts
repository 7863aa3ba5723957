import type { BUNDLES, PlanName, TRIAL_DAYS } from '@likha/contract/limits';
import { discounted } from '@likha/contract/money';

/** What a creator offers besides a month; null for what they do not. */
export interface Offers {
  readonly bundle_3_percent: number | null;
  readonly bundle_6_percent: number | null;
  readonly bundle_12_percent: number | null;
  readonly trial_days: (typeof TRIAL_DAYS)[number] | null;
  readonly first_month_percent: number | null;
}

export const NO_OFFERS: Offers = {
  bundle_3_percent: null,
  bundle_6_percent: null,
  bundle_12_percent: null,
  trial_days: null,
  first_month_percent: null,
};

/** One way to begin a subscription. */
export interface Plan {
  readonly name: PlanName;
  /** That are paid at once; 0 for a trial. */
  readonly months: 0 | 1 | (typeof BUNDLES)[number];
  readonly trialDays: number | null;
  readonly percent: number;
  /** To pay now, for all of its months. */
  readonly centavos: number;
}

const BUNDLE_COLUMNS = {
  months_3: [3, 'bundle_3_percent'],
  months_6: [6, 'bundle_6_percent'],
  months_12: [12, 'bundle_12_percent'],
} as const;

/**
 * The ways to subscribe at a monthly price, the way to begin first (P346, P347). What costs nothing has no bundles and no trial.
 * @param isNew never had a month or a trial with this creator
 */
export function plansAt(listCentavos: number, offers: Offers, isNew: boolean): Plan[] {
  const plan = (name: PlanName, months: Plan['months'], percent: number): Plan => {
    return { name, months, trialDays: null, percent, centavos: discounted(listCentavos * months, percent) };
  };
  const plans = [plan('monthly', 1, 0)];
  if (listCentavos === 0) return plans;
  if (isNew && offers.first_month_percent !== null)
    plans.unshift(plan('introduction', 1, offers.first_month_percent));
  if (isNew && offers.trial_days !== null)
    plans.unshift({ ...plan('introduction', 0, 0), trialDays: offers.trial_days });
  for (const [name, [months, column]] of Object.entries(BUNDLE_COLUMNS)) {
    const percent = offers[column];
    if (percent !== null) plans.push(plan(name as PlanName, months, percent));
  }
  return plans;
}
