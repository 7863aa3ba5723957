import { STAFF_PARTS, type StaffPart, type StaffRole } from '@likha/contract/staff-roles';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface PersonInStanding {
  id: string;
  username: string;
  user_type: 'fan' | 'creator' | 'admin';
  staff_role: StaffRole | null;
  status: 'active' | 'suspended' | 'banned' | 'leaving' | 'erased';
}

const COLUMNS = ['id', 'username', 'user_type', 'staff_role', 'status'] as const;

export function findPersonInStanding(db: Queryable, id: string): Promise<PersonInStanding | undefined> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .$castTo<PersonInStanding>()
    .executeTakeFirst();
}

/** Keeps a person as they are until the transaction ends: nobody decides about them meanwhile. */
export function lockPersonInStanding(tx: Tx, id: string): Promise<PersonInStanding | undefined> {
  return tx
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .$castTo<PersonInStanding>()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * The active owners, kept so until the transaction ends (P330). All active admins are locked, in one order, so that two who act
 * at once wait, and nobody becomes an owner meanwhile.
 */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'staff_role'])
    .where(sql<boolean>`user_type = 'admin'`)
    .where('status', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter(({ staff_role }) => staff_role === 'owner').map(({ id }) => id);
}

function activeInto(db: Queryable, part: StaffPart) {
  return db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`user_type = 'admin'`)
    .where('status', '=', 'active')
    .where('staff_role', 'in', ['owner', ...STAFF_PARTS[part]]);
}

/** Is there an active admin besides this one who may into a part of administration? */
export async function hasOtherInto(db: Queryable, part: StaffPart, adminId: string): Promise<boolean> {
  const row = await activeInto(db, part).where('id', '<>', adminId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Every active admin who may into a part of administration by now. */
export async function listInto(db: Queryable, part: StaffPart): Promise<string[]> {
  return (await activeInto(db, part).execute()).map(({ id }) => id);
}

/** May this one, by now? */
export async function mayStillInto(db: Queryable, part: StaffPart, adminId: string): Promise<boolean> {
  const row = await activeInto(db, part).where('id', '=', adminId).executeTakeFirst();
  return row !== undefined;
}

export async function setStatus(
  tx: Tx,
  userId: string,
  status: 'active' | 'suspended' | 'banned',
): Promise<void> {
  await tx.updateTable('users').set({ status }).where('id', '=', userId).execute();
  await sql`select pg_notify('viewer_changed', ${userId})`.execute(tx);
}

/** What keeps somebody out, for them to read when they try to sign in. */
export function findWhatKeepsOut(
  db: Queryable,
  userId: string,
): Promise<{ id: string; kind: string; reason: string; expires_at: Date | null } | undefined> {
  return db
    .selectFrom('sanctions')
    .select(['id', 'kind', 'reason', 'expires_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind in ('suspension', 'ban') and ended_at is null`)
    .executeTakeFirst();
}
