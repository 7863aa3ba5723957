import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { id, line, pesos, pesosInput, timestamp } from './fields.ts';
import { owedPeriod, REMIT_ERRORS, taxDay, taxPayment } from './remittances.ts';
import { VAT_RULE } from './staff-limits.ts';

const of = { who: 'admin', part: 'tax', area: 'Tax administration' } as const;

const rule = z.object({
  id,
  from_day: taxDay.describe('From the beginning of this Philippine day it holds, until the next one does'),
  is_on: z.boolean().describe('Off: from that day on nothing is put aside'),
  rate_basis_points: z
    .int()
    .describe('On top of what is without VAT, in hundredths of a percent: 1200 is 12 %'),
  source: z.string().describe('Which law or registration says so'),
  written_by: z.string().nullable().describe('Null of who has left'),
  written_at: timestamp,
});

const month = z.object({
  month: z.string().describe('Of the Philippine calendar: `2026-11`'),
  share: pesos.describe('What the platform earned on its days with a rule, less what went back'),
  vat: pesos.describe('What of it is VAT; below zero where more went back'),
});

const quarter = z
  .string(says('wrong_form'))
  .regex(/^20\d\d-Q[1-4]$/, says('wrong_form'))
  .describe('Of the Philippine calendar: `2026-Q3`');

const owedQuarter = owedPeriod.extend({
  quarter,
  put_aside: pesos.describe('Of its days on which more was earned than went back'),
});

const overview = z.object({
  in_force: rule.nullable().describe('What holds today; null before any rule does'),
  rules: z.array(rule).describe('The one that holds last first, those to come with them'),
  payable: pesos.describe('Put aside for the tax office; below zero where more went back'),
  months: z.array(month).describe('Months with a rule as far as their days are over, the newest first'),
  quarters: z.array(owedQuarter).describe('What is owed of each quarter by form 2550Q, the newest first'),
});

const getVat = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/vat',
  response: z.object({ vat: overview }),
  errors: [],
  summary: 'What of the platform’s share is VAT, by which rules, and what is owed of it',
  description: 'Nothing is put aside before a rule holds that is on.',
});

const setVatRule = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/vat/rules',
  body: z.object({
    from_day: taxDay.describe('Tomorrow or later, of the Philippine calendar'),
    is_on: z.boolean(),
    rate_basis_points: z.int().min(1, says('at_least')).max(VAT_RULE.rate, says('at_most')),
    source: line(VAT_RULE.sourceCharacters, says('needed')),
  }),
  status: 201,
  response: z.object({ vat: overview, message: z.string() }),
  errors: [],
  summary: 'Say which VAT is within the platform’s share from a day on',
  description:
    'A rule begins on a day that has not begun, and is never changed: of several for one day the newest holds. Which one to write is counsel’s to say.',
});

const remitVat = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/vat/remittances',
  isMoney: true,
  needsConsent: false,
  body: taxPayment.extend({
    quarter,
    input_vat: pesosInput.describe(
      'What of it was paid to suppliers already, by their invoices: it is taken off, and not out of the bank',
    ),
  }),
  status: 201,
  response: z.object({ vat: overview, is_remitted: z.boolean(), message: z.string() }),
  errors: REMIT_ERRORS,
  summary: 'Say that the VAT of a quarter was paid to the tax office',
  description:
    'Books what is owed for it, once: what was paid to the bank, the rest to input VAT. The quarter has to be over for an hour, and each of its days put aside. Above the limit of payouts a second person has to say the same. It is taken back as a remittance of tax withheld is.',
});

export const vatCalls = { getVat, setVatRule, remitVat } as const;
