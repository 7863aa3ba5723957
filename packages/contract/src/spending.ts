import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { credits, timestamp } from './fields.ts';
import { COOL_OFF_HOURS, SPENDING_LIMIT, SPENDING_PERIODS } from './late-limits.ts';

const limits = z.object({
  limits: z
    .array(
      z.object({
        period: z.enum(SPENDING_PERIODS),
        credits: credits.nullable().describe('What may be spent in the period; null where there is no limit'),
        spent: credits.describe('In this period; what came back is not taken off'),
        bought: credits.describe('In this period, with what waits for its payment; without bonus'),
        ends_at: timestamp.describe('When the period ends, in the Philippines'),
        next: z
          .object({ credits: credits.nullable(), from: timestamp })
          .nullable()
          .describe('A raise that waits, or null'),
      }),
    )
    .describe('Day, week and month'),
  cool_off_until: timestamp.nullable(),
});

const readSpendingLimits = defineCall({
  method: 'GET',
  path: '/spending/limits',
  who: 'fan',
  response: limits,
  errors: [],
  area: 'Credits',
  summary: 'What a fan lets themselves spend, and what was spent',
  description: 'Days, weeks and months are of the Philippine calendar; weeks begin on Monday.',
});

const setSpendingLimit = defineCall({
  method: 'PUT',
  path: '/spending/limits/{period}',
  who: 'fan',
  limit: 'account',
  params: z.object({ period: z.enum(SPENDING_PERIODS) }),
  body: z.object({
    credits: z
      .int(says('credits_needed'))
      .min(SPENDING_LIMIT.min, says('at_least'))
      .max(SPENDING_LIMIT.max, says('at_most'))
      .nullable()
      .describe('Null lifts the limit'),
  }),
  response: limits,
  errors: [],
  area: 'Credits',
  summary: 'Set, lower, raise or lift a limit',
  description: 'Setting and lowering act at once; raising and lifting act 24 hours later.',
});

const startCoolOff = defineCall({
  method: 'POST',
  path: '/spending/cool-off',
  who: 'fan',
  limit: 'account',
  body: z.object({
    hours: z.literal(COOL_OFF_HOURS).describe('24 hours, 7 days or 30 days'),
  }),
  response: limits,
  errors: [],
  area: 'Credits',
  summary: 'Buy and spend nothing for a while',
  description:
    'At once, and also for renewals. Where a pause is running already, it ends at the later of the two times.',
});

const endCoolOff = defineCall({
  method: 'DELETE',
  path: '/spending/cool-off',
  who: 'fan',
  limit: 'account',
  response: limits,
  errors: [],
  area: 'Credits',
  summary: 'End a pause in 24 hours',
  description: 'Where it ends earlier, or there is none, nothing happens.',
});

export const spendingCalls = { readSpendingLimits, setSpendingLimit, startCoolOff, endCoolOff } as const;
