import type { Answer, Body } from '../../lib/api-types.ts';
import type { CouponsTexts } from './coupons.texts.generated.ts';

export type Coupon = Answer<'GET /coupons/admin/list'>['coupons'][number];

/** What the form holds: texts as they are typed, empty where nothing is. */
export interface CouponDraft {
  code: string;
  type: Coupon['type'];
  value: string;
  description: string;
  minOrder: string;
  maxDiscount: string;
  perUser: string;
  total: string;
  /** A day as the device's own field writes it. */
  lastDay: string;
}

export const BLANK_COUPON: CouponDraft = {
  code: '',
  type: 'percentage',
  value: '',
  description: '',
  minOrder: '',
  maxDiscount: '',
  perUser: '',
  total: '',
  lastDay: '',
};

/** The day ends in the Philippines, which know no summer time. */
const END_OF_DAY = 'T23:59:59.999+08:00';
const MANILA_MS = 8 * 60 * 60 * 1000;

export function draftOf(coupon: Coupon): CouponDraft {
  const text = (value: number | null) => (value === null ? '' : String(value));
  const { expires_at: expires } = coupon;
  return {
    code: coupon.code,
    type: coupon.type,
    value: String(coupon.value),
    description: coupon.description,
    minOrder: text(coupon.min_order_value),
    maxDiscount: text(coupon.max_discount),
    perUser: text(coupon.usage_limit_per_user),
    total: text(coupon.total_usage_limit),
    lastDay: expires ? new Date(Date.parse(expires) + MANILA_MS).toISOString().slice(0, 10) : '',
  };
}

const isMoney = (text: string) => /^\d{1,7}(\.\d{1,2})?$/.test(text.trim());
const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text.trim());

/** What is wrong, at each field; nothing where nothing is (P18). */
export function couponProblems(
  draft: CouponDraft,
  t: CouponsTexts,
): Partial<Record<keyof CouponDraft, string>> {
  const problems: Partial<Record<keyof CouponDraft, string>> = {};
  if (draft.code.trim() === '') problems.code = t.needs;
  if (draft.value.trim() === '' || Number(draft.value) === 0) problems.value = t.needs;
  else if (!isMoney(draft.value)) problems.value = t.numberWrong;
  else if (draft.type === 'percentage' && Number(draft.value) > 100) problems.value = t.percentWrong;
  const amounts =
    draft.type === 'percentage' ? (['minOrder', 'maxDiscount'] as const) : (['minOrder'] as const);
  for (const name of amounts)
    if (draft[name].trim() !== '' && !isMoney(draft[name])) problems[name] = t.numberWrong;
  for (const name of ['perUser', 'total'] as const)
    if (draft[name].trim() !== '' && !isCount(draft[name])) problems[name] = t.wholeWrong;
  return problems;
}

/** As the call takes it: what is empty is null. A day that was left as it is keeps its moment, which a program may have set within it. */
export function couponBody(
  draft: CouponDraft,
  before: Coupon | null = null,
): Body<'POST /coupons/admin/create'> {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    code: draft.code.trim(),
    type: draft.type,
    value: Number(draft.value),
    description: draft.description.trim(),
    min_order_value: number(draft.minOrder),
    max_discount: draft.type === 'percentage' ? number(draft.maxDiscount) : null,
    usage_limit_per_user: number(draft.perUser),
    total_usage_limit: number(draft.total),
    expires_at: expiryOf(draft, before),
  };
}

function expiryOf({ lastDay }: CouponDraft, before: Coupon | null): string | null {
  if (before && draftOf(before).lastDay === lastDay) return before.expires_at;
  return lastDay === '' ? null : new Date(`${lastDay}${END_OF_DAY}`).toISOString();
}

/** The fields whose names are others on the wire. */
export const FIELD_NAMES: Readonly<Record<string, keyof CouponDraft>> = {
  min_order_value: 'minOrder',
  max_discount: 'maxDiscount',
  usage_limit_per_user: 'perUser',
  total_usage_limit: 'total',
  expires_at: 'lastDay',
};
