import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { credits, flag, month, pesos } from './fields.ts';
import { FAN_STATEMENT_LINES, REFERRAL_STATEMENT_LINES, STATEMENT_LINES } from './late-limits.ts';

const line = z.object({
  kind: z.enum(STATEMENT_LINES),
  count: z.int().describe('How many movements'),
  gross: pesos.nullable().describe('What fans paid; null for what is no sale'),
  fees: pesos.nullable().describe('What of it is not the creator’s: the platform’s part and a referrer’s'),
  amount: pesos.describe('What it changed; negative where it left'),
});

const lines = z.array(line).describe('From the opening to the closing, without a gap');

const summary = z.object({
  month,
  is_open: z.boolean().describe('The month is not over: the figures are of now'),
  earned: pesos.describe('The creator’s part of sales, and commission'),
  paid_out: pesos.describe('Payouts that were sent, less those that came back'),
  closing: pesos.describe('What was owed to the creator at the end of the month'),
});

const months = z.object({
  limit: z.coerce.number().int().min(1).max(24).default(12),
  cursor: month.optional().describe('`next_cursor` of the page before'),
});

const listStatements = defineCall({
  method: 'GET',
  path: '/earnings/statements',
  who: 'creator',
  query: months,
  response: z.object({ statements: z.array(summary), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Earnings',
  summary: 'A creator’s months, the newest first',
  description: 'This month first, as it stands. The others were made when they were over, and never change.',
});

const getStatement = defineCall({
  method: 'GET',
  path: '/earnings/statements/{month}',
  who: 'creator',
  params: z.object({ month }),
  response: summary.extend({
    opening: pesos.describe('What was owed to the creator when the month began'),
    lines,
  }),
  errors: ['statement_not_found'],
  area: 'Earnings',
  summary: 'What a creator earned in a month, and what became of it',
  description:
    'From the books: opening, sales with what fans paid and what is kept of it, commission, what was taken back, payouts, closing. As a PDF at its path with `.pdf` behind it, and each movement as CSV with `.csv`.',
});

const year = z
  .string()
  .regex(/^20\d\d$/, says('wrong_form'))
  .describe('Of the Philippine calendar: `2026`');

const yearSummary = summary.omit({ month: true }).extend({
  year,
  is_open: z.boolean().describe('The year is not over: the figures are of now'),
  closing: pesos.describe('What was owed to the creator at the end of the year'),
});

const listStatementYears = defineCall({
  method: 'GET',
  path: '/earnings/years',
  who: 'creator',
  response: z.object({ years: z.array(yearSummary) }),
  errors: [],
  area: 'Earnings',
  summary: 'A creator’s years, the newest first',
  description: 'This year first, as it stands; then each year of which there is a statement of a month.',
});

const getStatementYear = defineCall({
  method: 'GET',
  path: '/earnings/years/{year}',
  who: 'creator',
  params: z.object({ year }),
  response: yearSummary.extend({
    opening: pesos.describe('What was owed to the creator when the year began'),
    lines,
    months: z
      .array(
        summary.extend({
          opening: pesos.describe('What was owed to the creator when the month began'),
          lines,
        }),
      )
      .describe('From January on; of the year that is running as far as it is'),
  }),
  errors: ['statement_not_found'],
  area: 'Earnings',
  summary: 'What a creator earned in a year, and what became of it',
  description:
    'The sums of the statements of its months, which stand beside them. As a PDF at its path with `.pdf` behind it, and each month as a line of CSV with `.csv`.',
});

const fanSummary = z.object({
  month,
  is_open: z.boolean().describe('The month is not over: the figures are of now'),
  paid: pesos.describe('What was paid for credits'),
  spent: credits.describe('On what creators sell, and on gifts'),
  closing: credits.describe('What was in the wallet at the end of the month'),
});

const listFanStatements = defineCall({
  method: 'GET',
  path: '/credits/statements',
  who: 'fan',
  refusal: 'fansWallet',
  query: months,
  response: z.object({ statements: z.array(fanSummary), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Credits',
  summary: 'A fan’s months, the newest first',
  description: 'From this month, as it stands, back to the one in which the account began.',
});

const getFanStatement = defineCall({
  method: 'GET',
  path: '/credits/statements/{month}',
  who: 'fan',
  refusal: 'fansWallet',
  params: z.object({ month }),
  query: z.object({ by_creator: flag.default(false).describe('Says with whom it was spent as well') }),
  response: fanSummary.extend({
    opening: credits.describe('What was in the wallet when the month began'),
    lines: z
      .array(
        z.object({
          kind: z.enum(FAN_STATEMENT_LINES),
          count: z.int().describe('How many movements'),
          credits: credits.describe('What it changed; negative where it left'),
          pesos: pesos.nullable().describe('What was paid or went back; null where no pesos moved'),
        }),
      )
      .describe('From the opening to the closing, without a gap'),
    creators: z
      .array(
        z.object({
          username: z.string().nullable().describe('Null of who has left'),
          full_name: z.string().nullable(),
          count: z.int(),
          credits: credits.describe('What was spent with them'),
        }),
      )
      .nullable()
      .describe('Those with whom most was spent first; null unless it is asked for'),
  }),
  errors: ['statement_not_found'],
  area: 'Credits',
  summary: 'What a fan bought and spent in a month, and what came back',
  description:
    'From the books, in credits: opening, what was bought, spent by kind, what came back, closing. As a PDF at its path with `.pdf` behind it, and each movement as CSV with `.csv`; these take `by_creator` as well.',
});

const referralSummary = z.object({
  month,
  is_open: z.boolean().describe('The month is not over: the figures are of now'),
  earned: pesos.describe('Commission from sales of creators who were referred'),
  asked: pesos.describe('Payouts of commission that were asked for, less those that came back'),
  closing: pesos.describe('Commission on hold and available at the end of the month'),
});

const listReferralStatements = defineCall({
  method: 'GET',
  path: '/affiliates/statements',
  who: 'creator',
  refusal: 'creatorsRefer',
  query: months,
  response: z.object({ statements: z.array(referralSummary), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Affiliates',
  summary: 'A referrer’s months, the newest first',
  description: 'From this month, as it stands, back to the one in which the account began.',
});

const getReferralStatement = defineCall({
  method: 'GET',
  path: '/affiliates/statements/{month}',
  who: 'creator',
  refusal: 'creatorsRefer',
  params: z.object({ month }),
  response: referralSummary.extend({
    opening: pesos.describe('Commission on hold and available when the month began'),
    opening_held: pesos.describe('What of it was on hold'),
    closing_held: pesos.describe('What of the closing is on hold'),
    released: pesos.describe('What became available: from one to the other, so no line'),
    lines: z
      .array(
        z.object({
          kind: z.enum(REFERRAL_STATEMENT_LINES),
          count: z.int().describe('How many movements'),
          amount: pesos.describe('What it changed; negative where it left'),
        }),
      )
      .describe('From the opening to the closing, without a gap'),
    creators: z
      .array(
        z.object({
          username: z.string().nullable().describe('Null of who has left'),
          count: z.int().describe('Sales that brought commission'),
          amount: pesos,
        }),
      )
      .describe('Whose sales the commission is of, the most first'),
  }),
  errors: ['statement_not_found'],
  area: 'Affiliates',
  summary: 'What a referrer earned in a month, and what became of it',
  description:
    'From the books: opening, commission, what was taken and given back, payouts asked for, closing. As a PDF at its path with `.pdf` behind it, and each movement as CSV with `.csv`.',
});

export const statementsCalls = {
  listStatements,
  getStatement,
  listStatementYears,
  getStatementYear,
  listFanStatements,
  getFanStatement,
  listReferralStatements,
  getReferralStatement,
} as const;
