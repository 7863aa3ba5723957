import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credits, page, timestamp, written } from '../fields.ts';
import { FAN_LISTS, FAN_SORTS, SEARCH_CHARACTERS } from '../limits.ts';

const listFans = defineCall({
  method: 'GET',
  path: '/studio/fans',
  who: 'creator',
  query: z.object({
    ...page(20, 50),
    list: z.enum(FAN_LISTS).default('subscribers'),
    sort: z.enum(FAN_SORTS).default('newest'),
    q: written().max(SEARCH_CHARACTERS).default('').describe('In usernames and nicknames'),
  }),
  response: z.object({
    fans: z.array(
      z.object({
        id: z.uuid(),
        username: z.string(),
        nickname: z.string().nullable().describe('As the creator calls them, who alone sees it'),
        avatar: z.string().nullable(),
        since: timestamp.describe('Of the subscription without a gap, or of the follow'),
        until: timestamp.nullable().describe('Until when is paid, or free; null for who follows alone'),
        renews: z.boolean(),
        is_trial: z.boolean(),
        spent_credits: credits.describe('With this creator, ever; what came back is taken off'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Studio',
  summary: 'Who subscribes to one, or follows',
  description:
    'By username, as fans are private. The whole list as a table is at `/api/studio/fans.csv?list=subscribers`.',
});

export const fansCalls = { listFans } as const;
