import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { line, timestamp } from '../fields.ts';
import { LIVE } from './live-limits.ts';
import { liveCalls, liveStream } from './streams.ts';

const id = z.object({ id: z.uuid() });

const watchedStream = z.object({
  live: liveStream,
  still_url: z.string().nullable().describe('Clear; for this viewer alone, for two minutes'),
  still_at: timestamp.nullable(),
  reports_count: z.int().describe('That wait'),
  people: z
    .array(z.object({ legal_name: z.string(), birth_date: z.iso.date(), is_host: z.boolean() }))
    .describe('Who was named to be on camera'),
  warnings_count: z.int(),
  is_flagged: z.boolean().describe('A check of a still found something to look at'),
});

const listRunningLives = defineCall({
  method: 'GET',
  path: '/admin/live',
  who: 'admin',
  part: 'moderation',
  response: z.object({ lives: z.array(watchedStream) }),
  errors: [],
  area: 'Live',
  summary: 'All running streams, as a wall',
  description:
    'Reported ones first, then those with most viewers; at most 100. That the people named were looked at is on record.',
});

const watchAsStaff = defineCall({
  method: 'POST',
  path: '/admin/live/{id}/watch',
  who: 'admin',
  part: 'moderation',
  limit: 'mediaAccess',
  params: id,
  response: liveCalls.watchLive.response,
  errors: ['live_not_found', 'live_ended', 'live_not_begun'],
  area: 'Live',
  summary: 'Look at a stream unseen',
  description: 'Not counted among its viewers. On record.',
});

const warnLive = defineCall({
  method: 'POST',
  path: '/admin/live/{id}/warn',
  who: 'admin',
  part: 'moderation',
  params: id,
  body: z.object({ text: line(LIVE.warningCharacters, says('reason_needed')) }),
  response: z.object({ id: z.uuid(), message: z.string() }),
  errors: ['live_not_found', 'live_ended'],
  area: 'Live',
  summary: 'Warn the host of a running stream',
  description: 'They read it over their picture. It is no sanction. On record.',
});

export const liveStaffCalls = { listRunningLives, watchAsStaff, warnLive } as const;
