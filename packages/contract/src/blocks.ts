import { z } from 'zod';
import { defineCall } from './call.ts';
import { page, timestamp } from './fields.ts';

const answer = z.object({ is_blocked: z.boolean(), message: z.string() });

const blockPerson = defineCall({
  method: 'POST',
  path: '/users/{id}/block',
  who: 'signed_in',
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  response: answer,
  errors: ['person_not_found'],
  area: 'Blocked people',
  summary: 'Block somebody',
  description:
    'Whom a creator blocks cannot follow, subscribe, tip or see the profile while they are signed in. What they follow ends at once, a subscription with what was paid for. Fans block creators: nothing changes but that neither writes to the other. Blocking twice is blocking once.',
});

const unblockPerson = defineCall({
  method: 'DELETE',
  path: '/users/{id}/block',
  who: 'signed_in',
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  response: answer,
  errors: [],
  area: 'Blocked people',
  summary: 'Unblock somebody',
  description: 'Where they were not blocked, nothing happens. What has ended stays so.',
});

const listBlocked = defineCall({
  method: 'GET',
  path: '/users/me/blocked',
  who: 'signed_in',
  query: z.object(page(20, 50)),
  response: z.object({
    blocked: z.array(
      z.object({
        id: z.uuid(),
        full_name: z.string(),
        username: z.string(),
        avatar: z.string().nullable(),
        blocked_at: timestamp,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Blocked people',
  summary: 'Whom the own account has blocked, newest first',
  description: 'Nobody else sees this list, and nobody is told that they are on it.',
});

export const blocksCalls = { blockPerson, unblockPerson, listBlocked } as const;
