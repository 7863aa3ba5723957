import { z } from 'zod';
import { says } from './field-problem.ts';
import { id, line, pesos, timestamp } from './fields.ts';
import { REMITTANCE } from './staff-limits.ts';

export const taxDay = z.iso.date(says('wrong_form')).describe('Of the Philippine calendar: `2026-11-26`');

/** What is owed of a period of a tax, and what was said of its payment. */
export const owedPeriod = z.object({
  returned: pesos.describe('What came back in it, of whenever it was'),
  brought: pesos.describe('Zero or below: what came back earlier beyond what was added since'),
  owed: pesos.describe('What was added less what came back and was brought over; never below zero'),
  due_on: taxDay.describe('By when it is to be paid, of the Philippine calendar'),
  state: z
    .enum(['running', 'open', 'asked', 'remitted', 'nothing'])
    .describe('Not over; to be paid; waiting for a second person; paid; nothing is owed'),
  needs_two: z
    .boolean()
    .describe(
      'Above the limit of payouts, and somebody else than you may say it as well: two people have to',
    ),
  is_alone: z.boolean().describe('Above the limit, and nobody else than you may say it: one is enough'),
  is_late: z.boolean().describe('The day that it is due on is over, and it is not paid'),
  remittance: z
    .object({
      id,
      amount: pesos.describe('All that was owed'),
      input_vat: pesos.describe('What of it suppliers were paid, and the tax office was not'),
      paid_on: taxDay,
      reference: z.string(),
      said_by: z.string().nullable().describe('Null of who has left'),
      said_at: timestamp,
      asked_by_id: id
        .nullable()
        .describe('Who said it first, while a second person is waited for; null once it is in the books'),
      counts: z.boolean().describe('It is in the books, or who said it first still may'),
      back_asked: z
        .object({
          by_id: id,
          by: z.string().nullable(),
          at: timestamp,
          reason: z.string(),
          counts: z.boolean().describe('They still may'),
        })
        .nullable()
        .describe('Who of two asked to take it back, and why'),
    })
    .nullable()
    .describe('What was said of its payment; of one that was taken back nothing'),
});

/** What finance says of a payment to the tax office. */
export const taxPayment = z.object({
  paid_on: taxDay.describe(
    'When it was paid: a day of the Philippine calendar after the period, that has come',
  ),
  reference: line(REMITTANCE.referenceCharacters, says('needed')).describe(
    'Of the payment, as the bank or the BIR names it',
  ),
});

export const REMIT_ERRORS = ['remittance_not_owed', 'remittance_decided', 'remittance_needs_second'] as const;
