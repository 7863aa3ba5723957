import { z } from 'zod';
import { captchaToken } from './accounts/credentials.ts';
import { defineCall } from './call.ts';
import { caseHistory } from './case-history.ts';
import { dated, datedPage } from './dated-list.ts';
import { reason } from './enforcement.ts';
import { says } from './field-problem.ts';
import { clientId, flag, id, line, text, timestamp } from './fields.ts';
import { EMAIL_CHARACTERS, FULL_NAME_CHARACTERS, REMOVAL } from './limits.ts';

const required = says('all_fields');
const relation = z.enum(['depicted', 'rights_holder', 'representative'], required);

const submitRemoval = defineCall({
  method: 'POST',
  path: '/removal-requests',
  who: 'viewer',
  limit: 'contact',
  body: z.object({
    name: line(FULL_NAME_CHARACTERS, required),
    email: text(EMAIL_CHARACTERS, required).pipe(z.email(says('email_invalid'))),
    relation: relation.describe(
      'To what is to be removed: shown in it, its owner, or speaking for one of them',
    ),
    content: text(REMOVAL.contentCharacters, required).describe('Where it is: addresses, usernames'),
    explanation: text(REMOVAL.explanationCharacters, required),
    is_true: flag.default(false).refine((given) => given, says('consent_needed')),
    recaptcha_token: captchaToken.describe('Base64 of the solved captcha challenge'),
    client_id: clientId.describe(
      'The device’s own name for it: sent again under the same one, it is the same request',
    ),
  }),
  status: 201,
  response: z.object({ id, due_at: timestamp.describe('Decided by then'), message: z.string() }),
  errors: ['captcha_required', 'captcha_failed'],
  area: 'Removal requests',
  summary: 'Ask for content to be removed',
  description: 'For who is shown in it or owns it, with an account or without. Decided within 7 days.',
});

const request = z.object({
  id,
  name: z.string(),
  email: z.string(),
  relation,
  content: z.string(),
  explanation: z.string(),
  username: z.string().nullable().describe('Of who was signed in'),
  sent_at: timestamp,
  due_at: timestamp,
  is_overdue: z.boolean(),
  decision: z.enum(['removed', 'refused']).nullable(),
  reason: z.string().nullable(),
  removed_posts: z.array(id),
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable(),
  history: caseHistory,
});

const listRemovals = defineCall({
  method: 'GET',
  path: '/admin/removal-requests',
  who: 'admin',
  part: 'removals',
  mayLag: true,
  query: dated(z.object({ ...datedPage(20, 50), status: z.enum(['open', 'decided']).default('open') })),
  file: {
    rows: 'removal_requests',
    moment: 'sent_at',
    columns: [
      'name',
      'email',
      'relation',
      'content',
      'explanation',
      'username',
      'sent_at',
      'due_at',
      'is_overdue',
      'decision',
      'reason',
      'decided_by',
      'decided_at',
    ],
  },
  response: z.object({
    removal_requests: z.array(request),
    overdue_count: z.int().describe('Open for more than 7 days; counted to 1,000'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Removal requests',
  summary: 'Requests that wait, the one due first at the head; or those decided, newest first',
  description: 'With how many are overdue.',
});

const decideRemoval = defineCall({
  method: 'POST',
  path: '/admin/removal-requests/{id}/decision',
  who: 'admin',
  part: 'removals',
  params: z.object({ id }),
  body: z.object({
    decision: z.enum(['removed', 'refused']),
    reason: reason.describe('For who asked, and for the creators of what is removed'),
    post_ids: z.array(id).max(REMOVAL.posts).default([]).describe('Posts to take down; none for a refusal'),
  }),
  response: z.object({ removal_request: request, message: z.string() }),
  errors: ['removal_not_found', 'removal_decided', 'content_not_found'],
  area: 'Removal requests',
  summary: 'Remove what was asked for, or refuse it',
  description:
    'Who asked is told by mail, and the creator of each post that is taken down. All of it or nothing; a second admin is told who decided.',
});

const takeBackRemoval = defineCall({
  method: 'POST',
  path: '/admin/removal-requests/{id}/take-back',
  who: 'admin',
  part: 'removals',
  params: z.object({ id }),
  body: z.object({ reason }),
  response: z.object({ removal_request: request, message: z.string() }),
  errors: ['removal_not_found', 'take_back_refused'],
  area: 'Removal requests',
  summary: 'Take back that a request was refused',
  description:
    'It waits again, due when it was, and who asked is told by mail. What was removed stays removed. Of two at once the second is refused.',
});

export const removalsCalls = { submitRemoval, listRemovals, decideRemoval, takeBackRemoval } as const;
