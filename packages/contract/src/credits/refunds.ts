import { z } from 'zod';
import { defineCall } from '../call.ts';
import { caseHistory } from '../case-history.ts';
import { dated, datedPage } from '../dated-list.ts';
import { reason } from '../enforcement.ts';
import { says } from '../field-problem.ts';
import { credits, id, optionalText, pesos, pesosInput, text, timestamp } from '../fields.ts';
import { REFUND_CHARACTERS } from '../limits.ts';
import { isFilledIn } from '../template-kinds.ts';
import { paymentMethod, purchase, purchaseStatus, refundPart, refundStatus } from './credits.ts';

const askRefund = defineCall({
  method: 'POST',
  path: '/credits/purchases/{id}/refund-request',
  who: 'fan',
  refusal: 'fansBuy',
  limit: 'purchase',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({
    reason: optionalText(REFUND_CHARACTERS)
      .default('')
      .describe('Why, in the fan’s words; nobody has to say'),
  }),
  status: 201,
  response: purchase,
  errors: ['purchase_not_found', 'refund_refused'],
  area: 'Credits',
  summary: 'Ask for a refund of a purchase',
  description:
    'Once for each purchase, while its `refund` has an `offer`: the wallet then holds all the credits that are left of it, besides those of other requests. An admin decides.',
});

const withdrawRefund = defineCall({
  method: 'DELETE',
  path: '/credits/purchases/{id}/refund-request',
  who: 'fan',
  refusal: 'fansBuy',
  limit: 'purchase',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  response: purchase,
  errors: ['purchase_not_found', 'refund_not_found', 'refund_refused'],
  area: 'Credits',
  summary: 'Withdraw the request for a refund',
  description:
    'While nobody has decided. Its credits can be used again, and a refund of the purchase cannot be asked for anew.',
});

const refundRequest = z.object({
  id,
  purchase_id: id,
  purchase_reference: z.string(),
  fan_id: id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  username: z.string(),
  standing: z
    .enum(['active', 'suspended', 'banned', 'leaving', 'erased'])
    .describe('How the account of the fan stands'),
  status: refundStatus,
  amount: pesos,
  credits: credits.describe('What leaves the wallet with it'),
  part_of: refundPart,
  purchase_left: z
    .object({ amount: pesos, credits })
    .describe(
      'What no refund has taken of the purchase: a part of its credits is the same part of its pesos',
    ),
  credits_left: credits.describe('What the wallet holds now'),
  payment_method: paymentMethod,
  purchase_status: purchaseStatus,
  purchased_at: timestamp,
  reason: z.string(),
  asked_at: timestamp,
  working_days: z.int().describe('Monday to Friday in the Philippines since it was asked for'),
  is_overdue: z.boolean().describe('Open for longer than was promised'),
  answer: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: timestamp.nullable(),
  paid_back_at: timestamp.nullable(),
  problem: z.string().nullable().describe('What the provider said when it was not paid back'),
  history: caseHistory,
});

const listRefundRequests = defineCall({
  method: 'GET',
  path: '/admin/refund-requests',
  who: 'admin',
  part: 'refunds',
  query: dated(z.object({ ...datedPage(20, 50), status: z.enum(['open', 'decided']).default('open') })),
  file: {
    rows: 'refund_requests',
    moment: 'asked_at',
    columns: [
      'purchase_reference',
      'username',
      'full_name',
      'status',
      'amount',
      'credits',
      'payment_method',
      'reason',
      'asked_at',
      'answer',
      'decided_by',
      'decided_at',
      'paid_back_at',
      'problem',
    ],
  },
  response: z.object({ refund_requests: z.array(refundRequest), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Credits administration',
  summary: 'Refunds that were asked for and wait, the longest waiting first; or those decided, newest first',
  description: 'What was approved and refused by its provider waits again.',
});

const decideRefund = defineCall({
  method: 'POST',
  path: '/admin/refund-requests/{id}/decision',
  who: 'admin',
  part: 'refunds',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({
    decision: z.enum(['approve', 'decline']),
    credits: z
      .int(says('whole_number_needed'))
      .min(1, says('at_least'))
      .optional()
      .describe('How many of them go back, of an approval; all where it is left out'),
    shown_amount: pesosInput
      .optional()
      .describe('The pesos that the admin saw for these credits; another amount by now is refused'),
    answer: optionalText(REFUND_CHARACTERS)
      .refine(isFilledIn, says('placeholder_left'))
      .default('')
      .describe('For the fan to read; declining needs one, and so does approving a part'),
  }),
  response: z.object({ refund_request: refundRequest, message: z.string() }),
  errors: [
    'refund_not_found',
    'refund_decided',
    'refund_refused',
    'credits_were_spent',
    'own_account',
    'amount_below_least',
  ],
  area: 'Credits administration',
  summary: 'Approve a refund, whole or in part, or decline it',
  description:
    'Approving takes the credits out of the wallet at once, and pays the money back through the provider that took it. Of a part the pesos are its share, rounded down, and the other credits are free again. A second admin is told who decided, and nothing happens twice.',
});

const takeBackRefund = defineCall({
  method: 'POST',
  path: '/admin/refund-requests/{id}/take-back',
  who: 'admin',
  part: 'refunds',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({ reason }),
  response: z.object({ refund_request: refundRequest, message: z.string() }),
  errors: ['refund_not_found', 'take_back_refused', 'refund_refused', 'credits_were_spent', 'own_account'],
  area: 'Credits administration',
  summary: 'Take back that a refund was declined',
  description:
    'It waits again, as old as it was, and holds its credits again; the fan is told by mail. Refused where the wallet no longer holds them, or no money of the purchase is left. Of two at once the second is refused.',
});

const explainUnbookedRefund = defineCall({
  method: 'POST',
  path: '/admin/unbooked-refunds/explanation',
  who: 'admin',
  part: 'refunds',
  body: z.object({
    provider: z.string().min(1).max(50),
    provider_refund_id: z.string().min(1).max(200),
    amount: pesosInput.describe('As `GET /admin/books` said: another one by now has to be looked at anew'),
    reason: text(REFUND_CHARACTERS, says('needed')),
  }),
  response: z.object({ message: z.string() }),
  errors: ['refund_not_found'],
  area: 'Credits administration',
  summary: 'Say why a refund beyond what is left of a purchase may leave the list',
  description:
    'Nothing is booked; it is on record. Where the provider names another amount later, or it fits and then does not, it is shown again.',
});

export const refundsCalls = {
  askRefund,
  withdrawRefund,
  listRefundRequests,
  decideRefund,
  takeBackRefund,
  explainUnbookedRefund,
} as const;
