import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { id, line, month, pesos, pesosInput, text, timestamp } from './fields.ts';
import { WITHDRAW_DESCRIPTION, WITHDRAW_SUMMARY, withdrawn } from './first-of-two.ts';
import { owedPeriod, REMIT_ERRORS, taxDay, taxPayment } from './remittances.ts';
import { REMITTANCE, TAX_IDENTITY, TAX_RULE } from './staff-limits.ts';
import { tinInput, zipCode } from './tin-fields.ts';

const of = { who: 'admin', part: 'tax', area: 'Tax administration' } as const;

const rule = z.object({
  id,
  from_day: taxDay.describe('From the beginning of this Philippine day it holds, until the next one does'),
  is_on: z.boolean().describe('Off: from that day on nothing is withheld'),
  rate_basis_points: z
    .int()
    .describe('Of what counts, hundredths of a percent that are withheld: 100 is 1 %'),
  share_basis_points: z
    .int()
    .describe('Of what is paid above the threshold, hundredths of a percent that count: 5000 is half'),
  threshold: pesos.describe('What may be paid to a creator in a Philippine year before anything counts'),
  atc_individual: z
    .string()
    .nullable()
    .describe('How the BIR calls it, paid to a person; null where nobody said'),
  atc_corporate: z.string().nullable().describe('And paid to who is none'),
  source: z.string().describe('Which regulation says so'),
  written_by: z.string().nullable().describe('Null of who has left'),
  written_at: timestamp,
});

/** Of the BIR's own codes; empty where it is not known. */
const atcInput = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{2}\d{3})?$/, says('atc_form'))
  .nullish()
  .transform((code) => code || null)
  .describe('The alphanumeric tax code of the BIR: `WI760`');

const owedMonth = owedPeriod.extend({
  month,
  withheld: pesos.describe('Of payouts that left in it'),
  form: z.enum(['0619-E', '1601-EQ']).describe('By which form of the BIR'),
});

const identity = z.object({
  registered_name: z.string(),
  tin: z.string().describe('With its branch: `123-456-789-00000`'),
  address: z.string(),
  zip_code: z.string(),
  written_by: z.string().nullable().describe('Null of who has left'),
  written_at: timestamp,
});

const overview = z.object({
  identity: identity.nullable().describe('Who Likha is to the tax office; null before anybody said it'),
  in_force: rule.nullable().describe('What holds today; null before any rule does'),
  rules: z.array(rule).describe('The one that holds last first, those to come with them'),
  payable: pesos.describe('Withheld and not paid to the tax office yet; below zero what was paid too much'),
  months: z
    .array(owedMonth)
    .describe('Months in which something was withheld or came back, the newest first'),
});

const getTax = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/tax',
  response: z.object({ tax: overview }),
  errors: [],
  summary: 'What is withheld for tax, by which rules, and what is owed of it',
  description: 'Nothing is withheld before a rule holds that is on.',
});

const setWithholdingRule = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/withholding-rules',
  body: z.object({
    from_day: taxDay.describe('Tomorrow or later, of the Philippine calendar'),
    is_on: z.boolean(),
    rate_basis_points: z.int().min(1, says('at_least')).max(TAX_RULE.rate, says('at_most')),
    share_basis_points: z.int().min(1, says('at_least')).max(TAX_RULE.share, says('at_most')),
    threshold: pesosInput,
    atc_individual: atcInput,
    atc_corporate: atcInput,
    source: line(TAX_RULE.sourceCharacters, says('needed')),
  }),
  status: 201,
  response: z.object({ tax: overview, message: z.string() }),
  errors: [],
  summary: 'Say what is withheld from a day on',
  description:
    'A rule begins on a day that has not begun, and is never changed: of several for one day the newest holds. Which one to write is counsel’s to say.',
});

const setTaxIdentity = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/identity',
  body: z.object({
    registered_name: line(TAX_IDENTITY.nameCharacters, says('needed')),
    tin: tinInput,
    address: line(TAX_IDENTITY.addressCharacters, says('needed')),
    zip_code: zipCode,
  }),
  status: 201,
  response: z.object({ tax: overview, message: z.string() }),
  errors: [],
  summary: 'Say who Likha is to the tax office',
  description:
    'As the certificate of registration has it. Certificates and invoices from now on say it; what was written before stays as it was.',
});

const remitTax = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/remittances',
  isMoney: true,
  needsConsent: false,
  body: taxPayment.extend({ month }),
  status: 201,
  response: z.object({ tax: overview, is_remitted: z.boolean(), message: z.string() }),
  errors: REMIT_ERRORS,
  summary: 'Say that what was withheld in a month was paid to the tax office',
  description:
    'Books what is owed for it, once, from what was withheld to the bank. The month has to be over for an hour. Above the limit of payouts a second person has to say the same, where another one may: the first only asks.',
});

const takeRemittanceBack = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/remittances/{id}/take-back',
  isMoney: true,
  needsConsent: false,
  params: z.object({ id }),
  body: z.object({ reason: text(REMITTANCE.reasonCharacters, says('needed')) }),
  response: z.object({ tax: overview, is_taken_back: z.boolean(), message: z.string() }),
  errors: ['remittance_not_found', 'take_back_refused', 'remittance_needs_second'],
  summary: 'Take back that a month or a quarter was paid to the tax office',
  description:
    'Of tax withheld and of VAT alike: its entry is reversed and it is owed again. Above the limit of payouts a second person has to agree, where another one may: the first only asks.',
});

const withdrawRemittance = defineCall({
  ...of,
  method: 'DELETE',
  path: '/admin/tax/remittances/{id}/first-approval',
  params: z.object({ id }),
  response: withdrawn,
  errors: ['remittance_not_found', 'first_approval_gone'],
  summary: WITHDRAW_SUMMARY,
  description: `That a month or a quarter was paid, or that this is to be taken back. ${WITHDRAW_DESCRIPTION}`,
});

export const taxCalls = {
  getTax,
  setWithholdingRule,
  setTaxIdentity,
  remitTax,
  takeRemittanceBack,
  withdrawRemittance,
} as const;
