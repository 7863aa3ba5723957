import type { MailedKind } from '@likha/contract/notification-kinds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import type { DigestTime } from './digest-times.ts';
import type { NoticeKind } from './notices.queries.ts';
import { isTold } from './settings.queries.ts';

/** The mails of one day, of one kind. */
export interface Digest {
  kind: MailedKind;
  day: string;
  since: Date;
  until: Date;
  /** Everybody up to this id has been gone through; null at the beginning. */
  reached: string | null;
}

/**
 * Begins the mails of a day, once. They follow those before without a gap; where those are not done, or were late, the day is
 * left out and the next has what happened on it, so that nobody gets two on one evening.
 * @returns whether it began just now
 */
export async function beginDigest(tx: Tx, kind: MailedKind, time: DigestTime): Promise<boolean> {
  const { rows } = await sql`
    insert into digests (kind, day, since, until)
    select ${kind}::text, ${time.day}::date, greatest(coalesce(max(until), ${time.usualSince}::timestamptz), ${time.oldest}::timestamptz),
      ${time.until}::timestamptz
    from digests where kind = ${kind}::text
    having coalesce(bool_and(coalesce(done_at < ${time.until}::timestamptz, false)), true)
    on conflict do nothing returning kind`.execute(tx);
  return rows.length > 0;
}

/** Takes out what is done and older; the last of each kind stays, as the next follows it. */
export async function deleteOldDigests(db: Queryable, before: Date): Promise<void> {
  await sql`delete from digests d where d.until < ${before}::timestamptz and d.done_at is not null
    and exists (select from digests later where later.kind = d.kind and later.until > d.until)`.execute(db);
}

const COLUMNS = [
  sql<MailedKind>`kind`.as('kind'),
  sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
  'since',
  'until',
  'reached',
] as const;

/** One that is not done, nobody else's until the transaction ends; undefined when there is none, or another worker has it. */
export function lockDigest(tx: Tx, kind: MailedKind): Promise<Digest | undefined> {
  return tx
    .selectFrom('digests')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .orderBy('day')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export function findDigest(db: Queryable, kind: MailedKind, day: string): Promise<Digest | undefined> {
  return db
    .selectFrom('digests')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirst();
}

/** Remembers how far it has come; with nobody left it is done. */
export async function markReached(
  tx: Tx,
  { kind, day }: Digest,
  reached: { personId: string | null; doneAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('digests')
    .set({ done_at: reached.doneAt, ...(reached.personId !== null && { reached: reached.personId }) })
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute();
}

/** People after the last, in order: those who are told of something, and the one up to whom was looked. */
export interface PeoplePage {
  ids: string[];
  /** Null when there was nobody after the last. */
  reached: string | null;
}

/** Whoever has something gathered. */
export async function listGathered(tx: Tx, digest: Digest & { kind: NoticeKind }, limit: number) {
  const rows = await tx
    .selectFrom('notices')
    .select('person_id')
    .distinct()
    .where('kind', '=', digest.kind)
    .where('state', '=', 'gathered')
    .where('at', '<', digest.until)
    .$if(digest.reached !== null, (query) => query.where('person_id', '>', digest.reached ?? ''))
    .orderBy('person_id')
    .limit(limit)
    .execute();
  const ids = rows.map((row) => row.person_id);
  return { ids, reached: ids.at(-1) ?? null } satisfies PeoplePage;
}

/** Ids are made a little before or after the moment that is kept with them. */
const ROUND_MS = 60_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Posts of `mine.creator_id` that are new to `u` within a time: everybody may know of them, and `u` of these. */
function newPosts({ since, until }: { since: Date; until: Date }) {
  const [from, to] = [new Date(since.getTime() - ROUND_MS), new Date(until.getTime() + ROUND_MS)].map(
    lowestIdAt,
  );
  return sql`p.creator_id = mine.creator_id and p.status = 'published'
    and coalesce(p.listed_as, p.id) >= ${from}::uuid and coalesce(p.listed_as, p.id) < ${to}::uuid
    and p.created_at >= ${since}::timestamptz and p.created_at < ${until}::timestamptz and (not p.is_nsfw or not u.safe_mode)`;
}

/** Creators whom `u` follows or subscribes to and has not muted (P473), who are here and have not blocked them. */
const mine = (now: Date) => sql`(
  select known.creator_id from (
    select f.creator_id from follows f where f.fan_id = u.id
    union select s.creator_id from subscriptions s where s.fan_id = u.id and s.ends_at > ${now}::timestamptz) known
  join users c on c.id = known.creator_id and c.status = 'active'
  where not exists (select from blocks b where b.blocker_id = known.creator_id and b.blocked_id = u.id)
    and not exists (select from muted_creators m where m.fan_id = u.id and m.creator_id = known.creator_id)) mine`;

/**
 * Looks at so many people, in the order of their ids, for who has new posts to be told of: of each what they follow, and of
 * each of those the newest by index. What it costs does not grow with how many people there are, nor with a creator's followers.
 */
export async function listReaders(tx: Tx, digest: Digest, now: Date, limit: number): Promise<PeoplePage> {
  const { rows } = await sql<{ id: string; is_told: boolean }>`
    select u.id, u.user_type = 'fan' and ${isTold('new_post')} and exists (
      select from ${mine(now)} cross join lateral (select from posts p where ${newPosts(digest)} limit 1) one) as is_told
    from (select id, user_type, status, email_confirmed_at, safe_mode from users
      where id > ${digest.reached ?? BEFORE_ALL}::uuid order by id limit ${limit}::int) u order by u.id`.execute(
    tx,
  );
  return {
    ids: rows.filter((row) => row.is_told).map(({ id }) => id),
    reached: rows.at(-1)?.id ?? null,
  };
}

export interface NewPost {
  id: string;
  title: string;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  creator_name: string;
}

/** What is new to one person, the newest first, at most so many. */
export async function listNewPosts(
  db: Queryable,
  personId: string,
  digest: Pick<Digest, 'since' | 'until'>,
  { now, limit }: { now: Date; limit: number },
): Promise<NewPost[]> {
  const { rows } = await sql<NewPost>`
    select n.id, n.title, n.is_ppv, n.is_subscriber_only, creator.full_name as creator_name
    from users u cross join lateral ${mine(now)} cross join lateral (
      select p.id, p.title, p.is_ppv, p.is_subscriber_only, p.created_at from posts p where ${newPosts(digest)}
      order by coalesce(p.listed_as, p.id) desc limit ${limit}::int) n
    join users creator on creator.id = mine.creator_id
    where u.id = ${personId}::uuid order by n.created_at desc, n.id desc limit ${limit}::int`.execute(db);
  return rows;
}
