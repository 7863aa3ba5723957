import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { blockBetween } from '../notifications/index.ts';

export type PersonType = 'fan' | 'creator' | 'admin';
export type FirstWriters = 'everyone' | 'followers' | 'subscribers' | 'tippers' | 'nobody';

/** What says whether one person may write to another (P422). */
export interface WritingFacts {
  writer_type: PersonType;
  writer_status: string;
  reader_type: PersonType;
  reader_status: string;
  /** Either of the two blocked the other. */
  is_blocked: boolean;
  /** Something was written that both see. */
  has_begun: boolean;
  /** The writer wrote first. */
  is_starter: boolean;
  /** Both wrote. */
  is_answered: boolean;
  /** The choice of the reader, who is a creator. */
  first_writers: FirstWriters;
  tip_credits: number;
  /** The writer does so with the reader. */
  follows: boolean;
  subscribes: boolean;
  tipped_credits: number;
  /** The reader follows the writer, subscribes to them, or has paid them. */
  is_known: boolean;
}

/**
 * The facts as one value, of rows of users that are called `me` (who writes) and `other` (who reads), and a conversation `c`. All of them
 * are looked up whatever the first ones say, so that a refusal takes as long for each reason (P423).
 */
export function writingFacts(now: Date): RawBuilder<WritingFacts> {
  return sql<WritingFacts>`json_build_object(
    'writer_type', me.user_type, 'writer_status', me.status, 'reader_type', other.user_type, 'reader_status', other.status,
    'is_blocked', ${blockBetween(sql`me.id`, sql`other.id`)},
    'has_begun', c.begun_at is not null, 'is_starter', coalesce(c.started_by = me.id, false),
    'is_answered', c.answered_at is not null,
    'first_writers', coalesce((select first_writers from message_settings m where m.person_id = other.id), 'followers'),
    'tip_credits', coalesce((select tip_credits from message_settings m where m.person_id = other.id), 100),
    'follows', exists (select from follows f where f.fan_id = me.id and f.creator_id = other.id),
    'subscribes', exists (select from subscriptions s where s.fan_id = me.id and s.creator_id = other.id and s.ends_at > ${now}::timestamptz),
    'tipped_credits', (select coalesce(sum(t.credits), 0) from tips t where t.fan_id = me.id and t.creator_id = other.id),
    'is_known', exists (select from follows f where f.fan_id = other.id and f.creator_id = me.id)
      or exists (select from subscriptions s where s.fan_id = other.id and s.creator_id = me.id and s.ends_at > ${now}::timestamptz)
      or exists (select from creator_fans f where f.fan_id = other.id and f.creator_id = me.id and f.spent_credits > 0))`;
}

/** Of a person and the other of a conversation of theirs; undefined for any other. */
export async function findFactsIn(
  db: Queryable,
  personId: string,
  conversationId: string,
  now: Date,
): Promise<WritingFacts | undefined> {
  const { rows } = await sql<{ facts: WritingFacts }>`
    select ${writingFacts(now)} as facts from conversation_sides mine
    join conversations c on c.id = mine.conversation_id
    join users me on me.id = mine.person_id
    join users other on other.id = case when c.low_id = me.id then c.high_id else c.low_id end
    where mine.conversation_id = ${conversationId}::uuid and mine.person_id = ${personId}::uuid`.execute(db);
  return rows[0]?.facts;
}

/** Of two people, whether or not they have a conversation; undefined where one of them is nobody. */
export async function findWritingFacts(
  db: Queryable,
  { writerId, readerId }: { writerId: string; readerId: string },
  now: Date,
): Promise<WritingFacts | undefined> {
  const { rows } = await sql<{ facts: WritingFacts }>`
    select ${writingFacts(now)} as facts from users me cross join users other
    left join conversations c on c.low_id = least(me.id, other.id) and c.high_id = greatest(me.id, other.id)
    where me.id = ${writerId}::uuid and other.id = ${readerId}::uuid`.execute(db);
  return rows[0]?.facts;
}

/** Does a block stand between two people, whoever of them blocks? */
export async function isBlockBetween(db: Queryable, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ is_blocked: boolean }>`
    select ${blockBetween(sql`${one}::uuid`, sql`${other}::uuid`)} as is_blocked`.execute(db);
  return rows[0]?.is_blocked === true;
}

/** How somebody stands now. */
export async function findStatus(db: Queryable, personId: string): Promise<string> {
  const { status } = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return status;
}
