import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, line, optionalLine, page, timestamp } from '../fields.ts';
import { MAX_CREDIT_PRICE, UPLOAD } from '../limits.ts';
import { LIVE, LIVE_AUDIENCES, REPLAY_AUDIENCES } from './live-limits.ts';

export const LIVE_STATES = ['scheduled', 'running', 'waiting', 'ended'] as const;
export const REPLAY_STEPS = ['none', 'recording', 'choose', 'making', 'made'] as const;
export const LIVE_ACCESS = ['open', 'sign_in', 'mature', 'follow', 'subscribe', 'ticket', 'closed'] as const;

/** A stream as anybody sees it. */
export const liveStream = z.object({
  id: z.uuid(),
  creator: z.object({
    id: z.uuid(),
    username: z.string(),
    full_name: z.string(),
    avatar: z.string().nullable(),
    cover: z.string().nullable(),
  }),
  title: z.string(),
  state: z
    .enum(LIVE_STATES)
    .describe(
      `Waiting: the picture is gone, for up to ${LIVE.reconnectSeconds} seconds. Scheduled: it has not begun, whether its time was said or not`,
    ),
  audience: z.enum(LIVE_AUDIENCES),
  is_nsfw: z.boolean(),
  ticket_price: credits.nullable(),
  has_ticket: z.boolean().describe('The viewer has paid for it'),
  is_ticket_back: z.boolean().describe('It ended, and what the viewer paid goes back to them'),
  goal: z.object({ credits, text: z.string(), reached_credits: credits }).nullable(),
  scheduled_at: timestamp.nullable(),
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  ended_why: z.enum(['host', 'lost', 'staff', 'never_came']).nullable(),
  viewers_count: z.int().describe('Who watches now'),
  access: z
    .enum(LIVE_ACCESS)
    .describe('Open: the viewer may watch. Else what is missing; closed: nothing opens it'),
  still_url: z.string().nullable().describe('Blurred unless it is open; null before the first one'),
  has_reminder: z.boolean(),
  is_own: z.boolean(),
  may_moderate: z.boolean().describe('Its chat'),
  warning: z
    .object({ text: z.string(), at: timestamp })
    .nullable()
    .describe('The last one of staff, for its host alone'),
  chat: z.object({ slow_seconds: z.int(), subscribers_only: z.boolean(), pinned: z.string().nullable() }),
  replay: z.object({
    audience: z.enum(REPLAY_AUDIENCES),
    price: credits.nullable(),
    post_id: z.uuid().nullable().describe('Once it is published'),
  }),
});

const price = z.int(says('credits_needed')).min(1, says('at_least')).max(MAX_CREDIT_PRICE, says('at_most'));

/** Who can be seen or heard. Kept sealed, for staff alone. */
export const livePeople = z
  .array(
    z.object({
      legal_name: line(LIVE.nameCharacters, says('needed')),
      birth_date: z.iso.date(says('wrong_form')),
      is_host: z.boolean().default(false),
    }),
  )
  .min(1, says('needed'))
  .max(LIVE.people, says('at_most'))
  .describe('Everybody on camera, the host among them; each at least 18');

const consents = z.boolean().describe('Everybody named is of age and agreed to be shown');

const fields = {
  title: line(LIVE.titleCharacters, says('title_required')),
  audience: z.enum(LIVE_AUDIENCES, says('unknown_choice')).default('everyone'),
  ticket_price: price.nullish().describe('Of the audience `ticket`, which needs it'),
  is_nsfw: z.boolean().default(false),
  goal_credits: z
    .int(says('credits_needed'))
    .min(LIVE.goalCredits.min, says('at_least'))
    .max(LIVE.goalCredits.max, says('at_most'))
    .nullish()
    .describe('With `goal_text`'),
  goal_text: optionalLine(LIVE.goalCharacters).nullish(),
  scheduled_at: z.iso
    .datetime({ offset: true, error: says('wrong_form') })
    .transform((value) => new Date(value))
    .nullish()
    .describe(`${LIVE.schedule.minMinutes} minutes to ${LIVE.schedule.maxDays} days ahead`),
  replay: z.enum(REPLAY_AUDIENCES, says('unknown_choice')).default('none'),
  replay_price: price.nullish().describe('Of the replay `paid`, which needs it'),
};

type Fields = {
  audience?: string | undefined;
  ticket_price?: number | null | undefined;
  goal_credits?: number | null | undefined;
  goal_text?: string | null | undefined;
  replay?: string | undefined;
  replay_price?: number | null | undefined;
};

/** A ticket and a paid replay have their price, a goal has its words. */
function isWhole(value: Fields, context: z.core.$RefinementCtx) {
  const lacks = (path: keyof Fields) =>
    context.addIssue({ code: 'custom', path: [path], message: says('needed') });
  if (value.audience === 'ticket' && !value.ticket_price) lacks('ticket_price');
  if (value.replay === 'paid' && !value.replay_price) lacks('replay_price');
  if (value.goal_credits && !value.goal_text) lacks('goal_text');
}

const createLive = defineCall({
  method: 'POST',
  path: '/live',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'account',
  body: z
    .object({
      ...fields,
      people: livePeople.optional().describe('May be said with the start instead'),
      consents: consents.optional(),
    })
    .superRefine(isWhole),
  status: 201,
  response: liveStream,
  errors: ['live_full'],
  area: 'Live',
  summary: 'Make a stream, for now or for later',
  description: `With \`scheduled_at\` it is announced and who asks is reminded; without, it is ready to start. At most ${LIVE.planned} that have not begun.`,
});

const listLives = defineCall({
  method: 'GET',
  path: '/live',
  who: 'viewer',
  query: z.object({ ...page(20, 50), filter: z.enum(['all', 'followed']).default('all') }),
  response: z.object({ lives: z.array(liveStream), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Live',
  summary: 'Who is live, and who will be',
  description: `Running ones first, of these and of those planned for the next ${LIVE.listedDays} days the creators whom the viewer follows or subscribes to first. Mature ones are left out for guests and in safe mode.`,
});

const listOwnLives = defineCall({
  method: 'GET',
  path: '/live/own',
  who: 'creator',
  query: z.object(page(20, 50)),
  response: z.object({
    lives: z.array(
      liveStream.extend({
        ends_in_seconds: z
          .int()
          .nullable()
          .describe('While it runs: it ends then where nothing more comes of it'),
        tickets_count: z.int(),
        tickets_credits: credits,
        tips_count: z.int(),
        tips_credits: credits,
        peak_viewers: z.int(),
        reminders_count: z.int(),
        people_count: z.int().describe('How many are named; they are needed before the start'),
        replay_step: z
          .enum(REPLAY_STEPS)
          .describe(
            'Recording: what was sent is being put together. Choose: its ends may be chosen. Making: it becomes a post',
          ),
        recording: z
          .object({
            duration_ms: z.int(),
            ten_seconds: z.array(z.int()).describe('Bytes of each ten seconds'),
          })
          .nullable()
          .describe('Of the step `choose`'),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Live',
  summary: 'A creator’s own streams, the newest first',
  description: 'With what each brought, in credits that were paid, and how many watched at most.',
});

const getLive = defineCall({
  method: 'GET',
  path: '/live/{id}',
  who: 'viewer',
  params: z.object({ id: z.uuid() }),
  response: liveStream,
  errors: ['live_not_found'],
  area: 'Live',
  summary: 'One stream',
  description: 'Not found where its creator is not, and for who is blocked.',
});

const getLiveOf = defineCall({
  method: 'GET',
  path: '/live/of/{username}',
  who: 'viewer',
  params: z.object({ username: z.string().trim().min(1).max(60) }),
  response: z.object({ creator: liveStream.shape.creator, live: liveStream.nullable() }),
  errors: ['creator_not_found'],
  area: 'Live',
  summary: 'The stream of a creator',
  description: 'The running one, else the next that is planned, else the last one with a replay.',
});

const changeLive = defineCall({
  method: 'PUT',
  path: '/live/{id}',
  who: 'creator',
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  body: z
    .object({
      title: fields.title.optional(),
      audience: fields.audience.unwrap().optional(),
      ticket_price: fields.ticket_price,
      is_nsfw: z.boolean().optional(),
      goal_credits: fields.goal_credits,
      goal_text: fields.goal_text,
      scheduled_at: fields.scheduled_at,
      replay: fields.replay.unwrap().optional(),
      replay_price: fields.replay_price,
      people: livePeople.optional(),
      consents: consents.optional(),
    })
    .superRefine(isWhole),
  response: liveStream,
  errors: ['live_not_found', 'live_fixed', 'live_ended'],
  area: 'Live',
  summary: 'Change an own stream',
  description:
    'Title, goal and replay before and while it runs; audience, price, time and whether it is mature only before it began, and while no ticket was sold. What is left out stays; `null` takes a goal away.',
});

const removeLive = defineCall({
  method: 'DELETE',
  path: '/live/{id}',
  who: 'creator',
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid(), message: z.string() }),
  errors: ['live_not_found', 'live_fixed'],
  area: 'Live',
  summary: 'Call a planned stream off',
  description: 'Tickets are paid back, and who has a ticket or a reminder is told.',
});

const beginsAnew = z
  .object({
    generation: z.int().min(1).describe('What was sent until now'),
    next: z.int().describe('The one to begin, drawn at random above it: asked again, it is the same'),
  })
  .refine(
    ({ generation, next }) => next > generation && next <= generation + LIVE.generationJump,
    says('wrong_form'),
  );

const startLive = defineCall({
  method: 'POST',
  path: '/live/{id}/start',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    width: z.int().min(16).max(1920).default(1280),
    height: z.int().min(16).max(1920).default(720),
    has_audio: z.boolean().default(true),
    people: livePeople.optional().describe('Needed unless they were named before'),
    consents: consents.optional(),
    after: beginsAnew.optional().describe('Only where nobody else took the stream over meanwhile'),
  }),
  response: z.object({
    ingest: z.object({
      kind: z.enum(['parts', 'livekit']),
      url: z.string(),
      token: z.string().describe('A new one each time; the one before ends'),
      part_ms: z.int().nullable(),
      reconnect_seconds: z.int(),
      generation: z.int().describe('One that begins anew by itself says it'),
    }),
    live: liveStream,
  }),
  errors: ['live_not_found', 'live_ended', 'live_running', 'live_fixed', 'live_superseded'],
  area: 'Live',
  summary: 'Begin a stream, or take it over',
  description:
    'Everybody on camera has to be named. Asked again while it runs, the stream goes on from here, and whoever sent before is cut off. With `after` it is refused with `live_superseded` once it goes on from elsewhere.',
});

const endLive = defineCall({
  method: 'POST',
  path: '/live/{id}/end',
  who: 'creator',
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  response: liveStream,
  errors: ['live_not_found'],
  area: 'Live',
  summary: 'End an own stream',
  description:
    'For everybody and for good. One that has not begun is called off. Again, it is answered the same.',
});

const publishReplay = defineCall({
  method: 'POST',
  path: '/live/{id}/replay',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    from_ms: z.int(says('wrong_form')).min(0, says('wrong_form')),
    to_ms: z.int(says('wrong_form')).min(0, says('wrong_form')),
  }),
  response: z.object({ id: z.uuid(), message: z.string() }),
  errors: ['live_not_found', 'live_fixed'],
  area: 'Live',
  summary: 'Make a post of an own stream that ended, with trimmed ends',
  description: `At least ${LIVE.replayLeastMs / 1000} seconds of its \`recording\`, no longer than ${UPLOAD.videoSeconds / 60} minutes or ${UPLOAD.videoBytes / 1024 / 1024} MB; cut at parts, to half a second. Where nobody asks within ${LIVE.replayWaitsHours} hours, all of it becomes a post, or as much as fits. Again, it is answered the same.`,
});

const discardReplay = defineCall({
  method: 'DELETE',
  path: '/live/{id}/replay',
  who: 'creator',
  limit: 'account',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid(), message: z.string() }),
  errors: ['live_not_found', 'live_fixed'],
  area: 'Live',
  summary: 'Have no post made of an own stream that ended',
  description: 'Until its ends are chosen; what was sent goes. Again, it is answered the same.',
});

const watchLive = defineCall({
  method: 'POST',
  path: '/live/{id}/watch',
  who: 'viewer',
  limit: 'mediaAccess',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    kind: z.enum(['hls', 'livekit']),
    playlist_url: z.string().nullable().describe('Of `hls`'),
    url: z.string().nullable().describe('Of `livekit`'),
    token: z.string().nullable().describe('Of `livekit`'),
    until: timestamp.describe('Asked for anew before'),
    name: z.string().describe('Drawn over the picture'),
  }),
  errors: [
    'live_not_found',
    'live_ended',
    'live_not_begun',
    'live_closed',
    'mature_hidden',
    'purchase_required',
    'subscription_required',
  ],
  area: 'Live',
  summary: 'Watch a stream',
  description:
    'Addresses for this viewer alone. They end with the viewer’s right: at the latest two seconds later nothing more is served.',
});

const setReminder = defineCall({
  method: 'PUT',
  path: '/live/{id}/reminder',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: z.object({ has_reminder: z.boolean() }),
  errors: ['live_not_found', 'live_ended'],
  area: 'Live',
  summary: 'Be reminded of a stream',
  description: `${LIVE.reminderMinutes} minutes before its time, and when it begins.`,
});

const removeReminder = defineCall({
  method: 'DELETE',
  path: '/live/{id}/reminder',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: z.object({ has_reminder: z.boolean() }),
  errors: ['live_not_found'],
  area: 'Live',
  summary: 'Be reminded no more',
  description: 'Again, it is answered the same.',
});

export const liveCalls = {
  createLive,
  listLives,
  listOwnLives,
  getLiveOf,
  getLive,
  changeLive,
  removeLive,
  startLive,
  endLive,
  publishReplay,
  discardReplay,
  watchLive,
  setReminder,
  removeReminder,
} as const;
