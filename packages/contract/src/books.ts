import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';

const look = z.object({
  name: z.string(),
  says: z.string().describe('The law in one sentence, in English'),
  outcome: z
    .enum(['ok', 'broken', 'unfinished', 'never'])
    .describe('`unfinished`: the last look did not come to its end; `never`: nobody has looked yet'),
  violations: z
    .int()
    .describe('As found by the last look that came to its end; at most twenty are looked for'),
  checked_at: timestamp.nullable().describe('The last look that came to its end'),
  milliseconds: z.int().nullable().describe('How long the last look took'),
});

const chain = z.object({
  seals: z.int(),
  sealed_at: timestamp.nullable().describe('The newest seal'),
  hash: z.string().nullable().describe('Of the newest seal'),
  anchor: z
    .object({
      day: z.string(),
      number: z.int(),
      hash: z.string(),
      is_kept: z.boolean().describe('The seal is still what was anchored'),
    })
    .nullable()
    .describe('The newest in the data folder of the process that answers; null where there is none'),
});

const brokenRow = z.object({ law: z.string(), id: z.string(), difference: z.string() });

const waiting = z.object({
  provider: z.string(),
  what: z
    .enum(['webhook_kept', 'webhook_waits', 'payment_late', 'payout_late'])
    .describe(
      'Webhooks that nothing has come of; payments and payouts that should have been asked about an hour ago',
    ),
  count: z.int(),
  oldest_at: timestamp,
});

const lane = z.object({
  task: z.string().describe('Which job'),
  due: z.int(),
  oldest_seconds: z.int().describe('For how long the oldest has been due'),
  out_of_tries: z.int(),
});

const provider = z.object({
  name: z.string(),
  webhook_at: timestamp.nullable().describe('The newest of the last three days'),
  compared_until: timestamp
    .nullable()
    .describe('Up to when its own list of captures is compared with the books; null where it has none'),
  settled_at: timestamp
    .nullable()
    .describe('When it last took a payment, or paid a payout, of the newest thousand'),
});

const getBooks = defineCall({
  method: 'GET',
  path: '/admin/books',
  who: 'admin',
  part: 'books',
  response: z.object({
    laws: z.array(look),
    chain,
    broken: z.array(brokenRow).describe('What breaks the laws that are broken, as of now'),
    waiting: z.array(waiting).describe('What providers said and nothing has come of'),
    jobs: z.array(lane),
    providers: z.array(provider),
  }),
  errors: ['admins_only'],
  area: 'Books',
  summary: 'How the books are',
  description:
    'Each law with its last look, the chain that seals history, what breaks a law now, what providers said and waits, jobs that are due or ran out of tries, and what was heard of each provider last.',
});

export const booksCalls = { getBooks } as const;
