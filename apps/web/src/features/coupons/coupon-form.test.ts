import { expect, it } from 'vitest';
import { BLANK_COUPON, type Coupon, couponBody, couponProblems, draftOf } from './coupon-form.ts';
import { couponsTexts } from './coupons.texts.generated.ts';

const good = { ...BLANK_COUPON, code: 'PASKO', value: '12.5' };

it.each([
  [{ code: ' ' }, 'code', 'Coupon code and value are required'],
  [{ value: '' }, 'value', 'Coupon code and value are required'],
  [{ value: '0' }, 'value', 'Coupon code and value are required'],
  [{ value: '100.01' }, 'value', 'A percentage can be at most 100'],
  [{ value: '1.005' }, 'value', 'Enter a number, with at most two decimals'],
  [{ minOrder: '-1' }, 'minOrder', 'Enter a number, with at most two decimals'],
  [{ perUser: '0' }, 'perUser', 'Enter a whole number of at least 1'],
  [{ total: '1.5' }, 'total', 'Enter a whole number of at least 1'],
] as const)('says of %j what is wrong', (changes, field, words) => {
  expect(couponProblems({ ...good, ...changes }, couponsTexts.en)).toEqual({ [field]: words });
});

it('takes pesos above 100, and sends what is empty as null', () => {
  const draft = { ...good, type: 'fixed_amount' as const, value: '250', maxDiscount: '5' };
  expect(couponProblems(draft, couponsTexts.en)).toEqual({});
  expect(couponBody(draft)).toEqual({
    code: 'PASKO',
    type: 'fixed_amount',
    value: 250,
    description: '',
    min_order_value: null,
    max_discount: null,
    usage_limit_per_user: null,
    total_usage_limit: null,
    expires_at: null,
  });
});

it('does not look at the most that a percentage takes off where pesos are taken off, as its field is gone', () => {
  const draft = { ...good, maxDiscount: 'many' };
  expect(couponProblems(draft, couponsTexts.en)).toEqual({
    maxDiscount: 'Enter a number, with at most two decimals',
  });
  expect(couponProblems({ ...draft, type: 'fixed_amount' }, couponsTexts.en)).toEqual({});
});

it('keeps the moment at which one ends whose last day is left as it is', () => {
  const noon = '2026-12-31T04:00:00.000Z';
  const coupon = { ...couponBody(good), id: 'x', expires_at: noon } as unknown as Coupon;
  const draft = { ...draftOf(coupon), description: 'Until noon' };
  expect(couponBody(draft, coupon)).toMatchObject({ description: 'Until noon', expires_at: noon });
  expect(couponBody({ ...draft, lastDay: '2026-12-30' }, coupon).expires_at).toBe('2026-12-30T15:59:59.999Z');
  expect(couponBody({ ...draft, lastDay: '' }, coupon).expires_at).toBeNull();
});

it('lasts until its last day has ended in the Philippines, and shows that day again', () => {
  const body = couponBody({ ...good, lastDay: '2026-12-31' });
  expect(body.expires_at).toBe('2026-12-31T15:59:59.999Z');
  const coupon = { ...body, id: 'x', max_discount: 50 } as unknown as Coupon;
  expect(draftOf(coupon)).toMatchObject({
    lastDay: '2026-12-31',
    value: '12.5',
    maxDiscount: '50',
    total: '',
  });
});
