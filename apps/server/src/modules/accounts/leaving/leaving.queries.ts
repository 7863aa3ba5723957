import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Hides an account until it is erased; false when it is no longer active. */
export async function setLeaving(tx: Tx, userId: string, erasesAt: Date): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ status: 'leaving', erases_at: erasesAt })
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRestored(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status: 'active', erases_at: null })
    .where('id', '=', userId)
    .where('status', '=', 'leaving')
    .execute();
}

/** Somebody who leaves is not erased before then; false where they do not leave. Whoever just changes that is waited for. */
export async function waitUntil(tx: Tx, userId: string, until: Date): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (person?.status !== 'leaving') return false;
  await tx
    .updateTable('users')
    .set({ erases_at: sql<Date>`greatest(erases_at, ${until})` })
    .where('id', '=', userId)
    .execute();
  return true;
}

/** Accounts whose time is over, the longest waiting first. */
export async function listDueToErase(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'leaving')
    .where('erases_at', '<=', now)
    .orderBy('erases_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an account that is to be erased; undefined when its person came back meanwhile, or it is erased already. */
export function lockDueToErase(tx: Tx, userId: string, now: Date) {
  return tx
    .selectFrom('users')
    .select(['id', 'avatar_key', 'cover_key'])
    .where('id', '=', userId)
    .where('status', '=', 'leaving')
    .where('erases_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

/** What is personal goes; the row stays, as the books name it. No address and no password fits it any more. */
export async function erasePersonRow(tx: Tx, userId: string, fullName: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      status: 'erased',
      erases_at: null,
      erased_at: now,
      email: `${userId}@erased.invalid`,
      username: sql<string>`left('gone_' || replace(id::text, '-', ''), 30)`,
      full_name: fullName,
      verified_name: null,
      password_hash: '',
      date_of_birth: '1900-01-01',
      bio: '',
      location: '',
      benefits: '',
      avatar_key: null,
      cover_key: null,
      email_confirmed_at: null,
      two_factor_at: null,
      age_confirmed_at: null,
      language: null,
    })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('former_usernames').where('user_id', '=', userId).execute();
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute();
  await tx.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('code_waits').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  // Answers that were kept for repeating hold what was asked for.
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}
