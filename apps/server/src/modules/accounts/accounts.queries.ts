import type { IdType } from '@likha/contract/identity';
import type { Language } from '@likha/contract/language';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Users } from '../../platform/schema.generated.ts';
import { DEMO_DOMAIN } from './demo-people.ts';

/** What of a person may be shown, and to compute what others see. */
export const PUBLIC_COLUMNS = [
  'id',
  'username',
  'full_name',
  'avatar_key',
  'cover_key',
  'bio',
  'location',
  'user_type',
  'kyc_status',
  'subscription_price_centavos',
  'followers_count',
  'subscribers_count',
  'posts_count',
  'mature_posts_count',
  'created_at',
  'last_seen_at',
  'shows_online',
] as const;

export interface NewUser {
  id: string;
  email: string;
  username: string;
  full_name: string;
  password_hash: string;
  email_confirmed_at: Date | null;
  user_type: 'fan' | 'creator' | 'admin';
  date_of_birth: string;
  referred_by: string | null;
  legal_consent_version: string;
  legal_consent_at: Date;
  created_at: Date;
  last_seen_at: Date;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many people are of the demo, and how many are not. */
export async function countDemoPeople(db: Queryable): Promise<{ demo: number; others: number }> {
  const { rows } = await sql<{ demo: number; others: number }>`
    select count(*) filter (where is_demo)::int as demo, count(*) filter (where not is_demo)::int as others
    from (select right(lower(email), ${DEMO_DOMAIN.length}) = ${DEMO_DOMAIN} as is_demo from users) people`.execute(
    db,
  );
  return rows[0] ?? { demo: 0, others: 0 };
}

export function findUserType(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'user_type', 'status'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** Which of these usernames are taken, or held for whom they belonged to. */
export async function takenUsernames(db: Queryable, usernames: string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ username: string }>`
    select lower(username) as username from users where lower(username) = any(${usernames}::text[])
    union select username from former_usernames where username = any(${usernames}::text[]) and held_until > ${now}`.execute(
    db,
  );
  return new Set(rows.map((row) => row.username));
}

/** Whom a mail goes to, by what is known of them; nobody who is suspended, banned or erased. */
export function findAddressee(db: Queryable, by: { id: string } | { email: string }) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'language'])
    .where('status', 'in', ['active', 'leaving'])
    .where((is) => ('id' in by ? is('id', '=', by.id) : is(sql`lower(email)`, '=', by.email)))
    .executeTakeFirst();
}

/** Has the age been asked about before? */
export async function isAgeConfirmed(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('age_confirmed_at').where('id', '=', id).executeTakeFirst();
  return Boolean(row?.age_confirmed_at);
}

/** What a signed-in person is asked for again. */
export function findOwnCredentials(db: Queryable, id: string) {
  return db
    .selectFrom('users')
    .select(['password_hash', 'email', 'email_confirmed_at', 'full_name', 'two_factor_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The address is this person's: a link that went there was followed. */
export async function setEmail(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_confirmed_at: now })
    .where('id', '=', userId)
    .where('status', 'in', ['active', 'leaving'])
    .execute();
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export function findCredentials(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status', 'two_factor_at'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** The id of whom a username belongs to, or belonged to and is held for (P132); null for nobody. As a part of a statement. */
export function idOfUsername(username: string, now: Date): RawBuilder<string> {
  const name = username.toLowerCase();
  return sql`coalesce(
    (select named.id from users named where lower(named.username) = ${name}),
    (select former.user_id from former_usernames former where former.username = ${name} and former.held_until > ${now}))`;
}

/** The creator whose referral counts; null for unknown names and for people who are not active creators. */
export async function findReferrer(
  db: Queryable,
  by: { id: string } | { username: string },
  now: Date,
): Promise<string | null> {
  const people = db.selectFrom('users').select('id');
  const named =
    'id' in by ? people.where('id', '=', by.id) : people.where('id', '=', idOfUsername(by.username, now));
  const row = await named
    .where('user_type', '=', 'creator')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What of an ID its creator is told of: that of the submission that is approved, or waits. */
export interface ShownId {
  type: IdType;
  end: string;
  /** As PostgreSQL writes a moment in JSON. */
  approved_at: string | null;
}

export function findMe(db: Queryable, id: string, now: Date) {
  return db
    .selectFrom('users')
    .select([
      ...PUBLIC_COLUMNS,
      'email',
      'email_confirmed_at',
      'two_factor_at',
      'safe_mode',
      'legal_consent_version',
      'legal_consent_at',
      'language',
    ])
    .select([
      sql<
        string[]
      >`array(select creator_id from subscriptions where fan_id = users.id and ends_at > ${now})`.as(
        'subscriptions',
      ),
      sql<ShownId | null>`(
        select json_build_object('type', v.id_type, 'end', v.last_characters, 'approved_at', v.decided_at)
        from verifications v where v.creator_id = users.id and v.status in ('pending', 'approved'))`.as(
        'shown_id',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

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
  await db.deleteFrom('login_failures').where('resets_at', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('last_used_at', '<', since.idleSince), is('created_at', '<', since.begunSince)]))
    .execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', keysBefore).execute();
  await db.deleteFrom('former_usernames').where('held_until', '<', now).execute();
}

export interface SessionRow {
  session_id: string;
  created_at: Date;
  last_used_at: Date;
  id: string;
  username: string;
  user_type: string;
  kyc_status: string;
  safe_mode: boolean;
  two_factor_at: Date | null;
  language: Language | null;
  last_seen_at: Date;
}

const sessionStatement = prepare<{ tokenHash: Buffer; idleSince: Date; begunSince: Date }, SessionRow>(
  (db, param) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id as session_id',
        'sessions.created_at',
        'sessions.last_used_at',
        'users.id',
        'users.username',
        'users.user_type',
        'users.kyc_status',
        'users.safe_mode',
        'users.two_factor_at',
        'users.language',
        'users.last_seen_at',
      ])
      .where('sessions.token_hash', '=', param('tokenHash'))
      .where('sessions.last_used_at', '>', param('idleSince'))
      .where('sessions.created_at', '>', param('begunSince'))
      .where('users.status', '=', 'active'),
);

export function findSession(
  db: Queryable,
  tokenHash: Buffer,
  since: { idleSince: Date; begunSince: Date },
): Promise<SessionRow | undefined> {
  return sessionStatement.first(db, { tokenHash, ...since });
}

/** What a session was begun with, in words for its person. */
export interface SessionOrigin {
  browser: string;
  system: string;
  network: string | null;
}

export async function insertSession(
  db: Queryable,
  session: { id: string; token_hash: Buffer; user_id: string; now: Date } & SessionOrigin,
): Promise<void> {
  const { now, ...rest } = session;
  await db
    .insertInto('sessions')
    .values({ ...rest, created_at: now, last_used_at: now })
    .execute();
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', session.user_id).execute();
}

export async function touchSession(
  db: Queryable,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute();
}

/** Notes that somebody is here, unless that was noted since `since`: one look by key, and seldom a write. */
export async function noteSeen(db: Queryable, userId: string, now: Date, since: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_seen_at: now })
    .where('id', '=', userId)
    .where('last_seen_at', '<', since)
    .where('shows_online', '=', true)
    .execute();
}

/** Somebody who has just signed out is here no more. @param before when they must have been seen last to be away */
export async function noteLeft(db: Queryable, userId: string, before: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_seen_at: before })
    .where('id', '=', userId)
    .where('last_seen_at', '>', before)
    .execute();
}

/** Ends a session here, and tells the other nodes within the same transaction. */
export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
  await sql`select pg_notify('session_ended', ${sessionId})`.execute(tx);
}

/**
 * Ends all sessions of a person but one, and tells the other nodes within the same transaction to forget who they are.
 * @returns how many ended
 */
export async function deleteSessions(tx: Tx, userId: string, keptSession: string | null): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSession !== null, (query) => query.where('id', '<>', keptSession))
    .returning('id')
    .execute();
  await sql`select pg_notify('viewer_changed', ${userId})`.execute(tx);
  return ended.length;
}

/**
 * Locks a person for the beginning of a session, if they still have the password that was checked: one that was changed
 * meanwhile begins none.
 */
export function lockWithPassword(tx: Tx, userId: string, passwordHash: string) {
  return tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What of a person changes by somebody's decision; kept counters change with what they count. */
type UserChange = Pick<
  Updateable<Users>,
  | 'age_confirmed_at'
  | 'avatar_key'
  | 'bio'
  | 'cover_key'
  | 'full_name'
  | 'kyc_status'
  | 'language'
  | 'location'
  | 'safe_mode'
  | 'shows_online'
  | 'subscription_price_centavos'
  | 'two_factor_at'
  | 'user_type'
  | 'username'
>;

/** Changes what is known of a person, and tells every node to forget what it remembers of them. */
export async function changeUser(tx: Tx, userId: string, change: UserChange): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', userId).execute();
  await sql`select pg_notify('viewer_changed', ${userId})`.execute(tx);
}

/** The language of somebody who has not said one before. */
export async function setFirstLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  const row = await tx
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) await sql`select pg_notify('viewer_changed', ${userId})`.execute(tx);
}

export async function findUserIdByEmail(db: Queryable, email: string): Promise<string | null> {
  return (await findCredentials(db, email))?.id ?? null;
}

/** What somebody accepted last; nothing changes where that is this version. */
export async function updateConsent(tx: Tx, personId: string, version: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ legal_consent_version: version, legal_consent_at: now })
    .where('id', '=', personId)
    .where('legal_consent_version', '<>', version)
    .execute();
}

export async function insertConsent(
  tx: Tx,
  consent: { id: string; person_id: string; version: string; accepted_at: Date },
): Promise<void> {
  await tx
    .insertInto('legal_consents')
    .values(consent)
    .onConflict((conflict) => conflict.columns(['person_id', 'version']).doNothing())
    .execute();
}
