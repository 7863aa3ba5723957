import { z } from 'zod';
import { LEGAL_NAMES } from '../addresses.ts';
import { defineCall } from '../call.ts';
import { pesos, timestamp } from '../fields.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';

const getConfig = defineCall({
  method: 'GET',
  path: '/config',
  who: 'viewer',
  response: z.object({
    captcha: z.object({
      provider: z.enum(['altcha', 'recaptcha']),
      site_key: z.string().nullable(),
      challenge_url: z.string().nullable(),
    }),
    split: z.object({
      creator_percent: z.int(),
      platform_percent: z.int(),
      affiliate_percent: z.int(),
      platform_percent_with_affiliate: z.int(),
    }),
    affiliate: z.object({
      commission_percent: z.int(),
      validity_months: z.int(),
      max_earnings_per_creator: pesos,
      min_transaction: pesos,
    }),
    payout: z.object({
      min_amount: pesos,
      hold_days: z.int(),
      reserve_percentage: z.int().describe('Of earnings, what is kept back for longer'),
      reserve_days: z.int(),
      is_sent: z.boolean().describe('A company sends what is approved; else people pay by hand'),
      instant: z
        .object({ daily_limit: pesos, fee: pesos })
        .nullable()
        .describe(
          'What a creator may be paid a day without an approval; null where nobody sends payouts at once',
        ),
    }),
    php_per_credit: pesos,
    packs: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        credits: z.int(),
        bonus: z.int(),
        bonus_percent: z.int(),
        is_popular: z.boolean(),
        price: pesos,
      }),
    ),
    custom_credits: z.object({ min: z.int(), max: z.int() }),
    payment_methods: z.array(z.enum(PAYMENT_METHODS)).describe('The ways to pay that are offered'),
    foreign_charge: z
      .object({
        currency: z.string(),
        php_per_unit: pesos.describe('Pesos for one unit of it'),
        since: timestamp.nullable().describe('When this rate was set'),
      })
      .nullable()
      .describe('What `card_abroad` is charged in; null where it is not offered'),
    least_payments: z
      .object({ paypal: pesos, gcash: pesos, maya: pesos, card: pesos, card_abroad: pesos })
      .describe('What one payment is at the least; nothing to pay is always possible'),
    upload: z.object({
      image_bytes: z.int(),
      video_bytes: z.int(),
      image_types: z.array(z.string()),
      video_types: z.array(z.string()),
    }),
    media_access_seconds: z.int(),
    legal: z.object({
      version: z.string(),
      last_updated: z.string().describe('The Philippine month in which it got this version, as `2025-01`'),
      announced: z
        .object({ version: z.string(), effective_at: timestamp, documents: z.array(z.enum(LEGAL_NAMES)) })
        .nullable()
        .describe('The version that holds next, once people were told of it'),
      minimum_age: z.int(),
    }),
    neutral_name: z.string().describe('What statements of payers say, and discreet mails come from'),
    is_demo: z.boolean(),
    is_sandbox_payment: z.boolean().describe('Payments go to the local sandbox: no real money moves'),
  }),
  errors: [],
  area: 'System',
  summary: 'What screens need before sign-in',
  description: 'Figures in copy come from here and are never typed twice.',
});

export const configCalls = { getConfig } as const;
