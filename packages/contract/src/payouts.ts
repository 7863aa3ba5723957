import { z } from 'zod';
import { askedSecondFactor, FACTOR_REFUSALS } from './accounts/credentials.ts';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { heldEarnings } from './earnings.ts';
import { says } from './field-problem.ts';
import { isOneLine, isPlain, line, page, pesos, timestamp } from './fields.ts';
import { WITHDRAW_DESCRIPTION, WITHDRAW_SUMMARY, withdrawn } from './first-of-two.ts';
import { PAYOUT_REASON_CHARACTERS, PAYOUT_REFERENCE_CHARACTERS } from './limits.ts';
import { isFilledIn } from './template-kinds.ts';

const method = z.enum(['gcash', 'bank_transfer']);

/** Philippine mobile numbers as people write them, with the country or without. */
const gcashNumber = z
  .string()
  .trim()
  .transform((value) => value.replace(/[\s-]/g, '').replace(/^\+?63(?=9)/, '0'))
  .pipe(z.string().regex(/^09\d{9}$/, says('gcash_number_form')));
const bankNumber = z
  .string()
  .trim()
  .transform((value) => value.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, says('bank_number_form')));

const settings = z.object({
  method,
  gcash_number: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_account_name: z.string().nullable(),
  bank_account_number: z.string().nullable(),
  usable_at: timestamp
    .nullable()
    .describe('When a payout can be asked for to an account that was changed; null where it can be now'),
});

const getPayoutSettings = defineCall({
  method: 'GET',
  path: '/payouts/settings',
  who: 'creator',
  response: z.object({ settings: settings.nullable() }),
  errors: [],
  area: 'Payouts',
  summary: 'Where a creator is paid',
  description: 'Null before it was set up. Nobody else gets the numbers.',
});

const putPayoutSettings = defineCall({
  method: 'PUT',
  path: '/payouts/settings',
  who: 'verified_creator',
  body: z.discriminatedUnion(
    'method',
    [
      z.object({ method: z.literal('gcash'), gcash_number: gcashNumber, code: askedSecondFactor }),
      z.object({
        method: z.literal('bank_transfer'),
        bank_name: line(80, says('bank_name_needed')),
        bank_account_name: line(120, says('bank_account_name_needed')),
        bank_account_number: bankNumber,
        code: askedSecondFactor,
      }),
    ],
    says('payout_method_unknown'),
  ),
  response: z.object({ settings, message: z.string() }),
  errors: [...FACTOR_REFUSALS],
  area: 'Payouts',
  summary: 'Say where to be paid',
  description:
    'A GCash number or a bank account. What was asked for before keeps the account that it was asked with.',
});

export const payoutStatus = z.enum(['pending', 'approved', 'rejected', 'paid', 'failed', 'returned']);

const payout = z.object({
  id: z.uuid(),
  bucket: z.enum(['earnings', 'affiliate']),
  amount: pesos,
  method,
  account: z.string().describe('The last characters of the number'),
  status: payoutStatus.describe('`returned`: it arrived, and its bank sent it back'),
  reason: z.string().nullable(),
  reference: z.string().nullable().describe('Of the transfer, once it is paid'),
  requested_at: timestamp,
  decided_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  returned_at: timestamp.nullable(),
  is_instant: z.boolean().describe('It left without an approval'),
  fee: pesos.describe('What of the amount is the platform’s, once it arrived'),
  withheld: pesos.describe('What of the amount is kept for the tax office, from when it leaves'),
});

const ownPayout = payout.extend({
  appeal_token: z
    .string()
    .nullable()
    .describe('Of one that was rejected: what `POST /appeals/case` shows and `POST /appeals` takes'),
});

/** What asking for a payout is, with an approval and without. */
const asking = {
  method: 'POST',
  who: 'verified_creator',
  isMoney: true,
  needsConsent: true,
  limit: 'purchase',
  body: z.object({ bucket: z.enum(['earnings', 'affiliate']).default('earnings') }),
  status: 201,
  response: z.object({ payout: ownPayout, message: z.string() }),
  area: 'Payouts',
} as const;
const REFUSED = ['payout_minimum', 'payout_setup', 'payout_waits', 'payout_account_new'] as const;

const requestPayout = defineCall({
  ...asking,
  path: '/payouts',
  errors: REFUSED,
  summary: 'Ask for a payout',
  description:
    'Takes all that is available in the bucket and holds it until it is decided. What is owed is paid first. To an account that was changed it can be asked for a day later.',
});

const requestInstantPayout = defineCall({
  ...asking,
  path: '/payouts/instant',
  errors: [...REFUSED, 'payout_not_instant'],
  summary: 'Be paid at once',
  description:
    'Takes all that is available in the bucket and sends it without an approval: to an account in the name that the creator was verified by, while no payment of theirs is disputed, up to a limit a day. `instant` of `GET /payouts` says beforehand what it costs, and why not. What is refused can be asked for with `POST /payouts`.',
});

const listPayouts = defineCall({
  method: 'GET',
  path: '/payouts',
  who: 'creator',
  query: z.object(page(20, 50)),
  response: z.object({
    payouts: z.array(ownPayout),
    available: z.object({ earnings: pesos, affiliate: pesos }),
    withheld: pesos.describe('What of the earnings would be withheld for tax if all of them left now'),
    ...heldEarnings,
    minimum: pesos,
    instant: z
      .object({
        daily_limit: pesos,
        left_today: pesos,
        fee: pesos,
        why_not: z
          .object({ earnings: z.string().nullable(), affiliate: z.string().nullable() })
          .describe(
            'Why all of a bucket cannot leave at once, for whatever reason `POST /payouts/instant` would give; null where it can',
          ),
      })
      .nullable()
      .describe('Null where nobody sends payouts at once'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Payouts',
  summary: 'A creator’s payouts, newest first, and what is available',
  description: 'What waits for a decision is not available, nor what is held.',
});

const payoutRequest = payout.extend({
  creator_id: z.uuid(),
  creator_name: z.string(),
  creator_avatar: z.string().nullable(),
  decided_by: z.string().nullable(),
  approved_by: z
    .string()
    .nullable()
    .describe('Who approved it, second where it took two; `decided_by` is who paid it since'),
  needs_two: z
    .boolean()
    .describe('Above the limit, and somebody else than you may approve it as well: two people have to'),
  is_alone: z.boolean().describe('Above the limit, and nobody else than you may approve it: one is enough'),
  first_approval: z
    .object({
      by_id: z.uuid(),
      by: z.string(),
      at: timestamp,
      by_hand: z.boolean().describe('They want it paid from the list'),
      counts: z.boolean().describe('They still may; where they may not, it waits for a first approval again'),
    })
    .nullable()
    .describe('Who approved it first, where it takes two; stays once a second person decided'),
  owed: pesos.describe('What this person owes by now, after shares were taken back'),
  sender: z.enum(['xendit']).nullable().describe('Which company sends it; null where people pay it by hand'),
  problem: z.string().nullable().describe('What the company said last, where staff should know'),
  fed_by: z
    .object({
      id: z.uuid(),
      username: z.string(),
      credits: z.int(),
      of_creator: z.int().describe('Whole percents of what this creator was ever paid'),
      of_fan: z.int().describe('Whole percents of what this fan ever spent'),
      shares_network: z.boolean().describe('Both have signed in from the same network'),
    })
    .nullable()
    .describe('The one fan who paid most of it and hardly anybody else; null where that is nobody'),
  granted_appeal: z
    .object({ reason: z.string(), answer: z.string(), at: timestamp })
    .nullable()
    .describe(
      'Their newest appeal against a rejection that was granted within 90 days before they asked, or since',
    ),
});

const risk = z
  .object({
    held: pesos.describe('Earned, and held'),
    available: pesos.describe('Could be asked for now, earnings and commission'),
    requested: pesos.describe('Asked for or on its way'),
    owed: pesos.describe('By creators whose shares were taken back after they were paid out'),
    fan_debt: pesos.describe('By payers, after disputes and refunds'),
    taken_back: pesos.describe('From creators and referrers, against what payers owe'),
    hold_days: z.int(),
  })
  .describe('What the platform stands to lose should payers take their money back');

const listPayoutRequests = defineCall({
  method: 'GET',
  path: '/admin/payouts',
  who: 'admin',
  part: 'payouts',
  query: dated(
    z.object({
      ...datedPage(20, 100),
      status: payoutStatus.default('pending'),
      bucket: z.enum(['earnings', 'affiliate']).optional(),
    }),
  ),
  file: {
    rows: 'payout_requests',
    moment: 'requested_at',
    columns: [
      'creator_name',
      'bucket',
      'amount',
      'method',
      'status',
      'needs_two',
      'requested_at',
      'decided_by',
      'decided_at',
      'finished_at',
      'returned_at',
      'is_instant',
      'fee',
      'withheld',
      'reason',
      'reference',
      'owed',
      'sender',
    ],
  },
  response: z.object({ payout_requests: z.array(payoutRequest), risk, next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Payout administration',
  summary: 'Payouts in one state, oldest first',
  description: 'With the end of the account’s number alone.',
});

const decidePayout = defineCall({
  method: 'POST',
  path: '/admin/payouts/{id}/decision',
  who: 'admin',
  part: 'payouts',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    decision: z.enum(['approve', 'reject', 'paid', 'failed']),
    reason: z
      .string()
      .trim()
      .max(PAYOUT_REASON_CHARACTERS, says('at_most_characters'))
      .refine(isFilledIn, says('placeholder_left'))
      .nullish(),
    reference: z
      .string()
      .trim()
      .max(PAYOUT_REFERENCE_CHARACTERS, says('at_most_characters'))
      .refine(isPlain, says('not_plain'))
      .refine(isOneLine, says('not_one_line'))
      .nullish()
      .describe('Of the transfer; `paid` needs it'),
    by_hand: z
      .boolean()
      .optional()
      .describe(
        'With `approve`: paid from the list, although a company could send it. Left out by the second person, what the first said holds',
      ),
  }),
  response: z.object({ payout_request: payoutRequest, message: z.string() }),
  errors: ['payout_not_found', 'payout_decided', 'payout_needs_second', 'payout_paused'],
  area: 'Payout administration',
  summary: 'Approve or reject a payout, or record what became of it',
  description:
    'What is approved a company sends where one is set up and reaches the account; what became of that the company says, and nobody by hand. Rejecting and failing need a reason and give the money back; `paid` needs the reference of the transfer. `GET /admin/payouts/export` is the list to pay by, as CSV. A second admin is told who decided, and nothing happens twice. A payout above the limit stays `pending` with `first_approval` until a second person approves it; where nobody else may, one is enough.',
});

const withdrawPayoutApproval = defineCall({
  method: 'DELETE',
  path: '/admin/payouts/{id}/first-approval',
  who: 'admin',
  part: 'payouts',
  params: z.object({ id: z.uuid() }),
  response: withdrawn,
  errors: ['first_approval_gone'],
  area: 'Payout administration',
  summary: WITHDRAW_SUMMARY,
  description: WITHDRAW_DESCRIPTION,
});

export const payoutsCalls = {
  getPayoutSettings,
  putPayoutSettings,
  requestPayout,
  requestInstantPayout,
  listPayouts,
  listPayoutRequests,
  decidePayout,
  withdrawPayoutApproval,
} as const;
