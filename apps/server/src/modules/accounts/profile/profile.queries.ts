import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

interface HeldBy {
  notFor: string;
  now: Date;
}

/** Was this username given up by somebody else, for whom it is held? @param username in lower case */
export async function isHeldFor(db: Queryable, username: string, { notFor, now }: HeldBy): Promise<boolean> {
  const row = await db
    .selectFrom('former_usernames')
    .select('id')
    .where('username', '=', username)
    .where('user_id', '<>', notFor)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many usernames are held for this person, besides one. */
export async function countHeld(tx: Tx, userId: string, besides: string, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('former_usernames')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('username', '<>', besides)
    .where('held_until', '>', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Holds a username that its person gives up; a hold that has run out makes room. */
export async function holdUsername(
  tx: Tx,
  hold: { id: string; username: string; user_id: string; held_until: Date },
): Promise<void> {
  const { user_id, held_until } = hold;
  await tx
    .insertInto('former_usernames')
    .values(hold)
    .onConflict((conflict) => conflict.column('username').doUpdateSet({ user_id, held_until }))
    .execute();
}

/** A username that is somebody's again leads nowhere else. */
export async function dropHold(tx: Tx, username: string): Promise<void> {
  await tx.deleteFrom('former_usernames').where('username', '=', username).execute();
}

/** Locks a person whose profile changes. @throws AppError `unauthenticated` for an account that was left meanwhile */
export async function lockProfile(tx: Tx, userId: string) {
  const person = await tx
    .selectFrom('users')
    .select(['username', 'avatar_key', 'cover_key'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new AppError('unauthenticated');
  return person;
}

/** What can be cleared of somebody, locked until the transaction ends; who calls it knows that there is such a person. */
export function lockFields(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['username', 'full_name', 'bio', 'location', 'benefits', 'avatar_key', 'cover_key'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Was a picture of this name cleared since then, so that it may come back? */
export async function isPictureKept(
  db: Queryable,
  userId: string,
  name: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', userId)
    .where('subject_value', '=', name)
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The pictures that this person shows. */
export async function findPictures(db: Queryable, userId: string): Promise<(string | null)[]> {
  const row = await db
    .selectFrom('users')
    .select(['avatar_key', 'cover_key'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? [row.avatar_key, row.cover_key] : [];
}

/** Is a picture of this name somebody's avatar or cover, of whoever has not left and is not banned? */
export async function isPictureShown(db: Queryable, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('avatar_key', '=', name), where('cover_key', '=', name)]))
    .where('status', 'not in', ['leaving', 'erased', 'banned'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the picture of a link to a public profile shows; undefined for a profile that is not for everybody. */
export function findCardFacts(db: Queryable, username: string) {
  return db
    .selectFrom('users')
    .select(['full_name', 'username', 'avatar_key', 'cover_key'])
    .where('username', '=', username.toLowerCase())
    .where('user_type', '=', 'creator')
    .where('kyc_status', '=', 'approved')
    .where('status', '=', 'active')
    .executeTakeFirst();
}
