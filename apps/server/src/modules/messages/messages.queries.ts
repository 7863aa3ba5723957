import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { BEGINNING, isGivenTo, isVisibleTo, TEXT, TIP_CREDITS } from './conversations.queries.ts';
import { FILES, type FileRow, IS_UNLOCKED } from './files/files.queries.ts';
import { REACTIONS_TO, type ReactionRow } from './reactions/reactions.queries.ts';

export type MessageState = 'sent' | 'in_review' | 'unsent' | 'removed';

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  client_id: string;
  state: MessageState;
  text: string | null;
  price: number | null;
  is_unlocked: boolean;
  /** Its sender is banned: nothing that they sent is shown (P432). */
  is_withheld: boolean;
  /** Null where it has none. */
  files: FileRow[] | null;
  reactions: ReactionRow[] | null;
  /** Of a tip. */
  tip_credits: number | null;
  reply_to_seq: number | null;
  reply_sender_id: string | null;
  reply_text: string | null;
  reply_files_count: number | null;
  reply_tip_credits: number | null;
  created_at: Date;
}

/** Messages that a person may see, with what each replies to as far as they may see that. */
function selectMessages(
  personId: string,
  rest: RawBuilder<unknown>,
  which: (person: RawBuilder<unknown>) => RawBuilder<boolean> = isVisibleTo,
): RawBuilder<MessageRow> {
  const person = sql`${personId}::uuid`;
  return sql<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.state, ${TEXT} as text, m.price, m.reply_to_seq, m.created_at,
      ${IS_UNLOCKED} as is_unlocked, ${TIP_CREDITS} as tip_credits, ${FILES} as files,
      (select u.status = 'banned' from users u where u.id = m.sender_id) as is_withheld, ${REACTIONS_TO} as reactions,
      reply.sender_id as reply_sender_id, reply.text as reply_text, reply.files_count as reply_files_count,
      reply.tip_credits as reply_tip_credits
    from messages m
    left join lateral (
      select original.sender_id, original.text, original.files_count, original.tip_credits from (
        select m.conversation_id, m.seq, m.sender_id,
          case when m.state in ('sent', 'in_review') and ${isVisibleTo(person)} then left(${TEXT}, ${BEGINNING}::int) end as text,
          case when m.state in ('sent', 'in_review') and ${isVisibleTo(person)} then m.files_count else 0 end as files_count,
          case when m.state in ('sent', 'in_review') and ${isVisibleTo(person)} then ${TIP_CREDITS} end as tip_credits
        from messages m) original
      where original.conversation_id = m.conversation_id and original.seq = m.reply_to_seq
    ) reply on true
    where ${which(person)} ${rest}`;
}

interface MessagePage {
  limit: number;
  /** Older than this one; from the newest on where there is none. */
  before?: number | undefined;
  /** Or newer than this one, the oldest first. */
  after?: number | undefined;
}

export async function listMessageRows(
  db: Queryable,
  conversationId: string,
  personId: string,
  { limit, before, after }: MessagePage,
): Promise<MessageRow[]> {
  const { rows } = await selectMessages(
    personId,
    sql`and m.conversation_id = ${conversationId}::uuid
      ${before === undefined ? sql`` : sql`and m.seq < ${before}::int`}
      ${after === undefined ? sql`` : sql`and m.seq > ${after}::int`}
      order by m.seq ${after === undefined ? sql`desc` : sql`asc`} limit ${limit}`,
  ).execute(db);
  return rows;
}

/** One that a person may see, of a conversation of theirs. */
export async function findMessage(
  db: Queryable,
  personId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const { rows } = await selectMessages(personId, isTheirs(personId, id)).execute(db);
  return rows[0];
}

function isTheirs(personId: string, id: string): RawBuilder<unknown> {
  return sql`and m.id = ${id}::uuid and exists (select from conversation_sides s
    where s.conversation_id = m.conversation_id and s.person_id = ${personId}::uuid)`;
}

/** One that a person may see, or could before they deleted it for themselves. */
export async function findEvenDeleted(
  db: Queryable,
  personId: string,
  id: string,
): Promise<(MessageRow & { is_deleted: boolean }) | undefined> {
  const shown = await findMessage(db, personId, id);
  if (shown) return { ...shown, is_deleted: false };
  const { rows } = await selectMessages(personId, isTheirs(personId, id), isGivenTo).execute(db);
  return rows[0] && { ...rows[0], is_deleted: true };
}

/** May a person see what stands at that place, so that they can reply to it? */
export async function isThere(
  db: Queryable,
  conversationId: string,
  personId: string,
  seq: number,
): Promise<boolean> {
  const { rows } =
    await sql`select from messages m where m.conversation_id = ${conversationId}::uuid and m.seq = ${seq}::int
    and ${isVisibleTo(sql`${personId}::uuid`)}`.execute(db);
  return rows.length > 0;
}

/** What somebody sent under a name that their device gave it. */
export function findSent(db: Queryable, senderId: string, clientId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'conversation_id'])
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export interface NewMessage {
  id: string;
  conversation_id: string;
  sender_id: string;
  client_id: string;
  /** Null where it has files alone. */
  text: string | null;
  price: number | null;
  files_count: number;
  reply_to_seq: number | null;
  tip_id: string | null;
  state: 'sent' | 'in_review';
  created_at: Date;
  shown_at: Date | null;
}

/**
 * Keeps a message at the next place of its conversation, which is locked; where both see it, it begins the conversation or answers what
 * began it, and the other has one more to read. In one statement, as nothing is sent more often.
 * @returns its place
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id, conversation_id, sender_id, client_id, text, price, files_count, reply_to_seq, tip_id } =
    message;
  const { state, created_at, shown_at } = message;
  const [sender, at] = [sql`${sender_id}::uuid`, sql`${created_at}::timestamptz`];
  const begins = sql`,
        answered_at = case when c.answered_at is null and c.begun_at is not null and c.started_by <> ${sender} then ${at} else c.answered_at end,
        started_by = case when c.begun_at is null then ${sender} else c.started_by end,
        begun_at = coalesce(c.begun_at, ${at})`;
  const { rows } = await sql<{ seq: number }>`
    with placed as (
      update conversations c set last_seq = c.last_seq + 1 ${shown_at ? begins : sql``}
      where c.id = ${conversation_id}::uuid returning c.id, c.last_seq as seq
    ), written as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, text, price, files_count, reply_to_seq, tip_id, state, created_at, shown_at)
      select ${id}::uuid, placed.id, seq, ${sender}, ${client_id}::uuid, ${text}::text, ${price}::int, ${files_count}::int,
        ${reply_to_seq}::int, ${tip_id}::uuid, ${state}::text, ${at}, ${shown_at}::timestamptz from placed
    ), arrived as (
      update conversation_sides s set last_at = greatest(s.last_at, ${at}),
        unread_count = s.unread_count + case when s.person_id = ${sender} then 0 else 1 end
      from placed where s.conversation_id = placed.id ${shown_at ? sql`` : sql`and s.person_id = ${sender}`}
    )
    select seq from placed`.execute(tx);
  const [placed] = rows;
  if (!placed) throw new Error(`the conversation ${conversation_id} of a message is gone`);
  return placed.seq;
}

/** A message as staff and its sender's calls change it; look at it again once its conversation is locked. */
export function findAnyMessage(db: Queryable, id: string) {
  return db
    .selectFrom('messages')
    .select([
      'id',
      'conversation_id',
      'seq',
      'sender_id',
      'state',
      'text',
      'files_count',
      'broadcast_id',
      'tip_id',
      'created_at',
      'shown_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes what it said out of the database (P424), and how people reacted to it; its files were taken off it. */
export async function unsendRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('message_reactions').where('message_id', '=', id).execute();
  await tx
    .updateTable('messages')
    .set({ state: 'unsent', text: null, price: null, files_count: 0 })
    .where('id', '=', id)
    .execute();
}

export async function changeState(
  tx: Tx,
  id: string,
  change: { state: MessageState; shown_at?: Date; is_late?: boolean },
): Promise<void> {
  await tx.updateTable('messages').set(change).where('id', '=', id).execute();
}

export async function hideMessage(tx: Tx, personId: string, messageId: string, now: Date): Promise<void> {
  await tx
    .insertInto('hidden_messages')
    .values({ person_id: personId, message_id: messageId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
