import { z } from 'zod';
import { defineCall } from './call.ts';
import { caseHistory } from './case-history.ts';
import { dated, datedPage } from './dated-list.ts';
import { liveEvidence, profileField, reason } from './enforcement.ts';
import { says } from './field-problem.ts';
import { id, pesos, text, timestamp } from './fields.ts';
import { APPEAL_CHARACTERS } from './limits.ts';

const token = z
  .string(says('wrong_form'))
  .max(200, says('wrong_form'))
  .describe('Of the address in the mail, in the refusal of signing in, or of a payout that was rejected');

const kind = z
  .enum(['warning', 'removal', 'suspension', 'ban', 'payout'])
  .describe('`payout`: a payout that was rejected');
const decision = z.enum(['granted', 'denied']);

const decided = z.object({
  kind,
  reason: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  stream: z
    .object({ title: z.string(), started_at: timestamp.nullable() })
    .nullable()
    .describe('The live stream that it is about'),
  payout: z
    .object({ amount: pesos, requested_at: timestamp })
    .nullable()
    .describe('The payout that was rejected'),
});

const ownAppeal = z.object({
  text: z.string(),
  sent_at: timestamp,
  decision: decision.nullable(),
  answer: z.string().nullable(),
  decided_at: timestamp.nullable(),
});

const readAppeal = defineCall({
  method: 'POST',
  path: '/appeals/case',
  who: 'viewer',
  limit: 'appeal',
  body: z.object({ token }),
  response: z.object({
    sanction: decided,
    appeal: ownAppeal.nullable(),
    appeal_until: timestamp.describe('Until then an appeal is taken, once'),
    may_appeal: z.boolean(),
  }),
  errors: ['link_invalid'],
  area: 'Appeals',
  summary: 'What was decided about somebody, and how their appeal stands',
  description: 'For who has the link: a person who is banned cannot sign in.',
});

const sendAppeal = defineCall({
  method: 'POST',
  path: '/appeals',
  who: 'viewer',
  limit: 'appeal',
  body: z.object({ token, text: text(APPEAL_CHARACTERS, says('needed')) }),
  status: 201,
  response: z.object({ appeal: ownAppeal, message: z.string() }),
  errors: ['link_invalid', 'appeal_closed'],
  area: 'Appeals',
  summary: 'Appeal against a decision',
  description: 'Once against each, within 30 days of it.',
});

const appeal = ownAppeal.extend({
  id,
  user_id: id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  username: z.string(),
  sanction: decided.extend({
    created_by: z.string().nullable(),
    removed_text: z.string().nullable().describe('The beginning of what was removed'),
    live_evidence_url: z
      .string()
      .nullable()
      .describe('Of a live stream: its last minute, as a file, where it was kept'),
    live_evidence: liveEvidence.describe(
      'Of a stream that was cut: whether that is kept, still being kept, or could not be',
    ),
    stays_removed: z
      .boolean()
      .describe(
        'Granting does not bring it back: somebody who is shown in it, or owns it, asked for its removal, or it is a stream, which is over',
      ),
  }),
  decided_by: z.string().nullable(),
  history: caseHistory,
  is_own_decision: z.boolean().describe('The admin who asks has decided what is appealed against'),
});

const listAppeals = defineCall({
  method: 'GET',
  path: '/admin/appeals',
  who: 'admin',
  part: 'appeals',
  mayLag: true,
  query: dated(z.object({ ...datedPage(20, 50), status: z.enum(['open', 'decided']).default('open') })),
  file: {
    rows: 'appeals',
    moment: 'sent_at',
    columns: [
      'username',
      'full_name',
      'sanction.kind',
      'sanction.reason',
      'text',
      'sent_at',
      'decision',
      'answer',
      'decided_by',
      'decided_at',
    ],
  },
  response: z.object({ appeals: z.array(appeal), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Appeals',
  summary: 'Appeals that wait, the longest waiting first; or those decided, newest first',
  description:
    'Each with the decision that it is against; of those that one may decide, as whoever decides what they are against may.',
});

const decideAppeal = defineCall({
  method: 'POST',
  path: '/admin/appeals/{id}/decision',
  who: 'admin',
  part: 'appeals',
  params: z.object({ id }),
  body: z.object({ decision, answer: reason }),
  response: z.object({ appeal, message: z.string() }),
  errors: [
    'appeal_not_found',
    'appeal_decided',
    'appeal_of_own_decision',
    'sanction_refused',
    'person_not_found',
    'already_sanctioned',
  ],
  area: 'Appeals',
  summary: 'Grant or deny an appeal',
  description:
    'Not by who decided what it is against, while there is another admin. Granted, what it is against is lifted (of a payout nothing moves: its money is back, and it may be asked for again), and what was removed is shown again as it stood, unless somebody who is shown in it, or owns it, had asked for that. The person and who had decided are told by mail; a second admin is told who decided.',
});

const takeBackAppeal = defineCall({
  method: 'POST',
  path: '/admin/appeals/{id}/take-back',
  who: 'admin',
  part: 'appeals',
  params: z.object({ id }),
  body: z.object({ reason }),
  response: z.object({ appeal, message: z.string() }),
  errors: ['appeal_not_found', 'appeal_of_own_decision', 'take_back_refused'],
  area: 'Appeals',
  summary: 'Take back that an appeal was denied',
  description:
    'It waits again, and the person is told by mail; what it is against stands meanwhile. Of two at once the second is refused.',
});

const takeBackContent = defineCall({
  method: 'POST',
  path: '/moderation/content/{id}/take-back',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id: id.describe('Of the post or comment') }),
  body: z.object({
    reason: reason
      .optional()
      .describe('For its author, of what was removed; a standard sentence where it is left out'),
  }),
  response: z.object({
    id,
    was: z.enum(['approved', 'removed']),
    is_waiting: z.boolean().describe('It stands in the queue again'),
    message: z.string(),
  }),
  errors: ['review_not_found', 'take_back_refused', 'sanction_refused'],
  area: 'Moderation',
  summary: 'Take back that a post or comment was approved or removed',
  description:
    'What was removed is back as it stood, and its author is told; what was approved is seen by nobody else until it is decided again. Either waits in the queue again, where it stood there. Credits that came back to buyers stay with them. Not for what somebody who is shown in it, or owns it, asked to be removed.',
});

const takeBackProfile = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/profile/take-back',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({ field: profileField, reason }),
  response: z.object({ message: z.string() }),
  errors: ['take_back_refused', 'person_not_found', 'sanction_refused'],
  area: 'Moderation',
  summary: 'Take back that a part of a profile was cleared',
  description:
    'What stood there is back, and its person is told. Not where they have put something else there since.',
});

export const appealsCalls = {
  readAppeal,
  sendAppeal,
  listAppeals,
  decideAppeal,
  takeBackAppeal,
  takeBackContent,
  takeBackProfile,
} as const;
