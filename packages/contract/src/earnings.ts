import { z } from 'zod';
import { defineCall } from './call.ts';
import { pesos, timestamp } from './fields.ts';

/** What of earnings can be asked for, what is held until when, what was taken back and what is owed of it. */
export const heldEarnings = {
  on_hold: pesos.describe('Earned, and not to be asked for yet'),
  hold_days: z.int().describe('Days that earnings are held'),
  held: z
    .array(z.object({ date: z.iso.date(), amount: pesos, available_on: z.iso.date() }))
    .describe('What is held, by the Manila day on which it was earned'),
  reserve: pesos.describe('Of `on_hold`, what is kept back for longer'),
  reserve_percentage: z.int(),
  reserve_days: z.int().describe('Days after which what was kept back of a day is available'),
  owed: pesos.describe('Comes off what is earned next'),
  taken_back: pesos.describe('Shares of sales whose payers took their money back'),
};

const getEarnings = defineCall({
  method: 'GET',
  path: '/earnings',
  who: 'creator',
  response: z.object({
    available_balance: pesos,
    ...heldEarnings,
    this_month: pesos,
    last_month_so_far: pesos.describe('By the same day of the month before'),
    new_subscribers: z.int().describe('This month'),
    new_subscribers_last_month_so_far: z.int().describe('By the same day of the month before'),
    total_earned: pesos,
    subscribers_count: z.int(),
    total_views: z.int(),
    views_this_month: z.int(),
    views_last_month_so_far: z.int().describe('By the same day of the month before'),
    engagement_rate: z.number().describe('Likes and comments per hundred views'),
    engagement_this_month: z.number().nullable().describe('Null without a view'),
    engagement_last_month_so_far: z.number().nullable().describe('By the same day of the month before'),
    unlocks_count: z.int(),
    by_day: z
      .array(z.object({ date: z.iso.date(), amount: pesos }))
      .describe('The last 30 days, Manila time'),
    recent: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        buyer: z
          .object({ username: z.string().nullable() })
          .nullable()
          .describe('Who bought it; without a username where the fan neither follows nor subscribes'),
        amount: pesos,
        created_at: timestamp,
      }),
    ),
  }),
  errors: [],
  area: 'Earnings',
  summary: 'What a creator earned',
  description: 'The creator’s share after the split, in pesos; days and months in Philippine time.',
});

export const earningsCalls = { getEarnings } as const;
