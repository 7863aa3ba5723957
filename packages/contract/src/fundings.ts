import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { id, line, pesos, pesosInput, text, timestamp } from './fields.ts';
import { WITHDRAW_DESCRIPTION, WITHDRAW_SUMMARY, withdrawn } from './first-of-two.ts';
import { FUNDING } from './staff-limits.ts';

const of = { who: 'admin', part: 'payouts', area: 'Payout administration' } as const;

const leftOn = z.iso
  .date(says('wrong_form'))
  .describe('The day on which it left the bank, of the Philippine calendar: `2026-11-26`');

const funding = z.object({
  id,
  state: z
    .enum(['asked', 'booked', 'taken_back'])
    .describe('Waiting for a second person; in the books; taken back in the books'),
  amount: pesos.describe('What left the bank for payouts'),
  fee: pesos.describe('What bank or provider kept of it besides'),
  left_on: leftOn,
  reference: z.string(),
  said_by_id: id.describe('Who said it first'),
  said_by: z.string().nullable().describe('Null of who has left'),
  said_at: timestamp,
  counts: z.boolean().describe('It was booked, or who said it first still may'),
  booked_by: z
    .string()
    .nullable()
    .describe('The second person where two said it; null while one is waited for'),
  booked_at: timestamp.nullable(),
  needs_two: z
    .boolean()
    .describe(
      'Above the limit of payouts, and somebody else than you may say it as well: two people have to',
    ),
  is_alone: z.boolean().describe('Above the limit, and nobody else than you may say it: one is enough'),
  take_back: z
    .object({
      asked_by_id: id,
      asked_by: z.string().nullable().describe('Null of who has left'),
      asked_at: timestamp,
      reason: z.string(),
      counts: z.boolean().describe('It was taken back, or who asked still may'),
      done_by: z.string().nullable().describe('Who took it back; null while a second person is waited for'),
      done_at: timestamp.nullable(),
    })
    .nullable()
    .describe('Who asked to take it back, why, and who did'),
});

const summary = z.object({
  sent: pesos.describe(
    'Paid out, and not said to have left the bank; below zero what is with the provider ahead',
  ),
  oldest_unfunded_on: z
    .string()
    .nullable()
    .describe(
      'The Philippine day on which the oldest payout arrived that is not covered, the first sent being covered first; null where all are',
    ),
  unfunded_days: z.int().nullable().describe('For how many days it has not been covered'),
  is_late: z.boolean().describe('For longer than finance should take'),
  two_people_above: pesos.describe('Amount and fee above this take two people'),
  has_other: z.boolean().describe('Somebody else than you may say it as well'),
});

const listFundings = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/payout-fundings',
  query: dated(z.object(datedPage(20, 100))),
  file: {
    rows: 'fundings',
    moment: 'said_at',
    columns: [
      'left_on',
      'amount',
      'fee',
      'reference',
      'state',
      'said_by',
      'said_at',
      'booked_by',
      'booked_at',
      'take_back.reason',
      'take_back.done_by',
      'take_back.done_at',
    ],
  },
  response: z.object({ fundings: z.array(funding), summary, next_cursor: z.string().nullable() }),
  errors: [],
  summary: 'What left the bank for payouts, newest first',
  description: 'And what was paid out and nobody has said yet to have left it.',
});

const sayFunding = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/payout-fundings',
  isMoney: true,
  needsConsent: false,
  body: z.object({
    amount: pesosInput.min(0.01, says('at_least')),
    fee: pesosInput.default(0).describe('What bank or provider kept of it besides; 0 for nothing'),
    left_on: leftOn,
    reference: line(FUNDING.referenceCharacters, says('needed')).describe(
      'Of the transfer or the top-up, as the bank names it',
    ),
    agrees_with: id
      .nullish()
      .describe('What somebody else said first, where a second person has to say the same'),
  }),
  status: 201,
  response: z.object({ funding, summary, is_booked: z.boolean(), message: z.string() }),
  errors: ['funding_not_found', 'funding_said_already', 'funding_needs_second'],
  summary: 'Say what left the bank for payouts',
  description:
    'A batch that was paid by hand, or a top-up of the balance that payouts are sent from, which may be more than was paid out so far. Books it, once for a day, reference and amount. Above the limit of payouts a second person has to say the same, where another one may: the first only asks.',
});

const takeFundingBack = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/payout-fundings/{id}/take-back',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({ reason: text(FUNDING.reasonCharacters, says('needed')) }),
  response: z.object({ funding, summary, is_taken_back: z.boolean(), message: z.string() }),
  errors: ['funding_not_found', 'take_back_refused', 'funding_needs_second'],
  summary: 'Take back what was said to have left the bank',
  description:
    'Its entry is reversed. Above the limit of payouts a second person has to agree, where another one may: the first only asks.',
});

const withdrawFunding = defineCall({
  ...of,
  method: 'DELETE',
  path: '/admin/payout-fundings/{id}/first-approval',
  params: z.object({ id }),
  response: withdrawn,
  errors: ['funding_not_found', 'first_approval_gone'],
  summary: WITHDRAW_SUMMARY,
  description: `That something left the bank for payouts, or that this is to be taken back; what was said by somebody who may not any more anybody of finance puts away. ${WITHDRAW_DESCRIPTION}`,
});

export const fundingsCalls = { listFundings, sayFunding, takeFundingBack, withdrawFunding } as const;
