import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Has this person of `users` a passkey? As a part of a statement. */
export const HAS_PASSKEY = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`;

const SHOWN = ['id', 'name', 'created_at', 'last_used_at'] as const;

export interface ShownPasskey {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export function listPasskeyRows(db: Queryable, userId: string): Promise<ShownPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** What browsers are told of a person's passkeys: which they are, and how they are reached. */
export function listDescribed(db: Queryable, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Whose a passkey is, and what its answers are checked with. */
export function findPasskey(db: Queryable, credentialId: Buffer) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'name'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}
export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export interface NewPasskey {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  name: string;
  created_at: Date;
}

/** @throws on `passkeys_credential_id_key` for one that is there */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<void> {
  await tx.insertInto('passkeys').values(passkey).execute();
}

/**
 * Counts a use, as its authenticator does; of many at once with one count one gets true. False for a count that was there before:
 * two authenticators have this passkey.
 */
export async function countUse(db: Queryable, id: string, count: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ sign_count: count, last_used_at: now })
    .where('id', '=', id)
    .where((is) =>
      is.or([is('sign_count', '<', count), is.and([is('sign_count', '=', 0), is.val(count === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers an answered challenge; false when it was answered before. */
export async function useChallenge(db: Queryable, challenge: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('passkey_challenges')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPasskeyName(
  db: Queryable,
  of: { id: string; userId: string },
  name: string,
): Promise<ShownPasskey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', of.id)
    .where('user_id', '=', of.userId)
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Removes one of a person's passkeys. @returns its name; undefined when they have none of this id */
export async function deletePasskey(tx: Tx, of: { id: string; userId: string }): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', of.id)
    .where('user_id', '=', of.userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Removes a person's passkeys that were added since then. @returns how many they were */
export async function deletePasskeysSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const rows = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute();
  return rows.length;
}

/** Locks a person for the beginning of a session. */
export function lockForEntry(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'status'])
    .where('id', '=', userId)
    .where('status', '<>', 'erased')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
