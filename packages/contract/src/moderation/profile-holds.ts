import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dated, datedPage } from '../dated-list.ts';
import { profileField, reason } from '../enforcement.ts';
import { says } from '../field-problem.ts';
import { id, timestamp } from '../fields.ts';

const hold = z.object({
  id: id.describe('Where it stands in the queue; another one as soon as its person writes something else'),
  status: z.enum(['waiting', 'approved', 'cleared']),
  field: profileField,
  text: z.string(),
  flagged_keywords: z.array(z.string()),
  person: z.object({ id, full_name: z.string(), username: z.string(), avatar: z.string().nullable() }),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable(),
});

const listProfileHolds = defineCall({
  method: 'GET',
  path: '/moderation/profiles',
  who: 'admin',
  part: 'moderation',
  mayLag: true,
  query: dated(
    z.object({
      ...datedPage(20, 100),
      status: z.enum(['waiting', 'approved', 'cleared'], says('unknown_choice')).default('waiting'),
    }),
  ),
  file: {
    rows: 'profiles',
    moment: 'created_at',
    columns: [
      'person.username',
      'person.full_name',
      'field',
      'text',
      'flagged_keywords',
      'status',
      'created_at',
      'decided_by',
      'decided_at',
    ],
  },
  response: z.object({ profiles: z.array(hold), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Moderation',
  summary: 'Names, bios, places, benefits and links with a keyword of severity 3',
  description:
    'Those that wait, which others do not see meanwhile, the longest waiting first; what was decided, the newest first.',
});

const decideProfileHold = defineCall({
  method: 'POST',
  path: '/moderation/profiles/{id}/decision',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z
    .object({
      decision: z.enum(['approved', 'cleared'], says('unknown_choice')),
      reason: reason.optional().describe('For its person; needed where it is cleared'),
    })
    .refine(({ decision, reason: why }) => decision === 'approved' || why !== undefined, {
      error: says('reason_needed'),
      path: ['reason'],
    }),
  response: z.object({ profile: hold, message: z.string() }),
  errors: ['review_not_found', 'moderation_decided', 'person_not_found', 'sanction_refused'],
  area: 'Moderation',
  summary: 'Let a part of a profile stand, or clear it',
  description:
    'What stands is shown to everybody from now on. What is cleared is gone as with a clearing from its person’s page: they are told why, may appeal, and staff can take it back. The second of two admins is told who decided; what its person has changed meanwhile is found no more.',
});

export const profileHoldsCalls = { listProfileHolds, decideProfileHold } as const;
