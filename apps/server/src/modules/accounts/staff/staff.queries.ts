import { sql } from 'kysely';
import { type Days, ofDays, type Queryable } from '../../../platform/database/index.ts';
import { HAS_PASSKEY } from '../passkeys/passkeys.queries.ts';

export type StaffRow = Awaited<ReturnType<typeof listStaffRows>>[number];

function selectStaff(db: Queryable) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'full_name',
      'email',
      'status',
      'staff_role',
      'avatar_key',
      'two_factor_at',
      'created_at',
      'last_seen_at',
    ])
    .select(HAS_PASSKEY.as('has_passkey'))
    .where(sql<boolean>`user_type = 'admin'`);
}

/** Admins, by id, the newest first. */
export function listStaffRows(
  db: Queryable,
  page: { limit: number; before: string | undefined; days: Days },
) {
  return selectStaff(db)
    .where(ofDays('created_at', page.days))
    .$if(page.before !== undefined, (query) => query.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

export function findStaff(db: Queryable, id: string) {
  return selectStaff(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** What of a person says whether they can be of the staff, and what they are once they are not. */
export function findCandidate(db: Queryable, id: string) {
  return db
    .selectFrom('users')
    .select(['two_factor_at', 'kyc_status', HAS_PASSKEY.as('has_passkey')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
