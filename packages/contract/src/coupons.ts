import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { id, isPlain, pesos, pesosInput, timestamp } from './fields.ts';
import { COUPON } from './late-limits.ts';
import { centavosFromPesos } from './money.ts';

const required = says('coupon_needs');

/** Upper-cased and without the spaces around it, as people type it; then measured, as some letters become two. */
const code = z
  .string(required)
  .trim()
  .toUpperCase()
  .min(1, required)
  .max(COUPON.codeCharacters, says('at_most_characters'));

const validateCoupon = defineCall({
  method: 'POST',
  path: '/coupons/validate',
  who: 'fan',
  refusal: 'fansBuy',
  limit: 'coupon',
  body: z.object({
    code: z
      .string(says('coupon_code_needed'))
      .trim()
      .min(1, says('coupon_code_needed'))
      .max(200, says('at_most_characters'))
      .transform((value) => value.toUpperCase()),
    purchase_amount: pesosInput,
  }),
  response: z.object({
    valid: z.boolean(),
    message: z.string().describe('Why not, for the fan; what it takes off when it is valid'),
    discount_amount: pesos,
    final_amount: pesos,
    coupon: z
      .object({
        id,
        type: z.enum(['percentage', 'fixed']),
        value: z.number().describe('Percent, or pesos'),
        description: z.string(),
      })
      .nullable(),
  }),
  errors: [],
  area: 'Coupons',
  summary: 'What a coupon takes off',
  description: 'Reserves nothing: a use is taken with the order, and may be gone by then.',
});

const coupon = z.object({
  id,
  code: z.string(),
  type: z.enum(['percentage', 'fixed_amount']),
  value: z.number().describe('Percent, or pesos'),
  description: z.string(),
  min_order_value: pesos.nullable(),
  max_discount: pesos.nullable(),
  usage_limit_per_user: z.int().nullable(),
  total_usage_limit: z.int().nullable(),
  expires_at: timestamp.nullable(),
  current_usage_count: z.int().describe('Paid purchases'),
  reserved_count: z.int().describe('Orders that are still open'),
  is_active: z.boolean(),
  is_expired: z.boolean(),
  is_used_up: z.boolean().describe('All uses are taken, by open and by paid orders'),
  version: z.int().describe('Counts its changes; a change says from which it was made'),
  created_at: timestamp,
});

const listCoupons = defineCall({
  method: 'GET',
  path: '/coupons/admin/list',
  who: 'admin',
  part: 'coupons',
  query: dated(
    z.object({
      ...datedPage(COUPON.list, COUPON.list),
      search: z.string().trim().max(COUPON.codeCharacters).default(''),
      status: z.enum(['all', 'active', 'inactive']).default('all'),
    }),
  ),
  file: {
    rows: 'coupons',
    moment: 'created_at',
    columns: [
      'code',
      'type',
      'value',
      'description',
      'min_order_value',
      'max_discount',
      'usage_limit_per_user',
      'total_usage_limit',
      'current_usage_count',
      'is_active',
      'expires_at',
      'created_at',
    ],
  },
  response: z.object({
    coupons: z.array(coupon),
    active_count: z.int().describe('Of all coupons those that a fan could use now, whatever is asked for'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Coupons administration',
  summary: 'Coupons, the newest first',
  description: '`search` is the beginning of a code; what it finds is in the order of codes.',
});

const limit = z
  .int(says('wrong_form'))
  .min(1, says('at_least'))
  .max(1_000_000_000, says('at_most'))
  .nullish();

const figures = z.object({
  code: code.refine((value) => /^[A-Z0-9_-]+$/.test(value), says('coupon_code_form')),
  type: z.enum(['percentage', 'fixed_amount']),
  value: z
    .number(required)
    .min(0, says('at_least'))
    .refine((value) => value !== 0, required)
    .max(COUPON.value, says('at_most'))
    .refine((value) => centavosFromPesos(value) !== null, says('two_decimals')),
  description: z
    .string()
    .trim()
    .max(COUPON.descriptionCharacters, says('at_most_characters'))
    .refine(isPlain, says('not_plain'))
    .nullish(),
  min_order_value: pesosInput.nullish(),
  max_discount: pesosInput.nullish(),
  usage_limit_per_user: limit,
  total_usage_limit: limit,
  expires_at: z.iso.datetime({ offset: true, error: says('wrong_form') }).nullish(),
});

const isPercent = ({ type, value }: { type: string; value: number }) => type !== 'percentage' || value <= 100;
const percentProblem = { error: says('coupon_percent'), path: ['value'] };

const couponForm = figures.refine(isPercent, percentProblem);
const changeForm = figures
  .extend({
    version: z.int().optional().describe('What was edited; another one now is refused with who changed it'),
  })
  .refine(isPercent, percentProblem);

const answer = z.object({ coupon, message: z.string() });

const createCoupon = defineCall({
  method: 'POST',
  path: '/coupons/admin/create',
  who: 'admin',
  part: 'coupons',
  body: couponForm,
  status: 201,
  response: answer,
  errors: ['coupon_code_taken'],
  area: 'Coupons administration',
  summary: 'Create a coupon',
  description: 'Codes are upper-cased, and unique for good.',
});

const updateCoupon = defineCall({
  method: 'PUT',
  path: '/coupons/admin/{id}',
  who: 'admin',
  part: 'coupons',
  params: z.object({ id }),
  body: changeForm,
  response: answer,
  errors: ['coupon_code_taken', 'coupon_not_found', 'settings_changed'],
  area: 'Coupons administration',
  summary: 'Change a coupon',
  description: 'Orders that are open keep the discount that they were made with.',
});

const deactivateCoupon = defineCall({
  method: 'DELETE',
  path: '/coupons/admin/{id}',
  who: 'admin',
  part: 'coupons',
  params: z.object({ id }),
  response: answer,
  errors: ['coupon_not_found'],
  area: 'Coupons administration',
  summary: 'Deactivate a coupon',
  description: 'Orders that are open keep their discount.',
});

const reactivateCoupon = defineCall({
  method: 'POST',
  path: '/coupons/admin/{id}/reactivate',
  who: 'admin',
  part: 'coupons',
  params: z.object({ id }),
  response: answer,
  errors: ['coupon_not_found'],
  area: 'Coupons administration',
  summary: 'Reactivate a coupon',
  description: 'It works again until it expires or is used up.',
});

const listCouponUses = defineCall({
  method: 'GET',
  path: '/coupons/admin/{id}/uses',
  who: 'admin',
  part: 'coupons',
  params: z.object({ id }),
  query: dated(z.object(datedPage(20, 100))),
  file: {
    rows: 'uses',
    moment: 'created_at',
    columns: ['username', 'state', 'discount_amount', 'final_amount', 'created_at'],
  },
  response: z.object({
    uses: z.array(
      z.object({
        purchase_id: id,
        username: z.string(),
        state: z.enum(['reserved', 'paid', 'released']),
        discount_amount: pesos,
        final_amount: pesos,
        created_at: timestamp,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: ['coupon_not_found'],
  area: 'Coupons administration',
  summary: 'Who used a coupon, the newest first',
  description: 'A use is reserved with the order, paid at the capture, and released when the order is over.',
});

export const couponsCalls = {
  validateCoupon,
  listCoupons,
  createCoupon,
  updateCoupon,
  deactivateCoupon,
  reactivateCoupon,
  listCouponUses,
} as const;
