import { BUNDLE_PERCENT, FIRST_MONTH_PERCENT, TRIAL_DAYS } from '@likha/contract/limits';
import type { Answer, Body } from '../../lib/api-types.ts';
import type { OffersTexts } from './offers.texts.generated.ts';

export type Offers = Answer<'GET /studio/subscription-offers'>['offers'];

/** What the form has: percents as they are typed, empty for none; how one begins, as `none`, `first_month` or days of a trial. */
export interface OfferValues {
  bundle_3_percent: string;
  bundle_6_percent: string;
  bundle_12_percent: string;
  introduction: string;
  first_month_percent: string;
}

const typed = (percent: number | null) => (percent === null ? '' : String(percent));

export function offerValues(offers: Offers): OfferValues {
  const { trial_days, first_month_percent } = offers;
  return {
    bundle_3_percent: typed(offers.bundle_3_percent),
    bundle_6_percent: typed(offers.bundle_6_percent),
    bundle_12_percent: typed(offers.bundle_12_percent),
    introduction: trial_days !== null ? String(trial_days) : first_month_percent ? 'first_month' : 'none',
    first_month_percent: typed(first_month_percent),
  };
}

const percentIn = (value: string) => (value.trim() === '' ? null : Number(value));

/** The body of `PUT /studio/subscription-offers`; who checked the values knows that the percents are some. */
export function offersOf(values: OfferValues): Body<'PUT /studio/subscription-offers'> {
  const { introduction, first_month_percent: percent } = values;
  return {
    bundle_3_percent: percentIn(values.bundle_3_percent),
    bundle_6_percent: percentIn(values.bundle_6_percent),
    bundle_12_percent: percentIn(values.bundle_12_percent),
    trial_days: TRIAL_DAYS.find((days) => String(days) === introduction) ?? null,
    first_month_percent: introduction === 'first_month' ? percentIn(percent) : null,
  };
}

/** What is wrong with a field, before it is sent; by field. */
export function offerChecks(t: OffersTexts) {
  const check =
    ({ min, max }: { min: number; max: number }) =>
    (value: string) =>
      value.trim() === '' || isPercent(value, min, max) ? null : t.percentRange({ min, max });
  return {
    bundle_3_percent: check(BUNDLE_PERCENT),
    bundle_6_percent: check(BUNDLE_PERCENT),
    bundle_12_percent: check(BUNDLE_PERCENT),
    first_month_percent: (value: string, { introduction }: OfferValues) =>
      introduction !== 'first_month' || isPercent(value, FIRST_MONTH_PERCENT.min, FIRST_MONTH_PERCENT.max)
        ? null
        : t.percentRange(FIRST_MONTH_PERCENT),
  };
}

/** A whole percent in its bounds. */
export function isPercent(value: string, min: number, max: number): boolean {
  return /^\d{1,2}$/.test(value.trim()) && Number(value) >= min && Number(value) <= max;
}
