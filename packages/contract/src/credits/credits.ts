import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, page, pesos, pesosInput, timestamp } from '../fields.ts';
import { WITHDRAW_DESCRIPTION, WITHDRAW_SUMMARY, withdrawn } from '../first-of-two.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';

export const transaction = z.object({
  id: z.string(),
  type: z.enum(['purchase', 'spend', 'bonus', 'gift', 'refund', 'given_back', 'dispute', 'other']),
  description: z.string(),
  amount: z.int().describe('Whole credits; negative when they left the wallet'),
  php_amount: pesos.nullable(),
  purchase_id: z.uuid().nullable(),
  purchase_reference: z.string().nullable().describe('What people name the purchase by'),
  post_id: z.uuid().nullable().describe('What was unlocked'),
  conversation_id: z.uuid().nullable().describe('Where a message was unlocked'),
  creator_id: z.uuid().nullable().describe('Whom a subscription or a tip was for'),
  created_at: timestamp,
});

const getWallet = defineCall({
  method: 'GET',
  path: '/credits/wallet',
  who: 'fan',
  refusal: 'fansWallet',
  response: z.object({
    balance: credits,
    total_purchased: credits,
    total_spent: credits,
    php_per_credit: pesos,
    recent_transactions: z.array(transaction).describe('At most 5, newest first'),
  }),
  errors: [],
  area: 'Credits',
  summary: 'The fan’s wallet',
  description: 'Balance, totals and the five most recent movements.',
});

const listTransactions = defineCall({
  method: 'GET',
  path: '/credits/transactions',
  who: 'fan',
  refusal: 'fansWallet',
  query: z.object({ ...page(20, 100), type: z.enum(['all', 'in', 'out']).default('all') }),
  response: z.object({ transactions: z.array(transaction), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Credits',
  summary: 'Credit history, newest first',
  description: 'Every movement of the fan’s credits.',
});

/** What a card is charged in another currency for a price in pesos. */
export const charge = z.object({
  amount: z.number().describe('Decimal units of the currency'),
  currency: z.string(),
  php_per_unit: pesos.describe('Pesos for one unit, by which it was made'),
});

export const paymentMethod = z
  .string(says('payment_method_needed'))
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(PAYMENT_METHODS, says('payment_method_unknown')));

export const purchaseStatus = z.enum([
  'pending',
  'held',
  'completed',
  'declined',
  'cancelled',
  'expired',
  'mismatch',
  'refunded',
  'disputed',
]);

export const refundStatus = z
  .enum(['open', 'refused', 'approved', 'paid_back', 'declined', 'withdrawn'])
  .describe(
    '`approved`: on its way. `refused`: approved and refused by the provider, so that its credits are back and it is decided anew',
  );

export const refundPart = z
  .object({ amount: pesos, credits })
  .nullable()
  .describe(
    'What could have gone back, where an admin approved a part of it; null where nothing was taken off',
  );

export const purchase = z.object({
  id: z.uuid(),
  reference: z.string().describe('What people name it by: LK-7F3K-9Q2M'),
  status: purchaseStatus,
  credit_amount: credits.describe('Base plus bonus'),
  bonus_credits: credits,
  granted_credits: credits.nullable().describe('What went into the wallet; null until then'),
  was_requoted: z
    .boolean()
    .describe(
      'The rate had moved by a tenth or more, so it granted what was ordered was worth, at the new rate',
    ),
  original_amount: pesos,
  final_amount: pesos,
  payment_method: z.enum(PAYMENT_METHODS),
  charge: charge.nullable().describe('What the card is charged, where that is not pesos'),
  package_id: z.string().nullable(),
  approval_url: z.string().nullable().describe('Where to pay, while the purchase is pending'),
  reason: z.string().nullable().describe('Why it was declined, for the fan'),
  balance: credits.describe('The wallet’s balance now'),
  created_at: timestamp,
  completed_at: timestamp.nullable(),
  refund: z.object({
    offer: z
      .object({ until: timestamp, amount: pesos, credits: credits.describe('What would leave the wallet') })
      .nullable()
      .describe('What can be asked back, and until when; null where nothing can'),
    request: z
      .object({
        status: refundStatus,
        amount: pesos,
        credits: credits.describe('What leaves the wallet with it'),
        part_of: refundPart,
        reason: z.string(),
        answer: z.string().nullable(),
        asked_at: timestamp,
        decided_at: timestamp.nullable(),
        paid_back_at: timestamp.nullable(),
      })
      .nullable(),
  }),
});

const buyCredits = defineCall({
  method: 'POST',
  path: '/credits/purchase',
  who: 'fan',
  refusal: 'fansBuy',
  limit: 'purchase',
  isMoney: true,
  needsConsent: true,
  body: z.object({
    credit_amount: z
      .int(says('credits_needed'))
      .describe('Base plus bonus; what is out of range is refused in its own words'),
    payment_method: paymentMethod,
    coupon_id: z.uuid().nullish(),
    original_amount: pesosInput,
    final_amount: pesosInput,
    package_id: z.string().max(40).nullish(),
    charged_amount: z
      .number()
      .nullish()
      .describe('What the fan was shown that the card is charged, where that is not pesos'),
  }),
  status: 201,
  response: z.object({
    approval_url: z.string(),
    purchase_id: z.uuid(),
    credit_amount: credits,
    original_amount: pesos,
    final_amount: pesos,
  }),
  errors: [
    'amount_out_of_range',
    'amount_below_least',
    'price_changed',
    'coupon_invalid',
    'purchase_not_open',
    'spending_limit_reached',
    'cooling_off',
    'payment_unavailable',
  ],
  area: 'Credits',
  summary: 'Start buying credits',
  description:
    'The server computes what is owed and refuses figures that disagree (`price_changed`, with the right ones). `credit_amount` is base plus bonus, `original_amount` base × rate. Send the fan to `approval_url`.',
});

const getPurchase = defineCall({
  method: 'GET',
  path: '/credits/purchases/{id}',
  who: 'fan',
  refusal: 'fansBuy',
  params: z.object({ id: z.uuid() }),
  response: purchase,
  errors: ['purchase_not_found'],
  area: 'Credits',
  summary: 'How a purchase stands',
  description:
    'While it is pending the provider is asked, so the fan who comes back from paying sees the outcome.',
});

const cancelPurchase = defineCall({
  method: 'POST',
  path: '/credits/purchases/{id}/cancel',
  who: 'fan',
  refusal: 'fansBuy',
  limit: 'purchase',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id: z.uuid() }),
  response: purchase,
  errors: ['purchase_not_found', 'payment_unavailable'],
  area: 'Credits',
  summary: 'Give up a pending purchase',
  description: 'A payment that was captured all the same is still credited: money taken is never lost.',
});

const getRate = defineCall({
  method: 'GET',
  path: '/credits/admin/conversion-rate',
  who: 'admin',
  part: 'credits',
  response: z.object({
    php_per_credit: pesos,
    is_active: z.boolean(),
    credits_in_circulation: credits.describe('What a new rate revalues'),
    needs_two: z.boolean().describe('A far rate takes two people, as somebody else may by now'),
    proposal: z
      .object({
        php_per_credit: pesos,
        by_id: z.uuid(),
        by: z.string(),
        at: timestamp,
        counts: z.boolean().describe('They still may'),
      })
      .nullable()
      .describe('A rate that waits for a second person to send the same'),
  }),
  errors: [],
  area: 'Credits administration',
  summary: 'The conversion rate',
  description: 'Pesos per credit.',
});

const withdrawRateProposal = defineCall({
  method: 'DELETE',
  path: '/credits/admin/conversion-rate/first-approval',
  who: 'admin',
  part: 'credits',
  response: withdrawn,
  errors: ['first_approval_gone'],
  area: 'Credits administration',
  summary: WITHDRAW_SUMMARY,
  description: `The far rate that one proposed; one whose place it took does not come back. ${WITHDRAW_DESCRIPTION}`,
});

const changeRate = defineCall({
  method: 'POST',
  path: '/credits/admin/conversion-rate',
  who: 'admin',
  part: 'credits',
  isMoney: true,
  needsConsent: false,
  body: z.object({
    php_per_credit: z.number(says('rate_above_zero')),
    shown_php_per_credit: z
      .number(says('pesos_needed'))
      .optional()
      .describe('The rate that the admin saw; another one in force means that somebody was first'),
    confirmed_php_per_credit: z
      .number(says('pesos_needed'))
      .optional()
      .describe(
        'The new rate, typed once more: needed, with the rate that was seen, where it is more than 25 % away',
      ),
  }),
  response: z.object({
    php_per_credit: pesos.describe('In force by now'),
    is_active: z.boolean(),
    is_proposed: z.boolean().describe('Nothing has changed: a second person has to send the same'),
    message: z.string(),
  }),
  errors: ['rate_out_of_range', 'rate_unconfirmed', 'settings_changed'],
  area: 'Credits administration',
  summary: 'Change the conversion rate',
  description:
    'Between ₱0.01 and ₱100 in steps of ₱0.01. The credits in circulation are revalued in the same transaction. A rate more than 25 % away from the one in force is refused (`rate_unconfirmed`) until it was typed twice; the refusal says what it costs. Typed twice it is proposed, and changes once a second person who may does the same within a day; where nobody else may, at once.',
});

export const creditsCalls = {
  getWallet,
  listTransactions,
  buyCredits,
  getPurchase,
  cancelPurchase,
  getRate,
  changeRate,
  withdrawRateProposal,
} as const;
