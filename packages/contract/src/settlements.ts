import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { id, line, pesos, pesosInput, text, timestamp } from './fields.ts';
import { WITHDRAW_DESCRIPTION, WITHDRAW_SUMMARY, withdrawn } from './first-of-two.ts';
import { SETTLEMENT_REPORT } from './limits.ts';

const settlement = z.object({
  id,
  provider: z.string(),
  status: z
    .enum(['matching', 'ready', 'confirmed'])
    .describe('`matching` while its rows are compared with the books'),
  rows: z.int(),
  rows_open: z.int().describe('Of its rows, those on the work list; counted up to 1,000'),
  first_at: timestamp,
  last_at: timestamp,
  uploaded_by: z.string(),
  uploaded_at: timestamp,
  expected: pesos.nullable().describe('What should arrive at the bank, of what no report before named'),
  arrived: pesos.nullable(),
  arrived_on: z.string().nullable(),
  bank_reference: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: timestamp.nullable(),
  needs_two: z
    .boolean()
    .describe(
      'Of taking back what arrived: above the limit of payouts, and somebody else than you may as well',
    ),
  is_alone: z
    .boolean()
    .describe('Of taking it back: above the limit, and nobody else than you may: one is enough'),
  take_back: z
    .object({
      reason: z.string(),
      asked_by_id: id,
      asked_by: z.string(),
      asked_at: timestamp,
      counts: z.boolean().describe('They still may'),
    })
    .nullable()
    .describe('Somebody asked to take back what was said of the bank, and another has to agree'),
});

const of = { who: 'admin', part: 'settlements', area: 'Settlement administration' } as const;

const listSettlements = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/settlements',
  query: dated(z.object(datedPage(20, 100))),
  file: {
    rows: 'settlements',
    moment: 'uploaded_at',
    columns: [
      'provider',
      'status',
      'rows',
      'rows_open',
      'first_at',
      'last_at',
      'expected',
      'arrived',
      'arrived_on',
      'bank_reference',
      'confirmed_by',
      'confirmed_at',
      'uploaded_by',
      'uploaded_at',
    ],
  },
  response: z.object({
    settlements: z.array(settlement),
    clearing: z
      .array(
        z.object({
          provider: z.string(),
          owed: pesos.describe('Yet to come'),
          reserve: pesos.describe('Kept back for a time, and not yet to come'),
        }),
      )
      .describe('What each provider has of ours, as the books say'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  summary: 'Reports of settlement, newest first',
  description: 'And what each provider still owes.',
});

const importSettlement = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/settlements',
  files: { file: { description: 'A settlement report as CSV', max: 1 } },
  status: 201,
  response: z.object({ settlement, message: z.string() }),
  errors: ['settlement_report_rejected', 'settlement_report_known', 'validation_failed'],
  summary: 'Take a report of settlement in',
  description: `Multipart; PayPal’s settlement report (STL) or PayMongo’s export of a payout’s transactions, judged by what is in it. ${SETTLEMENT_REPORT.rows.toLocaleString('en')} rows and ${SETTLEMENT_REPORT.bytes / 1024 / 1024} MB at most. All of it is taken or nothing; the same file is taken once, and so is each row, whatever report it is in.`,
});

const confirmSettlement = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/settlements/{id}/confirmation',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({
    arrived: pesosInput.describe('What the bank shows; 0 where the provider carried it over'),
    arrived_on: z.iso.date(says('wrong_form')),
    bank_reference: line(SETTLEMENT_REPORT.referenceCharacters, says('needed')),
  }),
  response: z.object({ settlement, message: z.string() }),
  errors: ['settlement_not_found', 'settlement_matching', 'settlement_confirmed'],
  summary: 'Say what arrived at the bank',
  description:
    'Books it, once. Where another amount than expected arrived, the difference is on the work list.',
});

const takeSettlementBack = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/settlements/{id}/take-back',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({ reason: text(SETTLEMENT_REPORT.reasonCharacters, says('needed')) }),
  response: z.object({ settlement, is_taken_back: z.boolean(), message: z.string() }),
  errors: ['settlement_not_found', 'settlement_unconfirmed', 'settlement_needs_second'],
  summary: 'Take back what was said of the bank',
  description:
    'Its entry is reversed and the report waits for the bank again. Above the limit of payouts a second person has to agree, where another one may: the first only asks.',
});

const withdrawSettlementTakeBack = defineCall({
  ...of,
  method: 'DELETE',
  path: '/admin/settlements/{id}/first-approval',
  params: z.object({ id }),
  response: withdrawn,
  errors: ['settlement_not_found', 'first_approval_gone'],
  summary: WITHDRAW_SUMMARY,
  description: `That what was said of the bank is to be taken back. ${WITHDRAW_DESCRIPTION}`,
});

/** Of a report. */
const dates = z.object({ first_at: timestamp, last_at: timestamp }).nullable();

const itemType = z.enum(['row', 'capture', 'difference']);

const listSettlementItems = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/settlements/items',
  query: dated(z.object({ ...datedPage(20, 100), type: itemType.default('row') })),
  file: {
    rows: 'items',
    moment: 'since',
    columns: [
      'provider',
      'kind',
      'problem',
      'reference',
      'capture',
      'purchase_reference',
      'line',
      'currency',
      'amount',
      'fee',
      'our_amount',
      'our_fee',
      'at',
      'since',
      'days',
    ],
  },
  response: z.object({
    items: z.array(
      z.object({
        id,
        provider: z.string(),
        kind: z.enum(['capture', 'refund', 'dispute', 'fee', 'payout', 'reserve', 'other']),
        problem: z
          .enum(['unknown', 'amount', 'fee', 'currency', 'twice', 'contradiction', 'unnamed', 'arrived'])
          .describe(
            '`unnamed`: no report has named this capture of ours; `arrived`: another amount than expected',
          ),
        reference: z.string().describe('The provider’s id of it, or the bank’s'),
        capture: z.string().nullable(),
        purchase_reference: z.string().nullable(),
        line: z.int().nullable().describe('In its file'),
        currency: z.string(),
        amount: pesos.describe(
          'What the provider says, below zero what it took; in hundredths of its currency',
        ),
        fee: pesos.nullable(),
        our_amount: pesos.nullable(),
        our_fee: pesos.nullable(),
        at: timestamp,
        since: timestamp.describe('From when on it waits'),
        left: pesos
          .nullable()
          .describe(
            'Of a report of which nothing arrived: what waits for a later one, below zero where we owe it',
          ),
        taken_up_by: dates.describe(
          'Of a report of which nothing arrived: the later one that took up what was left; null while it waits for one',
        ),
        takes_up: dates.describe(
          'The earlier report of which nothing arrived, and what was left was taken up here',
        ),
        days: z.int(),
      }),
    ),
    settlement_days: z.int().describe('So many days after it was taken a capture should be in a report'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  summary: 'What does not agree, what waits longest first',
  description:
    '`row`: rows of reports; `capture`: captures of ours that no report has named; `difference`: reports of which another amount arrived.',
});

const resolveSettlementItem = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/settlements/items/resolution',
  isMoney: true,
  needsConsent: false,
  body: z.object({
    type: itemType,
    id,
    reason: text(SETTLEMENT_REPORT.reasonCharacters, says('needed')),
    book_fee: z
      .boolean()
      .default(false)
      .describe('Of a row whose fee is another: what the report says is booked'),
  }),
  response: z.object({ message: z.string() }),
  errors: ['settlement_not_found', 'settlement_resolved'],
  summary: 'Take something off the work list',
  description: 'With a reason, which is on record.',
});

export const settlementsCalls = {
  listSettlements,
  importSettlement,
  confirmSettlement,
  takeSettlementBack,
  withdrawSettlementTakeBack,
  listSettlementItems,
  resolveSettlementItem,
} as const;
