import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { pesos, pesosInput } from './fields.ts';
import { ANALYTICS_DAYS, FORECAST, MONTHLY_GOALS, USUAL_ANALYTICS_DAYS } from './limits.ts';

const goals = z.object({
  earnings: pesos.describe('To earn in a Philippine month'),
  new_subscribers: z.int().describe('To win in a Philippine month'),
});

const firstSteps = z.object({
  avatar: z.boolean(),
  cover: z.boolean(),
  price: z.boolean(),
  first_post: z.boolean(),
  payout_method: z.boolean(),
  link_shared: z.boolean(),
  is_put_away: z.boolean(),
});

const getStudio = defineCall({
  method: 'GET',
  path: '/studio',
  who: 'creator',
  response: z.object({ goals, reached: goals, first_steps: firstSteps }),
  errors: [],
  area: 'Studio',
  summary: 'Goals of this month, and first steps',
  description: '`reached` is what this Philippine month has brought so far; first steps are what is there.',
});

const putGoals = defineCall({
  method: 'PUT',
  path: '/studio/goals',
  who: 'creator',
  limit: 'account',
  body: z.object({
    earnings: pesosInput
      .min(MONTHLY_GOALS.pesos.min, says('at_least'))
      .max(MONTHLY_GOALS.pesos.max, says('at_most')),
    new_subscribers: z
      .int(says('whole_number_needed'))
      .min(MONTHLY_GOALS.subscribers.min, says('at_least'))
      .max(MONTHLY_GOALS.subscribers.max, says('at_most')),
  }),
  response: z.object({ goals, message: z.string() }),
  errors: [],
  area: 'Studio',
  summary: 'Change the goals of a month',
  description: 'They stay from month to month.',
});

const settleStudioSteps = defineCall({
  method: 'PUT',
  path: '/studio/first-steps',
  who: 'creator',
  limit: 'account',
  body: z.object({
    put_away: z.boolean(says('needed')).optional(),
    link_shared: z.literal(true).optional().describe('The person has copied or shared the own address'),
  }),
  response: z.object({ first_steps: firstSteps }),
  errors: [],
  area: 'Studio',
  summary: 'Put the first steps away, or say that the own link was shared',
  description: 'What is left out stays. All other steps tick themselves off.',
});

const getAnalytics = defineCall({
  method: 'GET',
  path: '/analytics',
  who: 'creator',
  mayLag: true,
  query: z.object({
    days: z.coerce.number().pipe(z.literal(ANALYTICS_DAYS)).default(USUAL_ANALYTICS_DAYS),
  }),
  response: z.object({
    by_day: z
      .array(z.object({ date: z.iso.date(), earnings: pesos, new_subscribers: z.int(), views: z.int() }))
      .describe('Philippine days, today last'),
    earnings: pesos,
    new_subscribers: z.int(),
    views: z.int().describe('Each viewer of a post once a Philippine day'),
    before: goals.extend({ views: z.int() }).describe('The same of as many days before'),
    conversion: z
      .number()
      .nullable()
      .describe('Unlocks per hundred views of all paid posts; null without views'),
    top_posts: z
      .array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          type: z.enum(['photo', 'video']),
          is_ppv: z.boolean(),
          views_count: z.int(),
          unlocks_count: z.int(),
        }),
      )
      .describe('Of all time: the most unlocks first, then the most views'),
  }),
  errors: [],
  area: 'Studio',
  summary: 'How it goes, day by day',
  description: 'The same days as a table are at `/api/analytics/days.csv`.',
});

const getForecast = defineCall({
  method: 'GET',
  path: '/analytics/forecast',
  who: 'creator',
  mayLag: true,
  response: z.object({
    renewals: z
      .object({ count: z.int(), if_all: pesos, likely: pesos.nullable() })
      .describe(
        `Of the next ${FORECAST.aheadDays} days; the creator's share if all renew, and at the rate at which fans left lately; null without one`,
      ),
    churn: z
      .object({ had: z.int(), gone: z.int(), percent: z.number().nullable() })
      .describe(`Subscribers ${FORECAST.backDays} days ago, and how many of them are none now`),
    lifetime: z
      .object({ payers: z.int(), average: pesos.nullable() })
      .describe('Fans who ever paid, and what came of each for the creator'),
    cohorts: z
      .array(
        z.object({
          month: z.string().describe('Philippine, `YYYY-MM`'),
          began: z.int(),
          kept: z.array(z.int()).describe('Of these, after one month, two, …; as far as all had the time'),
        }),
      )
      .describe('By the month of a first subscription, oldest first; months without any are left out'),
    best_times: z.object({
      sales: z
        .int()
        .describe(`Of the last ${FORECAST.salesDays} days, the newest ${FORECAST.mostSales} at most`),
      blocks: z
        .array(z.object({ weekday: z.int().min(1).max(7), hour: z.int(), sales: z.int() }))
        .describe(
          `Philippine: Monday is 1, from this hour for ${FORECAST.blockHours}; the most sales first. Renewals do not count`,
        ),
    }),
  }),
  errors: [],
  area: 'Studio',
  summary: 'What is likely to come, who stays, and when fans buy',
  description: 'Renewals that are not cancelled, at the prices agreed and the split of today (P767).',
});

export const studioCalls = { getStudio, putGoals, settleStudioSteps, getAnalytics, getForecast } as const;
