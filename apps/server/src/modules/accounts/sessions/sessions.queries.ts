import type { Language } from '@likha/contract/language';
import type { StaffRole } from '@likha/contract/staff-roles';
import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../../platform/database/index.ts';
import type { SessionDoor } from '../../../platform/http/binding-deps.ts';
import { HAS_PASSKEY } from '../passkeys/passkeys.queries.ts';

export interface SessionRow {
  session_id: string;
  created_at: Date;
  last_used_at: Date;
  id: string;
  username: string;
  user_type: string;
  staff_role: StaffRole | null;
  kyc_status: string;
  safe_mode: boolean;
  two_factor_at: Date | null;
  has_passkey: boolean;
  language: Language | null;
  last_seen_at: Date;
}

const statementOf = (door: SessionDoor) =>
  prepare<{ tokenHash: Buffer; idleSince: Date; begunSince: Date }, SessionRow>((db, param) =>
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
        'users.staff_role',
        'users.kyc_status',
        'users.safe_mode',
        'users.two_factor_at',
        'users.language',
        'users.last_seen_at',
        HAS_PASSKEY.as('has_passkey'),
      ])
      .where((row) => {
        const isCookie = row('sessions.token_hash', '=', param('tokenHash'));
        if (door === 'cookie') return isCookie;
        // One that has no second value was begun before there was one.
        const isOld = row.and([isCookie, row('sessions.bearer_hash', 'is', null)]);
        return row.or([row('sessions.bearer_hash', '=', param('tokenHash')), isOld]);
      })
      .where('sessions.last_used_at', '>', param('idleSince'))
      .where('sessions.created_at', '>', param('begunSince'))
      .where('users.status', '=', 'active'),
  );
const statements = { cookie: statementOf('cookie'), bearer: statementOf('bearer') };

export function findSession(
  db: Queryable,
  { hash: tokenHash, door }: { hash: Buffer; door: SessionDoor },
  since: { idleSince: Date; begunSince: Date },
): Promise<SessionRow | undefined> {
  return statements[door].first(db, { tokenHash, ...since });
}

/** Of these sessions, those that still are: of people who may be here. */
export async function findLiveSessions(
  db: Queryable,
  ids: readonly string[],
  since: { idleSince: Date; begunSince: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(sql<boolean>`sessions.id = any(${ids as string[]}::uuid[])`)
    .where('sessions.last_used_at', '>', since.idleSince)
    .where('sessions.created_at', '>', since.begunSince)
    .where('users.status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a session was begun with, in words for its person. */
export interface SessionOrigin {
  browser: string;
  system: string;
  network: string | null;
}

export async function insertSession(
  db: Queryable,
  session: {
    id: string;
    token_hash: Buffer;
    bearer_hash: Buffer;
    user_id: string;
    now: Date;
  } & SessionOrigin,
): Promise<void> {
  const { now, ...rest } = session;
  await db
    .insertInto('sessions')
    .values({ ...rest, created_at: now, last_used_at: now })
    .execute();
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', session.user_id).execute();
}

/**
 * Notes that a session is used, and its person here. Whoever asked for something else waits for one trip and for no disk: at
 * worst the last moment is forgotten, and noted again with the next call. The person's row comes first, as for who locks a
 * person and then ends their sessions.
 */
export async function touchSession(
  db: Queryable,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    here as (update users set last_seen_at = ${now} from quick where id = ${userId} returning id)
    update sessions set last_used_at = ${now} from here
    where sessions.id = ${sessionId} and sessions.user_id = here.id`.execute(db);
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

/**
 * Ends those of a person's sessions that were used longest ago, all beyond so many, and tells every node. The person's row was
 * written by the one that just began, so that many at once are counted one by one.
 */
export async function endOldestSessions(db: Queryable, userId: string, kept: number): Promise<void> {
  await sql`
    with ended as (
      delete from sessions where id in (
        select id from sessions where user_id = ${userId} order by last_used_at desc, id desc offset ${kept})
      returning id)
    select pg_notify('session_ended', id::text) from ended`.execute(db);
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

/** How somebody stands, kept so until the transaction ends; who is just being judged or deleted is waited for. */
export async function shareStatus(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.status;
}
