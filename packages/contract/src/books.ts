import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { month, pesos, timestamp } from './fields.ts';
import { WITHDRAW_DESCRIPTION, WITHDRAW_SUMMARY, withdrawn } from './first-of-two.ts';
import { STORY_STEPS } from './story-steps.ts';

const look = z.object({
  name: z.string(),
  says: z.string().describe('The law in one sentence, in English'),
  outcome: z
    .enum(['ok', 'broken', 'unfinished', 'never'])
    .describe('`unfinished`: the last look did not come to its end; `never`: nobody has looked yet'),
  violations: z
    .int()
    .describe('As found by the last look that came to its end; at most twenty are looked for'),
  checked_at: timestamp.nullable().describe('The last look that came to its end'),
  milliseconds: z.int().nullable().describe('How long the last look took'),
});

const chain = z.object({
  seals: z.int(),
  sealed_at: timestamp.nullable().describe('The newest seal'),
  hash: z.string().nullable().describe('Of the newest seal'),
  anchor: z
    .object({
      day: z.string(),
      number: z.int(),
      hash: z.string(),
      is_kept: z.boolean().describe('The seal is still what was anchored'),
    })
    .nullable()
    .describe('The newest in the data folder of the process that answers; null where there is none'),
});

const brokenRow = z.object({ law: z.string(), id: z.string(), difference: z.string() });

const waiting = z.object({
  provider: z.string(),
  what: z
    .enum(['webhook_kept', 'webhook_waits', 'payment_late', 'payout_late', 'refund_unbooked', 'refund_stuck'])
    .describe(
      'Webhooks that nothing has come of; payments and payouts that should have been asked about an hour ago; refunds by a provider beyond what is left of a purchase; approved refunds of which a provider has too little left',
    ),
  count: z.int(),
  oldest_at: timestamp,
});

const unbooked = z.object({
  provider: z.string(),
  provider_refund_id: z.string().describe('As the provider names it'),
  purchase_reference: z.string(),
  amount: pesos.describe('What the provider gave back'),
  found_at: timestamp,
});

const lane = z.object({
  task: z.string().describe('Which job'),
  due: z.int(),
  oldest_seconds: z.int().describe('For how long the oldest has been due'),
  out_of_tries: z.int().describe('Failed to the last of their tries: nobody does them again by themselves'),
  failed_turns: z.int().describe('Of a job by the clock: its next turn makes up for them'),
});

const provider = z.object({
  name: z.string(),
  webhook_at: timestamp.nullable().describe('The newest of the last three days'),
  compared_until: timestamp
    .nullable()
    .describe('Up to when its own list of captures is compared with the books; null where it has none'),
  settled_at: timestamp
    .nullable()
    .describe('When it last took a payment, or paid a payout, of the newest thousand'),
});

const getBooks = defineCall({
  method: 'GET',
  path: '/admin/books',
  who: 'admin',
  part: 'books',
  response: z.object({
    laws: z.array(look),
    chain,
    broken: z.array(brokenRow).describe('What breaks the laws that are broken, as of now'),
    waiting: z.array(waiting).describe('What providers said and nothing has come of'),
    unbooked: z
      .array(unbooked)
      .describe('Refunds by a provider beyond what is left, which nobody explained; the 20 oldest'),
    jobs: z.array(lane),
    providers: z.array(provider),
  }),
  errors: [],
  area: 'Books',
  summary: 'How the books are',
  description:
    'Each law with its last look, the chain that seals history, what breaks a law now, what providers said and waits, jobs that are due or ran out of tries, and what was heard of each provider last.',
});

const day = z.iso.date(says('wrong_form')).optional();
/** Of a currency: pesos with two decimals, or whole credits. */
const amount = z.number().describe('Pesos, or whole credits');
const sums = {
  currency: z.enum(['PHP', 'CREDIT']),
  opening: amount,
  debit: amount.describe('What left'),
  credit: amount.describe('What came'),
  closing: amount,
};

const daysOfSums = z
  .object({
    from: day.describe('A day in the Philippines; the first of its month where it is left out'),
    to: day.describe('A day in the Philippines, included; today where it is left out'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { message: says('days_backwards'), path: ['to'] });

const getTrialBalance = defineCall({
  method: 'GET',
  path: '/admin/books/trial-balance',
  who: 'admin',
  part: 'books',
  query: daysOfSums,
  response: z.object({
    from: z.string(),
    to: z.string(),
    accounts: z.array(
      z.object({
        account: z.string().describe('A kind of account; of a provider’s with its name: `clearing:paypal`'),
        ...sums,
      }),
    ),
    totals: z
      .array(z.object(sums))
      .describe('Of each currency: debit and credit are the same, opening and closing nothing'),
  }),
  errors: [],
  area: 'Books',
  summary: 'Trial balance over some days',
  description:
    'Every kind of account with what it had, what left and came, and what it has. What is owed to others is positive. As CSV at its path with `.csv` behind it.',
});

const getPromotions = defineCall({
  method: 'GET',
  path: '/admin/books/promotions',
  who: 'admin',
  part: 'books',
  query: daysOfSums,
  response: z.object({
    from: z.string(),
    to: z.string(),
    causes: z.array(
      z.object({
        cause: z
          .enum(['bonus', 'discount', 'revaluation', 'rounding', 'goodwill', 'taken_back', 'other'])
          .describe('`taken_back`: with refunds and disputes; `other`: of an entry that none of these is'),
        cost: z.number().describe('Pesos; below zero where it came back'),
      }),
    ),
    total: z.number().describe('Pesos: what left promotions less what came'),
  }),
  errors: [],
  area: 'Books',
  summary: 'What promotions paid for over some days',
  description:
    'Bonuses of packs and what coupons took off as quoted, changes of the rate, what was rounded where a purchase was quoted anew, what was given back, and what refunds and disputes took back of all these. By the days of the trial balance, whose line they add up to. Causes without any are left out.',
});

const getDeferred = defineCall({
  method: 'GET',
  path: '/admin/books/deferred',
  who: 'admin',
  part: 'books',
  query: z.object({ on: day.describe('A day in the Philippines; today where it is left out') }),
  response: z.object({
    on: z.string(),
    charges: z.int().describe('That were paid by the end of the day, and last longer'),
    worth: pesos.describe('Of the time that was still to come'),
    creators: pesos.describe('Of that, what creators earned'),
    referrers: pesos.describe('What referrers earned'),
    platform: pesos.describe('What the platform kept: its deferred revenue'),
  }),
  errors: [],
  area: 'Books',
  summary: 'What was paid ahead for subscriptions at the end of a day',
  description:
    'The books take a sale when it is made. Who closes a year by the time that was served moves this to the next: months and bundles by their seconds, each charge rounded down. What had come back to fans by then is none of it.',
});

const getLots = defineCall({
  method: 'GET',
  path: '/admin/books/lots',
  who: 'admin',
  part: 'books',
  query: z.object({ on: day.describe('A day in the Philippines; today where it is left out') }),
  response: z.object({
    on: z.string(),
    credits: z.int().describe('In circulation at the end of the day'),
    lots: z.array(
      z.object({
        source: z
          .enum(['bought', 'bonus', 'given', 'returned'])
          .describe('`given`: by another fan; `returned`: for what was gone, or undone'),
        credits: z.int(),
        worth: pesos.describe('At the rate of that day'),
        paid: pesos.describe('What was paid for those that were bought, after coupons'),
        over_a_year: z.int().describe('Credits of these that came more than a year before'),
      }),
    ),
  }),
  errors: [],
  area: 'Books',
  summary: 'Where the credits in circulation came from',
  description:
    'Credits are used in the order in which they came: a wallet holds what came last. What a refund or a dispute took is taken of its purchase, and of a purchase the bonus is used first. Sources without any are left out.',
});

const account = z.string().describe('`PHP:creator_payable:{creator}`; all of its stripes are one');
const posting = {
  currency: z.enum(['PHP', 'CREDIT']),
  debit_account: account.describe('What it left'),
  credit_account: account.describe('What it came to'),
  amount,
};
const entry = {
  entry_id: z.uuid(),
  at: timestamp.describe('When it was posted'),
  value_at: timestamp
    .nullable()
    .describe(
      'When the provider took the payment, where that was before the posting; null for what is worth from then on',
    ),
  reason: z.string(),
  subject_type: z.string(),
  subject_id: z.uuid(),
  missed_month: z
    .string()
    .nullable()
    .describe('The closed month that it came too late for; it is counted in the first one that was open'),
};

const listJournal = defineCall({
  method: 'GET',
  path: '/admin/books/journal',
  who: 'admin',
  part: 'books',
  query: dated(z.object(datedPage(50, 200))),
  file: {
    rows: 'lines',
    moment: 'at',
    isWhole: true,
    columns: [
      'at',
      'value_at',
      'entry_id',
      'reason',
      'debit_account',
      'credit_account',
      'currency',
      'amount',
      'subject_type',
      'subject_id',
      'missed_month',
    ],
  },
  response: z.object({
    lines: z.array(z.object({ ...entry, ...posting, posting_id: z.int() })),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Books',
  summary: 'The journal: every posting, the newest entry first',
  description:
    'By the days of posting. The postings of an entry stand together. All of it as CSV at its path with `.csv` behind it.',
});

const listAccountMovements = defineCall({
  method: 'GET',
  path: '/admin/books/statement',
  who: 'admin',
  part: 'books',
  query: dated(
    z.object({
      ...datedPage(50, 200),
      // Says what was there when the first page was asked for, too.
      cursor: z.string().max(4_000).optional().describe('`next_cursor` of the page before'),
      account: z
        .string()
        .regex(/^(PHP|CREDIT):[a-z_]{1,40}(:[a-z0-9-]{1,60})?$/, says('wrong_form'))
        .describe(
          'One account, `PHP:clearing:paypal`, `CREDIT:wallet:{fan}`; or, without a person, all of a type: `PHP:creator_payable`',
        ),
    }),
  ),
  file: {
    rows: 'movements',
    moment: 'at',
    isWhole: true,
    columns: [
      'at',
      'value_at',
      'entry_id',
      'reason',
      'other_account',
      'currency',
      'debit',
      'credit',
      'balance',
      'subject_type',
      'subject_id',
      'missed_month',
    ],
  },
  response: z.object({
    sums: z.object(sums).nullable().describe('Of all the days; null on later pages'),
    movements: z.array(
      z.object({
        ...entry,
        posting_id: z.int(),
        other_account: account.describe('What it came from or went to'),
        currency: posting.currency,
        debit: amount.describe('What left'),
        credit: amount.describe('What came'),
        balance: amount.describe('What the account had after it'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Books',
  summary: 'Statement of an account, the oldest movement first',
  description:
    'What it had, each movement with what it had after it, and what it has. By the days on which entries are counted, as in the trial balance: one that came too late for a closed month is of the first that was open. All of it as CSV at its path with `.csv` behind it.',
});

const getEntry = defineCall({
  method: 'GET',
  path: '/admin/books/entries/{id}',
  who: 'admin',
  part: 'books',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    correlation_id: z.uuid(),
    entries: z
      .array(
        z.object({
          ...entry,
          actor_type: z.enum(['fan', 'creator', 'admin', 'system']),
          actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
          reverses: z.uuid().nullable(),
          value: z.number().describe('Pesos: what it was worth'),
          centavos_per_credit: z.int(),
          postings: z.array(z.object(posting)),
        }),
      )
      .describe('This one and all that belong to it, the oldest first; at most a hundred'),
    people: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('Whose accounts something moved'),
    steps: z
      .array(
        z.object({
          what: z.enum(STORY_STEPS),
          at: timestamp,
          provider: z.string().nullable(),
          reference: z.string().nullable().describe('As the provider, the bank or the tax office names it'),
          amount: z.number().nullable().describe('Pesos'),
          day: z
            .string()
            .nullable()
            .describe('The Philippine day on which it left the bank, of what left it for payouts'),
        }),
      )
      .describe('What happened outside of the books, the oldest first'),
  }),
  errors: ['entry_not_found'],
  area: 'Books',
  summary: 'An entry’s story, from click to bank',
  description:
    'Every entry of the same request, about the same thing or about what came of it, and what the purchase, its payment, refunds, disputes, payouts, the provider’s settlement, what left the bank for payouts and what the tax office was paid say beside.',
});

const listBookMonths = defineCall({
  method: 'GET',
  path: '/admin/books/months',
  who: 'admin',
  part: 'books',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(24).default(12),
    cursor: month.optional().describe('`next_cursor` of the page before'),
  }),
  response: z.object({
    months: z.array(
      z.object({
        month,
        is_over: z.boolean(),
        is_next: z.boolean().describe('Over, and the first that is open: the one that can be closed'),
        needs_two: z
          .boolean()
          .describe('Open, and somebody else than you may close it as well: two people have to'),
        first: z
          .object({
            by_id: z.string(),
            by: z.string(),
            at: timestamp,
            counts: z.boolean().describe('They still may'),
          })
          .nullable()
          .describe('Who closed it first, while it waits for a second person'),
        closed: z.object({ by: z.string(), at: timestamp }).nullable(),
        late: z.int().describe('Entries that came after it was closed, and are of a later one'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Books',
  summary: 'Months of the books, the newest first',
  description: 'From this month back to the first in which anything moved.',
});

const closeBookMonth = defineCall({
  method: 'POST',
  path: '/admin/books/months/{month}/close',
  who: 'admin',
  part: 'books',
  params: z.object({ month }),
  response: z.object({ is_closed: z.boolean(), message: z.string() }),
  errors: ['month_not_closable'],
  area: 'Books',
  summary: 'Close a month of the books for good',
  description:
    'Keeps its trial balance; what comes later is of the first open month. An hour after its end at the earliest, in order, once all of it is added up. Needs two people, where another one may. One that is closed answers that it is, and by whom; the first of two is answered the same again.',
});

const withdrawBookMonth = defineCall({
  method: 'DELETE',
  path: '/admin/books/months/{month}/first-approval',
  who: 'admin',
  part: 'books',
  params: z.object({ month }),
  response: withdrawn,
  errors: ['first_approval_gone'],
  area: 'Books',
  summary: WITHDRAW_SUMMARY,
  description: `That a month is to be closed. ${WITHDRAW_DESCRIPTION}`,
});

export const booksCalls = {
  getBooks,
  getTrialBalance,
  listJournal,
  listAccountMovements,
  getPromotions,
  getEntry,
  listBookMonths,
  closeBookMonth,
  withdrawBookMonth,
  getDeferred,
  getLots,
} as const;
