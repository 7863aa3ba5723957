import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { id, line, pesos, pesosInput, timestamp } from './fields.ts';
import { TAX_RULE } from './staff-limits.ts';

const of = { who: 'admin', part: 'tax', area: 'Tax administration' } as const;

const day = z.iso.date(says('wrong_form')).describe('Of the Philippine calendar: `2026-11-26`');

const rule = z.object({
  id,
  from_day: day.describe('From the beginning of this Philippine day it holds, until the next one does'),
  is_on: z.boolean().describe('Off: from that day on nothing is withheld'),
  rate_basis_points: z
    .int()
    .describe('Of what counts, hundredths of a percent that are withheld: 100 is 1 %'),
  share_basis_points: z
    .int()
    .describe('Of what is paid above the threshold, hundredths of a percent that count: 5000 is half'),
  threshold: pesos.describe('What may be paid to a creator in a Philippine year before anything counts'),
  source: z.string().describe('Which regulation says so'),
  written_by: z.string().nullable().describe('Null of who has left'),
  written_at: timestamp,
});

const overview = z.object({
  in_force: rule.nullable().describe('What holds today; null before any rule does'),
  rules: z.array(rule).describe('The one that holds last first, those to come with them'),
  payable: pesos.describe('Withheld and not paid to the tax office yet; below zero what was paid too much'),
});

const getTax = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/tax',
  response: z.object({ tax: overview }),
  errors: ['admins_only'],
  summary: 'What is withheld for tax, by which rules, and what is owed of it',
  description: 'Nothing is withheld before a rule holds that is on.',
});

const setWithholdingRule = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/withholding-rules',
  body: z.object({
    from_day: day.describe('Tomorrow or later, of the Philippine calendar'),
    is_on: z.boolean(),
    rate_basis_points: z.int().min(1, says('at_least')).max(TAX_RULE.rate, says('at_most')),
    share_basis_points: z.int().min(1, says('at_least')).max(TAX_RULE.share, says('at_most')),
    threshold: pesosInput,
    source: line(TAX_RULE.sourceCharacters, says('needed')),
  }),
  status: 201,
  response: z.object({ tax: overview, message: z.string() }),
  errors: ['admins_only', 'validation_failed'],
  summary: 'Say what is withheld from a day on',
  description:
    'A rule begins on a day that has not begun, and is never changed: of several for one day the newest holds. Which one to write is counsel’s to say.',
});

export const taxCalls = { getTax, setWithholdingRule } as const;
