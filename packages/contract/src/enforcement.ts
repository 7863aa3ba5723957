import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { id, text, timestamp } from './fields.ts';
import { SANCTION } from './limits.ts';
import { PLATFORMS } from './platforms.ts';
import { isFilledIn } from './template-kinds.ts';

/** What is wrong with what somebody does: of a report, and of a warning. */
export const reportType = z.enum(
  ['inappropriate_content', 'harassment', 'spam', 'others'],
  says('unknown_choice'),
);
export const severity = z
  .int(says('whole_number_needed'))
  .min(1, says('at_least'))
  .max(5, says('at_most'))
  .describe('1 Low, 2 Medium, 3 High, 4 Critical, 5 Extreme');
export const reason = text(SANCTION.reasonCharacters, says('reason_needed'))
  .refine(isFilledIn, says('placeholder_left'))
  .describe('For the person to read');

export function days({ min, max }: { min: number; max: number }) {
  return z.int(says('whole_number_needed')).min(min, says('at_least')).max(max, says('at_most'));
}

/** What of a profile can be cleared. */
export const profileField = z.enum(
  ['full_name', 'bio', 'location', 'benefits', 'avatar', 'cover', ...PLATFORMS],
  says('unknown_choice'),
);

export const sanction = z.object({
  id,
  user_id: id,
  kind: z.enum(['warning', 'removal', 'suspension', 'ban']),
  severity: severity.nullable(),
  warning_type: reportType.nullable(),
  reason: z.string(),
  subject_type: z.enum(['post', 'profile', 'comment', 'message', 'live', 'live_line']).nullable(),
  subject_id: id.nullable(),
  subject_field: profileField.nullable().describe('What of a profile was cleared'),
  created_at: timestamp,
  created_by: z.string().nullable().describe('The name of who decided; null for a rule of the product'),
  expires_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  ended_by: z.string().nullable().describe('The name of who lifted it; null where its time was over'),
  end_reason: z.string().nullable(),
});

const answer = z.object({ sanction, message: z.string() });

/** What a warning says: also of one that comes from a report. */
export const warningForm = {
  severity,
  warning_type: reportType,
  description: reason,
  expires_in_days: days(SANCTION.warningDays).nullish().describe('Never where it is left out'),
};

const refusals = ['person_not_found', 'sanction_refused'] as const;

const warnPerson = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/warn',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object(warningForm),
  status: 201,
  response: answer,
  errors: refusals,
  area: 'Enforcement',
  summary: 'Warn a person',
  description:
    'They are told by mail. A warning changes nothing of what they may do, and counts as active until it expires.',
});

const suspendPerson = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/suspend',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({ days: days(SANCTION.suspensionDays), reason }),
  status: 201,
  response: answer,
  errors: [...refusals, 'already_sanctioned'],
  area: 'Enforcement',
  summary: 'Suspend a person for 1 to 30 days',
  description:
    'Signed out everywhere, not shown, not paid out, until it ends by itself or is lifted. The second of two admins is told who decided.',
});

const banPerson = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/ban',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({ reason }),
  status: 201,
  response: answer,
  errors: [...refusals, 'already_sanctioned'],
  area: 'Enforcement',
  summary: 'Ban a person for good',
  description: 'As a suspension without an end, and in place of one that runs. It can be lifted.',
});

const liftSanction = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/lift',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({
    sanction_id: id.nullish().describe('A warning, for example; what keeps them out where it is left out'),
    reason,
  }),
  response: answer,
  errors: [...refusals, 'sanction_not_found', 'already_sanctioned'],
  area: 'Enforcement',
  summary: 'Lift a warning, a suspension or a ban',
  description: 'They may sign in again, and are shown as before. They are told by mail.',
});

const strike = z.object({
  id,
  kind: z.enum(['warning', 'removal']),
  reason: z.string(),
  subject_type: z.enum(['post', 'profile', 'comment', 'message', 'live', 'live_line']).nullable(),
  subject_field: profileField.nullable(),
  created_at: timestamp,
  counts_until: timestamp,
});

const step = z.object({
  act: z.enum(['warning', 'suspension', 'ban']),
  days: z.int().nullable().describe('Of a suspension'),
});

const strikeRecord = {
  strikes: z.array(strike).describe(`What counts now, the newest first; ${SANCTION.strikes} at most`),
  limit: z.int().describe('So many lead to the next sanction'),
  window_days: z.int().describe('Days for which one counts'),
  follows: step.describe('What staff is offered once there are as many'),
};

const getStrikes = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/strikes',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  response: z.object({
    ...strikeRecord,
    suspensions: z.int().describe(`Decided by staff in the last ${SANCTION.suspensionCountsDays} days`),
    proposed: step
      .extend({
        reason: z.string().describe('Standard words in the language of the person; empty for a warning'),
      })
      .nullable()
      .describe('The next step; null for who is kept out so far that there is none'),
  }),
  errors: ['person_not_found'],
  area: 'Enforcement',
  summary: 'What counts against a person, and what staff is offered next',
  description:
    'Nothing is decided by it. What was lifted, taken back or overturned by an appeal does not count.',
});

const getOwnStrikes = defineCall({
  method: 'GET',
  path: '/users/me/strikes',
  who: 'signed_in',
  response: z.object(strikeRecord),
  errors: [],
  area: 'Enforcement',
  summary: 'What counts against oneself, until when, and what would follow',
  description: 'Who decided it is not said.',
});

export const enforcementCalls = {
  getStrikes,
  getOwnStrikes,
  warnPerson,
  suspendPerson,
  banPerson,
  liftSanction,
} as const;

export const liveEvidence = z.enum(['kept', 'waiting', 'lost']).nullable();
