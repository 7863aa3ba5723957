import { type RawBuilder, sql } from 'kysely';
import { atLeast, type Queryable, type Tx } from '../../platform/database/index.ts';
import { awaitHeldOff, holdsActs } from '../accounts/index.ts';
import { type PersonType, type WritingFacts, writingFacts } from './facts.queries.ts';

/** Characters of a message that a list shows. */
export const BEGINNING = 120;

/** What a message `m` says: its own text, or that of a message to many (P450). */
export const TEXT: RawBuilder<string | null> = sql<
  string | null
>`coalesce(m.text, (select b.text from broadcasts b where b.id = m.broadcast_id))`;

/** What a message `m` gave as a tip, in credits (P471). */
export const TIP_CREDITS: RawBuilder<number | null> = sql<
  number | null
>`(select t.credits from tips t where t.id = m.tip_id)`;

export interface PartnerRow {
  other_id: string;
  other_username: string;
  other_full_name: string;
  /** What a creator calls a fan; null for none (P459). */
  other_nickname: string | null;
  other_avatar_key: string | null;
  other_type: PersonType;
  other_status: string;
}

export interface ConversationRow extends PartnerRow {
  id: string;
  /** When something came last that this person may see. */
  last_at: Date | null;
  last_text: string | null;
  last_files_count: number | null;
  last_tip_credits: number | null;
  last_seq: number | null;
  last_is_own: boolean | null;
  last_created_at: Date | null;
  unread_count: number;
  read_seq: number;
  delivered_seq: number;
  /** Null where one of the two does not show it. */
  other_read_seq: number | null;
  other_delivered_seq: number | null;
  is_muted: boolean;
  is_restricted: boolean;
  facts: WritingFacts;
}

/** Was a message `m` this person's to see, whether or not they deleted it for themselves since? */
export function isGivenTo(personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(m.sender_id = ${personId} or (m.shown_at is not null and m.state <> 'in_review'))`;
}

/**
 * May a person see a message `m`? Their own, and what of the other staff does not hold; not what they deleted for themselves. That is
 * looked up for each message: joined, all that somebody ever deleted would be read.
 */
export function isVisibleTo(personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${isGivenTo(personId)}
    and (select true from hidden_messages h where h.person_id = ${personId} and h.message_id = m.id) is null`;
}

/** Do both show how far they are (P426, P670)? */
const SHOW_MARKS = sql`coalesce(my_settings.shows_read, true) and coalesce(their_settings.shows_read, true)`;

/** Of `other`, with the nickname `n` that one gave. */
export const PARTNER = sql`other.id as other_id, other.username as other_username, other.full_name as other_full_name, n.nickname as other_nickname,
      other.avatar_key as other_avatar_key, other.user_type as other_type, other.status as other_status`;

/** Which conversations `mine` a list is of. */
export function isOfFilter(filter: ConversationPage['filter']): RawBuilder<unknown> {
  return sql`mine.last_at is not null and mine.is_restricted = ${filter === 'restricted'}
      ${filter === 'unread' ? sql`and mine.unread_count > 0` : sql``}`;
}

/** Conversations as one of their two sees them. */
function selectConversations(now: Date, rest: RawBuilder<unknown>): RawBuilder<ConversationRow> {
  return sql<ConversationRow>`
    select c.id, ${PARTNER}, mine.last_at,
      last.text as last_text, last.files_count as last_files_count, last.tip_credits as last_tip_credits, last.seq as last_seq, last.sender_id = me.id as last_is_own, last.created_at as last_created_at,
      mine.unread_count, mine.read_seq, mine.delivered_seq, mine.is_muted, mine.is_restricted,
      case when ${SHOW_MARKS} then coalesce(theirs.shown_read_seq, theirs.read_seq, 0) end as other_read_seq,
      case when ${SHOW_MARKS} then coalesce(theirs.delivered_seq, 0) end as other_delivered_seq,
      ${writingFacts(now)} as facts
    from conversation_sides mine
    join conversations c on c.id = mine.conversation_id
    join users me on me.id = mine.person_id
    join users other on other.id = case when c.low_id = me.id then c.high_id else c.low_id end
    left join fan_notes n on n.creator_id = me.id and n.fan_id = other.id and n.nickname <> ''
    left join conversation_sides theirs on theirs.conversation_id = c.id and theirs.person_id = other.id
    left join message_settings my_settings on my_settings.person_id = me.id
    left join message_settings their_settings on their_settings.person_id = other.id
    left join lateral (
      select m.seq, m.sender_id, m.created_at,
        case when m.state in ('sent', 'in_review') then left(${TEXT}, ${BEGINNING}::int) end as text,
        case when m.state in ('sent', 'in_review') then m.files_count else 0 end as files_count,
        case when m.state in ('sent', 'in_review') then ${TIP_CREDITS} end as tip_credits
      from messages m where m.conversation_id = c.id and ${isVisibleTo(sql`mine.person_id`)}
      order by m.seq desc limit 1) last on true
    ${rest}`;
}

/** One of a person's own; undefined for any other. */
export async function findConversation(
  db: Queryable,
  personId: string,
  id: string,
  now: Date,
): Promise<ConversationRow | undefined> {
  const { rows } = await selectConversations(
    now,
    sql`where mine.person_id = ${personId}::uuid and mine.conversation_id = ${id}::uuid`,
  ).execute(db);
  return rows[0];
}

export interface ConversationPage {
  filter: 'all' | 'unread' | 'restricted';
  /** In the username and the nickname; of creators in the name as well, as of a fan nobody sees more (P44). */
  search: string;
  limit: number;
  /** Behind which one the page begins: the milliseconds of its `last_at`, and its id. */
  after: { position: number; id: string } | null;
  now: Date;
}

export function isAfter(after: ConversationPage['after']): RawBuilder<unknown> {
  if (!after) return sql``;
  return sql`and (mine.last_at, mine.conversation_id) < (to_timestamp(${after.position}::bigint / 1000.0), ${after.id}::uuid)`;
}

/** Those of a person in which there is something to see, the newest first. */
export async function listConversationRows(
  db: Queryable,
  personId: string,
  { filter, search, limit, after, now }: ConversationPage,
): Promise<ConversationRow[]> {
  const wanted = sql`lower(${search}::text)`;
  const { rows } = await selectConversations(
    now,
    sql`where mine.person_id = ${personId}::uuid and ${isOfFilter(filter)}
      ${search === '' ? sql`` : sql`and other.status <> 'erased' and (strpos(lower(other.username), ${wanted}) > 0 or strpos(lower(n.nickname), ${wanted}) > 0 or (other.user_type = 'creator' and strpos(lower(other.full_name), ${wanted}) > 0))`}
      ${isAfter(after)}
      order by mine.last_at desc, mine.conversation_id desc limit ${atLeast(limit)}`,
  ).execute(db);
  return rows;
}

export interface LockedConversation {
  id: string;
  low_id: string;
  high_id: string;
  last_seq: number;
}

/**
 * One of a person's own, until the transaction ends: whoever changes something in it takes this first. A ban of this person waits for that, and
 * who comes after it finds it (P423).
 */
export function lockConversation(
  tx: Tx,
  id: string,
  personId: string,
): Promise<LockedConversation | undefined> {
  return tx
    .selectFrom('conversations')
    .select(['id', 'low_id', 'high_id', 'last_seq', holdsActs(personId).as('acting')])
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('low_id', '=', personId), eb('high_id', '=', personId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Whoever waits for who is just writing is answered then, whatever the others wait for: two of it are below what a screen waits for its answer. */
const PATIENCE = sql`set local lock_timeout = '4s'`;

/** Waits a little for whoever holds off a block of two people. */
export async function awaitOthers(tx: Tx, one: string, other: string): Promise<void> {
  await PATIENCE.execute(tx);
  await awaitHeldOff(tx, one, other);
}

/** Waits a little for whoever is writing in the conversation of two, if they have one: what was looked up behind its lock was looked up before. */
export async function awaitLock(tx: Tx, one: string, other: string): Promise<void> {
  const [low, high] = [one, other].sort() as [string, string];
  await PATIENCE.execute(tx);
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .forShare()
    .execute();
}

/** Waits a little for whoever is beginning a conversation of two, which nobody could lock before. */
export async function awaitPeople(tx: Tx, one: string, other: string): Promise<void> {
  await PATIENCE.execute(tx);
  await lockPeople(tx, [one, other]);
}

/** Locks both people, in the order of their ids, so that neither is erased meanwhile and nobody begins two at once. */
export async function lockPeople(tx: Tx, ids: readonly [string, string]): Promise<void> {
  await sql`select id from users where id = any(${ids as readonly string[] as string[]}::uuid[]) order by id for no key update`.execute(
    tx,
  );
}

/** How many conversations somebody began since, themselves: not by a message to many, nor by what is sent by itself. */
export async function countStarted(tx: Tx, personId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('started_by', '=', personId)
    .where('is_by_hand', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findConversationOf(
  db: Queryable,
  one: string,
  other: string,
): Promise<string | undefined> {
  const [low, high] = [one, other].sort() as [string, string];
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst();
  return row?.id;
}

interface NewConversation {
  id: string;
  starterId: string;
  otherId: string;
  /** The starter opened it; nothing did by itself. */
  isByHand: boolean;
  now: Date;
}

/** A conversation of two in which nothing was written yet. @returns false where a message to many just made theirs (P451) */
export async function insertConversation(
  tx: Tx,
  { id, starterId, otherId, isByHand, now }: NewConversation,
): Promise<boolean> {
  const [low_id, high_id] = [starterId, otherId].sort() as [string, string];
  const made = await tx
    .insertInto('conversations')
    .values({ id, low_id, high_id, started_by: starterId, is_by_hand: isByHand, created_at: now })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await tx
    .insertInto('conversation_sides')
    .values([low_id, high_id].map((person_id) => ({ conversation_id: id, person_id })))
    .execute();
  return true;
}

/** Somebody's first message appeared to both: it begins the conversation, or answers what began it. */
export async function noteShown(tx: Tx, id: string, senderId: string, now: Date): Promise<void> {
  await sql`
    update conversations set
      answered_at = case when begun_at is not null and started_by <> ${senderId}::uuid then ${now}::timestamptz end,
      started_by = case when begun_at is null then ${senderId}::uuid else started_by end,
      begun_at = coalesce(begun_at, ${now}::timestamptz)
    where id = ${id}::uuid and answered_at is null`.execute(tx);
}
