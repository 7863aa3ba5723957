import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Remembers a used captcha; false when it was used before. */
export async function useCaptcha(db: Queryable, once: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('captcha_uses')
    .values({ challenge: once, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a sign-in as a failure until it is known to be none, so that many at once count one by one. */
export async function addLoginFailure(
  db: Queryable,
  emailHash: Buffer,
  now: Date,
  resetsAt: Date,
): Promise<{ failures: number; resets_at: Date }> {
  const { rows } = await sql<{
    failures: number;
    resets_at: Date;
  }>`insert into login_failures (email_hash, failures, resets_at) values (${emailHash}, 1, ${resetsAt})
    on conflict (email_hash) do update set
      failures = case when login_failures.resets_at > ${now} then login_failures.failures + 1 else 1 end,
      resets_at = case when login_failures.resets_at > ${now} then login_failures.resets_at else ${resetsAt} end
    returning failures, resets_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sign-in could not be counted');
  return row;
}

export async function removeLoginFailure(db: Queryable, emailHash: Buffer): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ failures: sql`failures - 1` })
    .where('email_hash', '=', emailHash)
    .where('failures', '>', 0)
    .execute();
}

/** What has run out is of no use to anybody. */
export async function removeExpired(
  db: Queryable,
  now: Date,
  since: { idleSince: Date; begunSince: Date },
  keysBefore: Date,
): Promise<void> {
  await db.deleteFrom('captcha_uses').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_failures').where('resets_at', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('last_used_at', '<', since.idleSince), is('created_at', '<', since.begunSince)]))
    .execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', keysBefore).execute();
  await db.deleteFrom('former_usernames').where('held_until', '<', now).execute();
}
