import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, page, timestamp } from '../fields.ts';

const ownSession = z.object({
  id,
  browser: z.string().nullable().describe('Its name, as `Chrome`; null when it is none that we know'),
  system: z.string().nullable().describe('As `Android`'),
  network: z.string().nullable().describe('Where it signed in from: /24, or /64 of IPv6'),
  created_at: timestamp,
  last_used_at: timestamp.describe('Within two minutes'),
  is_current: z.boolean(),
});

const listSessions = defineCall({
  method: 'GET',
  path: '/auth/me/sessions',
  who: 'signed_in',
  beforeTwoFactor: true,
  query: z.object(page(20, 50)),
  response: z.object({ sessions: z.array(ownSession), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Accounts',
  summary: 'Where one is signed in',
  description: 'The newest first. Only sessions that live.',
});

const endSession = defineCall({
  method: 'DELETE',
  path: '/auth/me/sessions/{id}',
  who: 'signed_in',
  beforeTwoFactor: true,
  params: z.object({ id }),
  response: z.object({ message: z.string() }),
  errors: ['not_found'],
  area: 'Accounts',
  summary: 'Sign out one device',
  description: 'At once, on every node. A session of somebody else is not found.',
});

const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/auth/me/sessions',
  who: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ ended: z.int(), message: z.string() }),
  errors: [],
  area: 'Accounts',
  summary: 'Sign out every other device',
  description: 'The session that asks stays.',
});

export const sessionsCalls = { listSessions, endSession, endOtherSessions } as const;
