import { z } from 'zod';
import { kycStatus, userType } from './accounts/accounts.ts';
import { defineCall } from './call.ts';
import { dispute } from './credits/disputes.ts';
import { dated, datedPage } from './dated-list.ts';
import { sanction } from './enforcement.ts';
import { says } from './field-problem.ts';
import { credits, id, peopleSearch, pesos, text, timestamp } from './fields.ts';
import { MODERATION, NOTE_CHARACTERS } from './limits.ts';
import { payoutStatus } from './payouts.ts';

const status = z.enum(['active', 'suspended', 'banned', 'leaving', 'erased']);

const reportCounts = z.object({ pending: z.int(), resolved: z.int(), dismissed: z.int() });

const person = z.object({
  id,
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  user_type: userType,
  status,
  verification: kycStatus,
  created_at: timestamp,
  last_seen_at: timestamp,
});

const listPeople = defineCall({
  method: 'GET',
  path: '/admin/users',
  who: 'admin',
  part: 'people',
  mayLag: true,
  query: dated(
    z.object({
      ...datedPage(20, 50),
      search: peopleSearch.describe(
        'A name, a username, an email address, an id or the reference of a purchase; typing errors are forgiven',
      ),
      user_type: userType.optional(),
      status: status.optional(),
      verification: kycStatus.optional(),
    }),
  ),
  file: {
    rows: 'people',
    moment: 'created_at',
    columns: [
      'username',
      'full_name',
      'email',
      'user_type',
      'status',
      'verification',
      'created_at',
      'last_seen_at',
    ],
  },
  response: z.object({ people: z.array(person), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'People',
  summary: 'Everybody who has an account',
  description:
    'The newest first; of a search who matches best first, among the 200 newest that each of its words finds.',
});

const getPerson = defineCall({
  method: 'GET',
  path: '/admin/users/{id}',
  who: 'admin',
  part: 'people',
  params: z.object({ id }),
  response: z.object({
    person: person.extend({
      is_email_confirmed: z.boolean(),
      has_two_factor: z.boolean(),
      date_of_birth: z.iso.date(),
      legal_consent_version: z.string(),
      posts_count: z.int(),
      followers_count: z.int(),
      subscribers_count: z.int(),
    }),
    wallet: z
      .object({
        balance: credits,
        total_purchased: credits,
        total_spent: credits,
        movements: z.array(
          z.object({
            id: z.string(),
            description: z.string(),
            amount: z.int(),
            php_amount: pesos.nullable(),
            created_at: timestamp,
          }),
        ),
      })
      .nullable()
      .describe('Of fans, with the ten newest movements'),
    debt: pesos.describe('What the person owes for payments that went back after their credits were spent'),
    disputes: z.array(dispute.omit({ person: true })).describe('Payments that they disputed: the ten newest'),
    earnings: z
      .object({
        total_earned: pesos,
        available: z.object({ earnings: pesos, affiliate: pesos }),
        payouts: z.array(
          z.object({
            id,
            bucket: z.enum(['earnings', 'affiliate']),
            amount: pesos,
            status: payoutStatus,
            requested_at: timestamp,
          }),
        ),
      })
      .nullable()
      .describe('Of creators, with the ten newest payouts'),
    posts: z
      .array(z.object({ id, title: z.string(), status: z.string(), created_at: timestamp }))
      .describe('The ten newest'),
    sessions: z
      .array(
        z.object({
          id,
          browser: z.string().nullable(),
          system: z.string().nullable(),
          network: z.string().nullable(),
          last_used_at: timestamp,
        }),
      )
      .describe('Where the person is signed in: the ten newest'),
    sanctions: z.array(sanction).describe('What was decided against the person: the twenty newest'),
    reports: z
      .object({ about: reportCounts, made: reportCounts })
      .describe(`Reports about the person, and those that they made; each counted to ${MODERATION.counted}`),
    submission: z
      .object({
        id,
        status: z.enum(['pending', 'approved', 'rejected']),
        reason: z.string().nullable(),
        submitted_at: timestamp,
        decided_at: timestamp.nullable(),
      })
      .nullable()
      .describe('The newest submission to be verified'),
  }),
  errors: ['person_not_found'],
  area: 'People',
  summary: 'A person as admins see them',
  description: 'That it was looked at is on record, with who looked, before it is answered.',
});

const note = z.object({ id, text: z.string(), author: z.string(), at: timestamp });

const listPersonNotes = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/notes',
  who: 'admin',
  part: 'people',
  params: z.object({ id }),
  query: dated(z.object(datedPage(20, 50))),
  file: {
    rows: 'notes',
    moment: 'at',
    columns: ['at', 'author', 'text'],
  },
  response: z.object({ notes: z.array(note), next_cursor: z.string().nullable() }),
  errors: ['person_not_found'],
  area: 'People',
  summary: 'What admins noted of a person, newest first',
  description: 'Nobody changes or removes a note; the person has them in the export of their data.',
});

const addPersonNote = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/notes',
  who: 'admin',
  part: 'people',
  params: z.object({ id }),
  body: z.object({ text: text(NOTE_CHARACTERS, says('needed')) }),
  status: 201,
  response: z.object({ note, message: z.string() }),
  errors: ['person_not_found'],
  area: 'People',
  summary: 'Note something of a person',
  description: 'For good.',
});

const signPersonOut = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/sign-out',
  who: 'admin',
  part: 'access',
  params: z.object({ id }),
  response: z.object({ ended: z.int(), message: z.string() }),
  errors: ['person_not_found', 'own_account'],
  area: 'People',
  summary: 'Sign a person out everywhere',
  description: 'At once, on record, and the person is told by mail.',
});

const resetTwoFactor = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/two-factor/reset',
  who: 'admin',
  part: 'access',
  params: z.object({ id }),
  response: z.object({ message: z.string() }),
  errors: ['person_not_found', 'own_account', 'two_factor_state'],
  area: 'People',
  summary: 'Turn a person’s two-factor sign-in off',
  description:
    'For who lost the authenticator and the recovery codes. On record, and the person is told by mail.',
});

export const peopleCalls = {
  listPeople,
  getPerson,
  listPersonNotes,
  addPersonNote,
  signPersonOut,
  resetTwoFactor,
} as const;
