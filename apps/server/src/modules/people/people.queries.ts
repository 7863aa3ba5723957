import { type RawBuilder, sql } from 'kysely';
import { type Days, ofDays, type Queryable } from '../../platform/database/index.ts';
import { HAS_PASSKEY } from '../accounts/index.ts';
import { exactMatch, matchesOf } from './people-search.queries.ts';

export interface PersonRow {
  id: string;
  username: string;
  full_name: string;
  email: string;
  avatar_key: string | null;
  user_type: string;
  status: string;
  kyc_status: string;
  created_at: Date;
  last_seen_at: Date;
  /** How well somebody matches what is searched for; 0 where nothing is. */
  score: number;
}

export interface PeopleFilter {
  userType?: string | undefined;
  status?: string | undefined;
  verification?: string | undefined;
  /** On which they registered. */
  days: Days;
}

interface Page {
  limit: number;
  /** Score of a search, else the moment of registering in milliseconds; and, where it is the same, the id. */
  after: { position: number; id: string } | null;
}

const COLUMNS = sql.raw(
  [
    ...['id', 'username', 'full_name', 'email', 'avatar_key'],
    ...['user_type', 'status', 'kyc_status', 'created_at', 'last_seen_at'],
  ]
    .map((column) => `u.${column}`)
    .join(', '),
);

const TYPES = ['fan', 'creator', 'admin'];
const STATUSES = ['active', 'suspended', 'banned', 'leaving', 'erased'];
const VERIFICATIONS = ['none', 'pending', 'approved', 'rejected'];

/** Newest first. Each combination of states is read by itself from the index that has it in order, however many rows there are. */
export async function listPeople(
  db: Queryable,
  { userType, status, verification, days }: PeopleFilter,
  { limit, after }: Page,
): Promise<PersonRow[]> {
  const of = (one: string | undefined, all: string[]) => (one === undefined ? all : [one]);
  const { rows } = await sql<PersonRow>`
    select ${COLUMNS}, 0 as score
    from unnest(${of(userType, TYPES)}::text[]) as types (type)
    cross join unnest(${of(status, STATUSES)}::text[]) as statuses (state)
    cross join unnest(${of(verification, VERIFICATIONS)}::text[]) as verifications (verification)
    cross join lateral (
      select * from users
      where user_type = type and users.status = state and kyc_status = verification and ${ofDays('users.created_at', days)}
        and (created_at, id) < (${after ? new Date(after.position) : 'infinity'}::timestamptz, ${after?.id ?? LAST_ID}::uuid)
      order by created_at desc, id desc limit ${limit}) u
    order by u.created_at desc, u.id desc limit ${limit}`.execute(db);
  return rows;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Best match first, the newest first among those that match as well. */
export async function searchPeople(
  db: Queryable,
  search: string,
  { userType, status, verification, days }: PeopleFilter,
  { limit, after }: Page,
): Promise<PersonRow[]> {
  const is = (column: string, value: string | undefined): RawBuilder<boolean> =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const { rows } = await sql<PersonRow>`
    with matched as (
      select person_id, max(score)::int as score
      from (${exactMatch(search)} union all (${matchesOf(search)})) as found
      group by person_id
    )
    select ${COLUMNS}, score from matched join users u on u.id = person_id
    where ${is('u.user_type', userType)} and ${is('u.status', status)} and ${is('u.kyc_status', verification)}
      and ${ofDays('u.created_at', days)}
      and (${after === null} or (score, u.id) < (${after?.position ?? 0}::int, ${after?.id ?? LAST_ID}::uuid))
    order by score desc, u.id desc limit ${limit}`.execute(db);
  return rows;
}

export function findPerson(db: Queryable, id: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'full_name',
      'email',
      'email_confirmed_at',
      'avatar_key',
      'user_type',
      'status',
      'kyc_status',
      'two_factor_at',
      HAS_PASSKEY.as('has_passkey'),
      'date_of_birth',
      'legal_consent_version',
      'posts_count',
      'followers_count',
      'subscribers_count',
      'created_at',
      'last_seen_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function isThere(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
