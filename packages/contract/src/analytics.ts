import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { credits, pesos, timestamp } from './fields.ts';
import { ANALYTICS_DAYS, USUAL_ANALYTICS_DAYS } from './limits.ts';

const figures = z.object({
  new_fans: z.int(),
  new_creators: z.int(),
  purchases: z.int(),
  paid: pesos.describe('By fans, refunds taken off'),
  credits_purchased: credits,
  sales: z.int(),
  credits_spent: credits,
  to_creators: pesos,
  to_affiliates: pesos,
  to_platform: pesos,
  paid_out: pesos.describe('To creators, of both buckets'),
  submissions: z.int().describe('Of creators who want to be verified'),
  messages: z.int().describe('To the contact page'),
  reports: z.int().describe('Of posts, profiles and comments'),
  reviews: z.int().describe('Content that came into the queue'),
});

const getPlatformAnalytics = defineCall({
  method: 'GET',
  path: '/admin/analytics',
  who: 'admin',
  part: 'analytics',
  mayLag: true,
  query: z.object({ days: z.coerce.number().pipe(z.literal(ANALYTICS_DAYS)).default(USUAL_ANALYTICS_DAYS) }),
  response: z.object({
    by_day: z
      .array(figures.extend({ date: z.iso.date(), circulation: credits.describe('At the end of the day') }))
      .describe('Philippine days, today last'),
    total: figures,
    before: figures.describe('The same of as many days before'),
    retention: z
      .object({ joined: z.int(), came_back: z.int(), percent: z.number().nullable() })
      .describe('Of those who joined in as many days before, who was here since; null where nobody joined'),
    counted_at: timestamp.nullable(),
  }),
  errors: [],
  area: 'Analytics',
  summary: 'How the platform goes, day by day',
  description: 'The same days as a table are at `/api/admin/analytics/days.csv`.',
});

const getCreditStats = defineCall({
  method: 'GET',
  path: '/credits/admin/stats',
  who: 'admin',
  part: 'credits',
  response: z.object({
    total_credits_in_circulation: credits.describe('Held by users'),
    total_credits_purchased: credits.describe('All time'),
    total_credits_spent: credits.describe('All time'),
    recent_purchases_7d: z.int().describe('Of the last 7 Philippine days, today among them'),
  }),
  errors: [],
  area: 'Credits administration',
  summary: 'The four figures of the credit system',
  description: 'Counted within the last seconds.',
});

const listRateChanges = defineCall({
  method: 'GET',
  path: '/credits/admin/rate-changes',
  who: 'admin',
  part: 'credits',
  query: dated(z.object(datedPage(10, 50))),
  file: {
    rows: 'rate_changes',
    moment: 'changed_at',
    columns: ['changed_at', 'changed_by', 'php_before', 'php_after', 'credits_in_circulation', 'revalued'],
  },
  response: z.object({
    rate_changes: z.array(
      z.object({
        id: z.uuid(),
        changed_at: timestamp,
        changed_by: z.string().nullable(),
        php_before: pesos,
        php_after: pesos,
        credits_in_circulation: credits,
        revalued: pesos.describe('By how much what people hold changed in worth'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Credits administration',
  summary: 'Changes of the rate, the newest first',
  description: 'Who, when, from what to what, and what it revalued.',
});

export const analyticsCalls = { getPlatformAnalytics, getCreditStats, listRateChanges } as const;
