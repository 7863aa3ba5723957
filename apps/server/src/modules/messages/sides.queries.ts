import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { isVisibleTo } from './conversations.queries.ts';

/**
 * What a person, of whom `s` is the side, has not read of a conversation: what the other sent and they did not delete, behind what they
 * read, and what appeared late before it.
 */
export const UNREAD: RawBuilder<number> = sql<number>`((
    select count(*) from messages m where m.conversation_id = s.conversation_id and m.seq > s.read_seq
      and m.sender_id <> s.person_id and m.state = 'sent' and m.shown_at is not null
      and not exists (select from hidden_messages h where h.person_id = s.person_id and h.message_id = m.id)
  ) + (
    select count(*) from messages m where m.conversation_id = s.conversation_id and m.is_late and m.seq <= s.read_seq
      and m.sender_id <> s.person_id and m.state = 'sent' and m.shown_at is not null
      and not exists (select from hidden_messages h where h.person_id = s.person_id and h.message_id = m.id)
  ))::int`;

/** Counts anew what somebody has not read, once their conversation is locked. */
export async function countSideAnew(tx: Tx, conversationId: string, personId: string): Promise<void> {
  await sql`update conversation_sides s set unread_count = ${UNREAD}
    where s.conversation_id = ${conversationId}::uuid and s.person_id = ${personId}::uuid`.execute(tx);
}

/** Does one of the two of a side `s` block the other? */
const IS_BLOCKED = sql<boolean>`exists (select from blocks b join conversations c on c.id = s.conversation_id
      and ((b.blocker_id = c.low_id and b.blocked_id = c.high_id) or (b.blocker_id = c.high_id and b.blocked_id = c.low_id)))`;

/** How far somebody has read now. */
export interface Mark {
  seq: number;
  isMoved: boolean;
  /** The other may see it; while one of the two blocks the other it stands for them where it stood (P426). */
  isSeen: boolean;
}

/**
 * Moves a person's mark forward, to what there is for them to see and no further. What appeared late is read with what is behind it; what
 * was kept from the other under a block is shown with the first reading after it.
 */
export async function moveMark(tx: Tx, conversationId: string, personId: string, seq: number): Promise<Mark> {
  const { rows: before } = await sql<{
    read_seq: number;
    held_seq: number | null;
    seen: number;
    is_blocked: boolean;
  }>`
    select s.read_seq, s.shown_read_seq as held_seq, ${IS_BLOCKED} as is_blocked, least(${seq}::int, coalesce((
      select m.seq from messages m where m.conversation_id = s.conversation_id and ${isVisibleTo(sql`s.person_id`)}
      order by m.seq desc limit 1), 0)) as seen
    from conversation_sides s where s.conversation_id = ${conversationId}::uuid and s.person_id = ${personId}::uuid`.execute(
    tx,
  );
  const side = before[0];
  if (!side) return { seq: 0, isMoved: false, isSeen: false };
  const readSeq = Math.max(side.read_seq, side.seen);
  const isSeen = !side.is_blocked;
  const { numUpdatedRows: late } = await tx
    .updateTable('messages')
    .set({ is_late: false })
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`is_late`)
    .where('sender_id', '<>', personId)
    .where('seq', '<=', seq)
    .executeTakeFirstOrThrow();
  const isShownAnew = isSeen && side.held_seq !== null;
  if (readSeq === side.read_seq && late === 0n && !isShownAnew)
    return { seq: readSeq, isMoved: false, isSeen };
  await tx
    .updateTable('conversation_sides')
    .set({
      read_seq: readSeq,
      shown_read_seq: isSeen ? null : (side.held_seq ?? side.read_seq),
      delivered_seq: sql`greatest(delivered_seq, ${isSeen ? readSeq : 0}::int)`,
    })
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .execute();
  await countSideAnew(tx, conversationId, personId);
  return { seq: readSeq, isMoved: true, isSeen };
}

/** Do both show what they have read? */
export async function bothShowReading(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('message_settings')
    .select('person_id')
    .where('person_id', 'in', [...ids])
    .where('shows_read', '=', false)
    .executeTakeFirst();
  return row === undefined;
}

export async function setSide(
  tx: Tx,
  conversationId: string,
  personId: string,
  side: { is_muted?: boolean; is_restricted?: boolean },
): Promise<void> {
  await tx
    .updateTable('conversation_sides')
    .set(side)
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .execute();
}

/** Up to where a device of theirs was handed messages of their own conversation; undefined where it is none of theirs. */
export async function findDelivered(
  db: Queryable,
  conversationId: string,
  personId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversation_sides')
    .select('delivered_seq')
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.delivered_seq;
}

/** Up to where somebody has read; 0 for who is here no more. */
export async function findReadSeq(db: Queryable, conversationId: string, personId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation_sides')
    .select('read_seq')
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.read_seq ?? 0;
}

/** There is something new for somebody to see. */
export async function noteSeen(tx: Tx, conversationId: string, personId: string, at: Date): Promise<void> {
  await sql`update conversation_sides set last_at = greatest(last_at, ${at}::timestamptz)
    where conversation_id = ${conversationId}::uuid and person_id = ${personId}::uuid`.execute(tx);
}
