import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dated, datedPage } from '../dated-list.ts';
import { credits, id, pesos, timestamp } from '../fields.ts';

/** A payer's complaint at their bank or payment provider, as admins see it. */
export const dispute = z.object({
  id,
  purchase_id: id,
  purchase_reference: z.string().describe('What people name the purchase by'),
  provider: z.string(),
  reference: z.string().describe('The provider’s own id of it'),
  state: z.enum(['open', 'won', 'lost']).describe('Seen from our side'),
  reason: z.string().nullable().describe('The provider’s code'),
  amount: pesos.describe('What the payer wants back; once it is lost what they got'),
  fee: pesos.nullable().describe('What the provider takes for it, where it says so'),
  credits_taken: credits.describe('Taken from the wallet while it stands'),
  debt: pesos.describe('What its spent credits stand for, while it stands'),
  is_loss: z.boolean().describe('Nobody is left to owe the debt'),
  opened_at: timestamp,
  respond_by: timestamp.nullable().describe('Until when the provider takes an answer, where it says so'),
  hours_left: z.int().nullable().describe('Until then, of an open one; 0 once it is over'),
  ended_at: timestamp.nullable(),
  person: z.object({
    id,
    username: z.string(),
    full_name: z.string(),
    avatar: z.string().nullable(),
    status: z.enum(['active', 'suspended', 'banned', 'leaving', 'erased']),
  }),
});

const listDisputes = defineCall({
  method: 'GET',
  path: '/admin/disputes',
  who: 'admin',
  part: 'refunds',
  query: dated(
    z.object({
      ...datedPage(20, 50),
      order: z
        .enum(['newest', 'due'])
        .default('newest')
        .describe('`due`: open ones, the soonest deadline first'),
    }),
  ),
  file: {
    rows: 'disputes',
    moment: 'opened_at',
    columns: [
      'purchase_reference',
      'person.username',
      'person.full_name',
      'provider',
      'reference',
      'state',
      'reason',
      'amount',
      'fee',
      'credits_taken',
      'debt',
      'is_loss',
      'opened_at',
      'respond_by',
      'ended_at',
    ],
  },
  response: z.object({ disputes: z.array(dispute), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Credits',
  summary: 'Payments that are or were disputed, the newest first',
  description: 'As their providers said when they were last asked: open ones are asked about again.',
});

const limit = z.object({ basis_points: z.int(), disputes: z.int() });

const getDisputeRatios = defineCall({
  method: 'GET',
  path: '/admin/disputes/ratios',
  who: 'admin',
  part: 'refunds',
  response: z.object({
    ratios: z.array(
      z.object({
        month: z.string().describe('In the Philippines, as `2026-11`'),
        provider: z.string(),
        payment_method: z.string(),
        payments: z.int().describe('Taken in the month'),
        disputes: z.int().describe('Opened in the month'),
        basis_points: z.int().describe('Ten thousandths of the payments, rounded up'),
        standing: z.enum(['calm', 'near', 'over']),
      }),
    ),
    near: limit.describe('From here on we want to know: both are reached'),
    over: limit.describe('From here on networks and providers act: both are reached'),
  }),
  errors: [],
  area: 'Credits',
  summary: 'What share of payments is disputed, by month and by how they were paid',
  description:
    'Of this month and the three before, the newest first. A month without payments and disputes is not in it.',
});

export const disputesCalls = { listDisputes, getDisputeRatios } as const;
