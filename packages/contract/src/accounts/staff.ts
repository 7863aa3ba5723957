import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dated, datedPage } from '../dated-list.ts';
import { says } from '../field-problem.ts';
import { id, timestamp } from '../fields.ts';
import { STAFF_ROLES } from '../staff-roles.ts';

const role = z.enum(STAFF_ROLES, says('unknown_choice'));

const staffMember = z.object({
  id,
  username: z.string(),
  full_name: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  status: z.enum(['active', 'suspended', 'banned', 'leaving', 'erased']),
  role: role.nullable().describe('Null for an admin who was given none: they may into no part'),
  has_two_factor: z.boolean(),
  created_at: timestamp.describe('When the account was made'),
  last_seen_at: timestamp,
});

const listStaff = defineCall({
  method: 'GET',
  path: '/admin/staff',
  who: 'admin',
  part: 'staff',
  query: dated(z.object(datedPage(50, 100))),
  file: {
    rows: 'staff',
    moment: 'created_at',
    columns: [
      'username',
      'full_name',
      'email',
      'status',
      'role',
      'has_two_factor',
      'created_at',
      'last_seen_at',
    ],
  },
  response: z.object({ staff: z.array(staffMember), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Staff',
  summary: 'Who is of the staff, and what each may do',
  description: 'Who joined last comes first.',
});

const giveRole = defineCall({
  method: 'PUT',
  path: '/admin/staff/{id}',
  who: 'admin',
  part: 'staff',
  params: z.object({ id }),
  body: z.object({ role }),
  response: z.object({ member: staffMember, message: z.string() }),
  errors: ['person_not_found', 'staff_refused'],
  area: 'Staff',
  summary: 'Give somebody a role',
  description:
    'In force with their next request; no session ends. Who is no admin becomes one: a fan whose account is active, with two factors outside of demo mode. The last owner stays one.',
});

const takeRole = defineCall({
  method: 'DELETE',
  path: '/admin/staff/{id}',
  who: 'admin',
  part: 'staff',
  params: z.object({ id }),
  response: z.object({ id, message: z.string() }),
  errors: ['person_not_found', 'staff_refused'],
  area: 'Staff',
  summary: 'Take somebody off the staff',
  description: 'In force with their next request. They stay as a person, and keep what was theirs.',
});

export const staffCalls = { listStaff, giveRole, takeRole } as const;
