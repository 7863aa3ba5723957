import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { id, timestamp } from './fields.ts';
import { USERNAME } from './limits.ts';

/** A username, as screens write it, or an id. */
const named = z
  .string()
  .trim()
  .max(Math.max(USERNAME.max + 1, 36), says('at_most_characters'))
  .transform((value) => value.replace(/^@/, '').toLowerCase())
  .optional();

const listAdminActions = defineCall({
  method: 'GET',
  path: '/admin/audit',
  who: 'admin',
  part: 'audit',
  mayLag: true,
  query: dated(
    z.object({
      ...datedPage(50, 100),
      who: named.describe('The admin, by username or id'),
      what: z
        .string()
        .regex(/^[a-z_]+\.[a-z_]+$/, says('wrong_form'))
        .max(80)
        .optional()
        .describe('`user.ban`'),
      whom: named.describe('What it was done to: a person by username, or anything by id'),
    }),
  ),
  file: {
    rows: 'actions',
    moment: 'at',
    columns: [
      'at',
      'who',
      'action',
      'subject_type',
      'subject_name',
      'subject_id',
      'before',
      'after',
      'network',
    ],
  },
  response: z.object({
    actions: z.array(
      z.object({
        id,
        at: timestamp,
        who: z
          .string()
          .nullable()
          .describe('Username; null for a command on the machine, and where a rule of the product decided'),
        who_id: id.nullable(),
        who_avatar: z.string().nullable(),
        action: z.string(),
        subject_type: z.string(),
        subject_id: id,
        subject_name: z.string().nullable().describe('Username, of a person'),
        subject_avatar: z.string().nullable(),
        before: z.string().nullable().describe('JSON'),
        after: z.string().nullable().describe('JSON'),
        network: z.string().nullable(),
      }),
    ),
    known_actions: z.array(z.string()).describe('Whatever was done at least once'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Audit',
  summary: 'What admins did, newest first',
  description: 'By who, what, whom and days. Nobody changes or removes a line.',
});

export const auditCalls = { listAdminActions } as const;
