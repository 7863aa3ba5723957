import type { Language } from '@likha/contract/language';
import type { StaffRole } from '@likha/contract/staff-roles';
import { type Expression, type RawBuilder, sql, type Updateable } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Users } from '../../platform/schema.generated.ts';
import { HAS_PASSKEY } from './passkeys/passkeys.queries.ts';
import type { MeRow, ShownId } from './profile/present-user.ts';
import { DEMO_DOMAIN } from './registration/demo-people.ts';

/** What of a person may be shown, and to compute what others see. */
export const PUBLIC_COLUMNS = [
  'id',
  'username',
  'full_name',
  'avatar_key',
  'cover_key',
  'bio',
  'location',
  'benefits',
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
  staff_role: StaffRole | null;
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

/**
 * Does somebody have this address, or may yet take it back (P109)? What one's own account may take back is free to it.
 * @param email in lower case
 */
export async function isEmailTaken(
  db: Queryable,
  email: string,
  asked: { now: Date; by?: string },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from users where lower(email) = ${email}) or exists (
      select from account_links where kind = 'undo_email' and lower(email) = ${email} and expires_at > ${asked.now}
        and user_id is distinct from ${asked.by ?? null}::uuid) as taken`.execute(db);
  return rows[0]?.taken === true;
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

/** Admins who can sign in, with the hash of their password. */
export function listAdminHashes(db: Queryable, limit: number) {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('user_type', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findUserType(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'user_type', 'staff_role', 'status'])
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
    .select(['id', 'email', 'full_name', 'language', 'email_confirmed_at'])
    .where('status', 'in', ['active', 'leaving'])
    .where((is) => ('id' in by ? is('id', '=', by.id) : is(sql`lower(email)`, '=', by.email)))
    .executeTakeFirst();
}

/** Who has this address and asked for discretion; undefined for everybody else. */
export function findDiscreet(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select('language')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('is_discreet', '=', true)
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
    .select(['password_hash', 'email', 'email_confirmed_at', 'full_name', 'two_factor_at', 'user_type'])
    .select(HAS_PASSKEY.as('has_passkey'))
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
    .select(['id', 'password_hash', 'status', 'two_factor_at', 'user_type'])
    .select(HAS_PASSKEY.as('has_passkey'))
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** The id of whom a username belongs to, or belonged to and is held for (P132); null for nobody. As a part of a statement. */
export function idOfUsername(
  username: string | Expression<string>,
  now: Date | Expression<Date>,
): RawBuilder<string> {
  const name = typeof username === 'string' ? username.toLowerCase() : username;
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

/** A person as they see themselves. */
export const meById = prepare<{ id: string; now: Date }, MeRow>((db, param) =>
  db
    .selectFrom('users')
    .select([
      ...PUBLIC_COLUMNS,
      'email',
      'email_confirmed_at',
      'two_factor_at',
      'staff_role',
      'safe_mode',
      'is_discreet',
      'legal_consent_version',
      'legal_consent_at',
      'language',
    ])
    .select([
      sql<
        string[]
      >`array(select creator_id from subscriptions where fan_id = users.id and ends_at > ${param('now')})`.as(
        'subscriptions',
      ),
      sql<ShownId | null>`(
        select json_build_object('type', v.id_type, 'end', v.last_characters, 'approved_at', v.decided_at)
        from verifications v where v.creator_id = users.id and v.status in ('pending', 'approved'))`.as(
        'shown_id',
      ),
      HAS_PASSKEY.as('has_passkey'),
    ])
    .where('id', '=', param('id'))
    .$castTo<MeRow>(),
);

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
  | 'benefits'
  | 'bio'
  | 'cover_key'
  | 'full_name'
  | 'is_discreet'
  | 'kyc_status'
  | 'language'
  | 'location'
  | 'safe_mode'
  | 'shows_online'
  | 'staff_role'
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

/** The newest version that somebody accepted; nothing changes where that is this one or a later one. */
export async function updateConsent(tx: Tx, personId: string, version: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ legal_consent_version: version, legal_consent_at: now })
    .where('id', '=', personId)
    .where(
      sql<boolean>`string_to_array(legal_consent_version, '.')::int[] < string_to_array(${version}::text, '.')::int[]`,
    )
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
