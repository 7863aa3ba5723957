import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { peopleSearch, pesos, timestamp } from './fields.ts';

const countClick = defineCall({
  method: 'POST',
  path: '/affiliates/clicks',
  who: 'viewer',
  body: z.object({ username: z.string().trim().max(60).describe('Whose link was followed') }),
  response: z.object({ is_known: z.boolean().describe('Whether the link is a creator’s') }),
  errors: [],
  area: 'Affiliates',
  summary: 'Count a click on a referral link',
  description:
    'Once per visitor and Philippine day. The first link that a browser follows is kept for 30 days in an HttpOnly cookie, which registering as a creator reads.',
});

const getAffiliateStats = defineCall({
  method: 'GET',
  path: '/affiliates/stats',
  who: 'creator',
  refusal: 'creatorsRefer',
  response: z.object({
    username: z.string().describe('What the link carries as `aff`'),
    clicks: z.int(),
    conversions: z.int().describe('Creators who registered by the link'),
    referral_count: z.int(),
    total_earnings: pesos.describe('All commission so far'),
    current_earnings: pesos.describe('On hold and available together'),
    on_hold: pesos.describe('Commission that was not released yet'),
    available: pesos,
    ytd_total: pesos.describe('This calendar year, Philippine time'),
    referred_creators: z
      .array(
        z.object({
          no: z.int(),
          username: z.string(),
          date_joined: timestamp,
          commission_earned: pesos,
          ytd_total: pesos,
          cap_remaining: pesos,
          status: z.enum(['active', 'maxed', 'expired']),
          commission_active: z.boolean(),
        }),
      )
      .describe('The 100 who joined last'),
    recent_referrals: z
      .array(
        z.object({
          id: z.string(),
          created_at: timestamp,
          referred_user_id: z.uuid(),
          transaction_id: z.uuid(),
          earning_amount: pesos,
          earning_type: z.enum(['unlock', 'subscription', 'tip']),
        }),
      )
      .describe('The last 20 sales that earned a commission'),
  }),
  errors: [],
  area: 'Affiliates',
  summary: 'What a creator’s referral link brought',
  description: 'Of the creators who were referred, and of the commission from their sales.',
});

const getAffiliateOverview = defineCall({
  method: 'GET',
  path: '/admin/affiliates/stats',
  who: 'admin',
  part: 'affiliates',
  mayLag: true,
  response: z.object({
    total_affiliates: z.int().describe('Who brought at least one creator'),
    active_affiliates: z.int().describe('Whose last creator still earns them commission'),
    total_referrals: z.int(),
    total_commissions_paid: pesos.describe('By payouts that have arrived'),
    pending_payouts: z.int().describe('Of commission, waiting for a decision'),
    this_month_commissions: pesos.describe('Earned this Philippine month'),
  }),
  errors: [],
  area: 'Affiliate administration',
  summary: 'The affiliate program in six figures',
  description: 'Commission is counted within the last seconds.',
});

const listAffiliates = defineCall({
  method: 'GET',
  path: '/admin/affiliates',
  who: 'admin',
  part: 'affiliates',
  mayLag: true,
  query: dated(z.object({ ...datedPage(20, 100), search: peopleSearch })),
  file: {
    rows: 'affiliates',
    moment: 'created_at',
    columns: ['creator_name', 'affiliate_code', 'total_referrals', 'total_earnings', 'status', 'created_at'],
  },
  response: z.object({
    affiliates: z.array(
      z.object({
        id: z.uuid(),
        creator_name: z.string(),
        avatar: z.string().nullable(),
        affiliate_code: z.string(),
        total_referrals: z.int(),
        total_earnings: pesos.describe('Commission of all time'),
        status: z.enum(['active', 'inactive']),
        created_at: timestamp.describe('When the creator joined'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Affiliate administration',
  summary: 'Creators who brought creators, who joined last first',
  description: '`search` looks in names and usernames, and forgives typing errors.',
});

export const affiliatesCalls = {
  countClick,
  getAffiliateStats,
  getAffiliateOverview,
  listAffiliates,
} as const;
