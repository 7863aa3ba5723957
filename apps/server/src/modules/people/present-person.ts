import type { CallResponse, Calls } from '@likha/contract';
import { publicMediaUrl } from '../accounts/index.ts';
import type { PersonRow } from './people.queries.ts';

type Listed = CallResponse<Calls['listPeople']>;

/** The row of a list. */
export function presentPerson(row: Omit<PersonRow, 'score'>): Listed['people'][number] {
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    email: row.email,
    avatar: publicMediaUrl(row.avatar_key),
    user_type: row.user_type as Listed['people'][number]['user_type'],
    status: row.status as Listed['people'][number]['status'],
    verification: row.kyc_status as Listed['people'][number]['verification'],
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}
