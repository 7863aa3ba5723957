import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import {
  days,
  liveEvidence,
  profileField,
  reason,
  reportType,
  severity,
  warningForm,
} from './enforcement.ts';
import { says } from './field-problem.ts';
import { id, optionalText, timestamp } from './fields.ts';
import { MODERATION, REPORT_MESSAGES, REPORTER, SANCTION } from './limits.ts';
import { cutLive } from './moderation/cut-live.ts';
import { QUEUE_NAMES } from './staff-queues.ts';

const person = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
});
const orNothing = (value: string | null | undefined) => value ?? '';
const notes = optionalText(MODERATION.notesCharacters)
  .nullish()
  .transform(orNothing)
  .describe('For staff alone');
const claim = {
  claimed_by: z.string().nullable().describe('The name of who works on it now'),
  is_mine: z.boolean().describe('The viewer has claimed it'),
};

const createReport = defineCall({
  method: 'POST',
  path: '/reports',
  who: 'signed_in',
  limit: 'report',
  body: z.object({
    report_type: reportType,
    subject_type: z.enum(['post', 'profile', 'comment', 'message', 'live'], says('unknown_choice')),
    subject_id: id,
    description: optionalText(MODERATION.descriptionCharacters).nullish().transform(orNothing),
  }),
  status: 201,
  response: z.object({ id, message: z.string() }),
  errors: [
    'content_not_found',
    'creator_not_found',
    'comment_not_found',
    'message_not_found',
    'live_not_found',
    'mature_hidden',
    'purchase_required',
    'subscription_required',
    'report_refused',
  ],
  area: 'Reports',
  summary: 'Report a post, a profile, a comment, a message or a stream',
  description:
    'Of what one can see, and not of oneself. While a report is open, reporting the same again answers the same. With a message those around it are kept for staff, as they stand; with a stream that runs its last minute, and it stands first in the queue.',
});

const actions = ['no_action', 'warning', 'suspend_user', 'ban_user', 'remove_content'] as const;

const report = z.object({
  id,
  report_type: reportType,
  status: z.enum(['pending', 'resolved', 'dismissed']),
  description: z.string(),
  reporter: person.extend({
    upheld: z.int().describe(`Of their other reports; counted to ${REPORTER.counted}`),
    dismissed: z.int(),
  }),
  is_last: z.boolean().describe('It waits behind others, as most reports of who made it were dismissed'),
  reported_user: person.extend({ status: z.string() }),
  subject_type: z.enum(['post', 'profile', 'comment', 'message', 'live', 'live_line']),
  subject_id: id,
  subject_text: z
    .string()
    .describe('The beginning of what was reported; empty for what is gone, and for a message'),
  live_evidence_url: z
    .string()
    .nullable()
    .describe('Of a stream: the minute before it was reported, as a file, where it was kept'),
  live_evidence: liveEvidence.describe(
    'Of a stream that ran: whether the minute before it was kept, is still being kept, or could not be',
  ),
  post_id: id.nullable().describe('Where to look at it: the post, or the post that was commented on'),
  created_at: timestamp,
  action_taken: z.enum(actions).nullable(),
  admin_notes: z.string(),
  decided_by: z.string().nullable(),
  decided_at: timestamp.nullable(),
  ...claim,
});

const reportFile = {
  rows: 'reports',
  moment: 'created_at',
  columns: [
    'report_type',
    'status',
    'reported_user.username',
    'reported_user.full_name',
    'reporter.username',
    'reporter.full_name',
    'subject_type',
    'subject_text',
    'description',
    'created_at',
    'action_taken',
    'decided_by',
    'decided_at',
    'admin_notes',
  ],
} as const;

const listReports = defineCall({
  method: 'GET',
  path: '/moderation/reports',
  who: 'admin',
  part: 'moderation',
  mayLag: true,
  query: dated(
    z.object({
      ...datedPage(20, 100),
      status: z.enum(['pending', 'resolved', 'dismissed', 'all']).default('all'),
      report_type: reportType.optional(),
      user_id: id.optional().describe('Those about one person alone'),
    }),
  ),
  file: reportFile,
  response: z.object({ reports: z.array(report), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Moderation',
  summary: 'Reports: those that wait the longest waiting first, others the newest first',
  description:
    'What waits of who is mostly dismissed comes last. In one state, of one type and about one person where they are named.',
});

const listPersonReports = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/reports',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  query: dated(z.object(datedPage(10, 50))),
  file: reportFile,
  response: z.object({
    reports: z.array(report),
    next_cursor: z.string().nullable(),
  }),
  errors: ['person_not_found'],
  area: 'People',
  summary: 'Reports about a person, the newest first',
  description: 'That it was looked at is on record, with who looked, before it is answered.',
});

const decided = ['moderation_decided', 'moderation_claimed'] as const;

const updateReport = defineCall({
  method: 'PUT',
  path: '/moderation/reports/{id}',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z
    .object({
      status: z.enum(['resolved', 'dismissed'], says('unknown_choice')),
      action_taken: z.enum(actions, says('unknown_choice')),
      admin_notes: notes,
      warning: z.object({ ...warningForm, description: reason.optional() }).optional(),
      suspension_days: days(SANCTION.suspensionDays).optional().describe('Of a suspension, which needs it'),
      reason: reason
        .optional()
        .describe('Of a suspension, a ban or a removal; a standard sentence where it is left out'),
    })
    .refine(({ status, action_taken }) => (status === 'dismissed') === (action_taken === 'no_action'), {
      error: says('unknown_choice'),
      path: ['action_taken'],
    })
    .refine(
      ({ action_taken, suspension_days: days }) => action_taken !== 'suspend_user' || days !== undefined,
      {
        error: says('needed'),
        path: ['suspension_days'],
      },
    ),
  response: z.object({ report, message: z.string() }),
  errors: [
    'report_not_found',
    ...decided,
    'sanction_refused',
    'already_sanctioned',
    'person_not_found',
    'content_not_found',
  ],
  area: 'Moderation',
  summary: 'Decide about a report',
  description:
    'Dismissed with `no_action`; resolved by warning, suspending or banning the reported person, or by removing what was reported. A warning without figures is of severity 1 and of the type of the report. The second of two admins is told who decided.',
});

const reopenReport = defineCall({
  method: 'POST',
  path: '/moderation/reports/{id}/take-back',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({ reason }),
  response: z.object({ report, message: z.string() }),
  errors: ['report_not_found', 'take_back_refused'],
  area: 'Moderation',
  summary: 'Take back that a report was dismissed',
  description:
    'It waits again. What another decision did is taken back where it was done: a warning or ban is lifted, a removal taken back.',
});

const reviewFile = z.object({
  id,
  kind: z.enum(['photo', 'video', 'voice']),
  state: z.enum(['ready', 'processing', 'failed']).describe('What is not ready cannot be approved'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration_seconds: z.number().nullable().describe('Of a video, or a voice note'),
  media_url: z
    .string()
    .nullable()
    .describe('For this viewer alone, for two minutes; null unless it is ready'),
  stream_url: z.string().nullable().describe('The list of sizes of a video (HLS)'),
  thumbnail_url: z.string().nullable(),
});

const listReportMessages = defineCall({
  method: 'GET',
  path: '/moderation/reports/{id}/messages',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  response: z.object({
    messages: z.array(
      z.object({
        id,
        seq: z.int().describe('Its place in the conversation'),
        sender: z.object({ id, username: z.string(), full_name: z.string() }),
        is_reported: z.boolean().describe('The report is about this one'),
        is_of_reporter: z.boolean(),
        text: z.string().nullable().describe('Null where it had files alone, or was taken away before'),
        files_count: z.int(),
        files: z.array(reviewFile).describe('Those that are still there, while the report waits'),
        sent_at: timestamp,
      }),
    ),
  }),
  errors: ['report_not_found'],
  area: 'Moderation',
  summary: 'The messages around a reported one, the oldest first',
  description: `As they stood when it was reported: up to ${REPORT_MESSAGES} and the one that it is about. That they were looked at is on record, with who looked, before they are answered. Of a report of anything else there are none.`,
});

const claimAnswer = z.object({ claimed_until: timestamp });

const claimReport = defineCall({
  method: 'POST',
  path: '/moderation/reports/{id}/claim',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  response: claimAnswer,
  errors: ['report_not_found', ...decided],
  area: 'Moderation',
  summary: 'Say that one works on a report',
  description: 'For five minutes nobody else decides about it. Who claims another lets this one go.',
});

const review = z.object({
  id: id.describe('Where it stands in the queue'),
  content_id: id,
  content_type: z
    .enum(['post', 'comment', 'message', 'live_line'])
    .describe(
      'A message is here while it is held, or removed; once approved, its text is its two people’s alone',
    ),
  status: z.enum(['pending', 'flagged', 'approved', 'removed']),
  content: z.object({ title: z.string(), content: z.string() }),
  creator: person,
  post_id: id.nullable(),
  is_nsfw: z.boolean(),
  media_kind: z.enum(['photo', 'video', 'voice']).nullable(),
  media_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  files_count: z.int(),
  files: z
    .array(reviewFile)
    .describe('All of a post, in order; none of what was removed, as it is served to nobody'),
  created_at: timestamp,
  flagged_keywords: z.array(z.string()),
  admin_notes: z.string(),
  decided_by: z.string().nullable(),
  ...claim,
});

const listReviews = defineCall({
  method: 'GET',
  path: '/moderation/content',
  who: 'admin',
  part: 'moderation',
  mayLag: true,
  query: dated(
    z.object({
      ...datedPage(20, 100),
      status: z.enum(['all', 'open', 'pending', 'flagged', 'approved', 'removed']).default('all'),
    }),
  ),
  file: {
    rows: 'content',
    moment: 'created_at',
    columns: [
      'content_type',
      'status',
      'creator.username',
      'creator.full_name',
      'content.title',
      'content.content',
      'flagged_keywords',
      'created_at',
      'decided_by',
      'admin_notes',
    ],
  },
  response: z.object({ content: z.array(review), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Moderation',
  summary:
    'Posts, comments and held messages to look over: those that wait the longest waiting first, others the newest first',
  description: '`open` is what is pending or flagged.',
});

/** The word of what is done that leads to each state. */
const REVIEW_ACTIONS = { approved: 'approve', flagged: 'flag', removed: 'remove' } as const;

const updateReview = defineCall({
  method: 'PUT',
  path: '/moderation/content/{id}',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id: id.describe('`content_id`') }),
  body: z
    .object({
      status: z.enum(['approved', 'flagged', 'removed'], says('unknown_choice')),
      action_taken: z
        .string(says('unknown_choice'))
        .trim()
        .toLowerCase()
        .nullish()
        .describe('approve, flag or remove, as `status` says; the word of `status` itself is taken, too'),
      admin_notes: notes,
      reason: reason.optional().describe('Of a removal; a standard sentence where it is left out'),
    })
    .refine(({ status, action_taken: word }) => ['', status, REVIEW_ACTIONS[status]].includes(word ?? ''), {
      error: says('unknown_choice'),
      path: ['action_taken'],
    }),
  response: z.object({ content: review, message: z.string() }),
  errors: ['review_not_found', 'content_not_found', 'media_not_ready', ...decided],
  area: 'Moderation',
  summary: 'Approve, flag or remove a post, comment or held message',
  description:
    'Approving shows a first upload to everybody, a held message to whom it was written, but of who is banned or suspended by then, which `message` says. Removing hides it from everybody, buyers included, and tells its author why.',
});

const claimReview = defineCall({
  method: 'POST',
  path: '/moderation/content/{id}/claim',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id: id.describe('`content_id`') }),
  response: claimAnswer,
  errors: ['review_not_found', ...decided],
  area: 'Moderation',
  summary: 'Say that one works on a post or comment',
  description: 'For five minutes nobody else decides about it. Who claims another lets this one go.',
});

const listPersonContent = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/content',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  query: dated(z.object({ ...datedPage(10, 50), content_type: z.enum(['post', 'comment']).default('post') })),
  file: {
    rows: 'content',
    moment: 'created_at',
    columns: ['content_type', 'title', 'text', 'state', 'created_at'],
  },
  response: z.object({
    content: z.array(
      z.object({
        id,
        content_type: z.enum(['post', 'comment']),
        title: z.string(),
        text: z.string().describe('Its beginning'),
        post_id: id,
        state: z
          .enum(['shown', 'hidden', 'removed'])
          .describe('`hidden` from others, as a draft or what waits for a look'),
        can_take_back: z.boolean().describe('Staff removed it'),
        created_at: timestamp,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: ['person_not_found'],
  area: 'Moderation',
  summary: 'All that a person posted, or commented, the newest first',
  description:
    'Whether it was reported or not. That it was looked at is on record, with who looked, before it is answered.',
});

const removeAnyContent = defineCall({
  method: 'POST',
  path: '/moderation/content/{id}/remove',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id: id.describe('Of the post or comment') }),
  body: z.object({ content_type: z.enum(['post', 'comment'], says('unknown_choice')), reason }),
  response: z.object({ id, message: z.string() }),
  errors: ['content_not_found', 'sanction_refused'],
  area: 'Moderation',
  summary: 'Remove any post or comment',
  description:
    'Without a report. As a removal from the queue: hidden from everybody, buyers included; its author is told why and may appeal, reports about it are closed.',
});

const listProfileFields = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/profile',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  response: z.object({
    fields: z.array(
      z.object({
        field: profileField,
        text: z.string().describe('Empty for a picture, and for what was cleared'),
        picture_url: z.string().nullable(),
        is_waiting: z.boolean().describe('Others do not see it until staff has decided about it'),
        can_clear: z.boolean(),
        can_take_back: z.boolean().describe('Staff cleared it, and nothing else stands there since'),
      }),
    ),
  }),
  errors: ['person_not_found'],
  area: 'Moderation',
  summary: 'What stands on the profile of a person, and what of it was cleared',
  description:
    'Name, bio, place, benefits, pictures and links; what is empty and was not cleared is left out.',
});

const clearProfile = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/profile/clear',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({ field: profileField, reason }),
  response: z.object({ message: z.string() }),
  errors: ['person_not_found', 'content_not_found', 'sanction_refused'],
  area: 'Moderation',
  summary: 'Clear a part of a profile',
  description:
    'Without a report. A name becomes the username, all else empty. Its person is told why, may appeal, and may write another.',
});

const listWarnings = defineCall({
  method: 'GET',
  path: '/moderation/warnings',
  who: 'admin',
  part: 'moderation',
  mayLag: true,
  query: dated(z.object(datedPage(20, 100))),
  file: {
    rows: 'warnings',
    moment: 'created_at',
    columns: [
      'user.username',
      'user.full_name',
      'severity',
      'warning_type',
      'description',
      'created_by',
      'created_at',
      'expires_at',
    ],
  },
  response: z.object({
    warnings: z.array(
      z.object({
        id,
        user: person,
        severity,
        warning_type: reportType,
        description: z.string(),
        created_at: timestamp,
        created_by: z.string().nullable(),
        expires_at: timestamp.nullable(),
      }),
    ),
    total: z.int().describe(`Active warnings; counted to ${MODERATION.listed}`),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Moderation',
  summary: 'Active warnings, the newest first',
  description: 'Neither expired nor lifted.',
});

const getModerationStats = defineCall({
  method: 'GET',
  path: '/moderation/stats',
  who: 'admin',
  part: 'moderation',
  mayLag: true,
  response: z.object({
    pending_reports: z.int(),
    pending_content_review: z.int(),
    pending_profiles: z.int().describe('Names, bios, places, benefits and links that wait for a look'),
    flagged_users: z.int().describe('People with active warnings'),
    total_warnings_issued: z.int().describe('In this Philippine month'),
    spam_messages_blocked: z.int(),
    content_removed: z.int(),
  }),
  errors: [],
  area: 'Moderation',
  summary: 'Seven figures',
  description: `Each is counted to ${MODERATION.counted}.`,
});

const getQueueFigures = defineCall({
  method: 'GET',
  path: '/admin/queues',
  who: 'admin',
  part: 'people',
  response: z.object({
    queues: z.array(
      z.object({
        queue: z.enum(QUEUE_NAMES),
        waiting: z.int().describe(`Counted to ${MODERATION.counted}`),
        oldest_at: timestamp.nullable().describe('Since when the first one waits'),
        decided: z.array(
          z.object({
            days: z.int().describe('In the last 7, 30 and 90 days'),
            count: z.int(),
            median_seconds: z.int().nullable().describe('Half were decided sooner'),
            p90_seconds: z.int().nullable().describe('Nine in ten were'),
          }),
        ),
      }),
    ),
  }),
  errors: [],
  area: 'Moderation',
  summary: 'The queues of staff: what waits, since when, and how long decisions took',
  description: 'Those that one may into. The newest 10,000 decisions of a queue are looked at.',
});

export const moderationCalls = {
  cutLive,
  getQueueFigures,
  createReport,
  listReports,
  listPersonReports,
  updateReport,
  listReportMessages,
  reopenReport,
  claimReport,
  listReviews,
  updateReview,
  claimReview,
  listPersonContent,
  removeAnyContent,
  listProfileFields,
  clearProfile,
  listWarnings,
  getModerationStats,
} as const;
