import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ConversationEvent } from '../../events/index.ts';
import { UNREAD } from '../sides.queries.ts';

/** Has the person of side `s` read a message `m`, as far as its sender may know? What is read under a block is not told (P426). */
export const HAS_READ: RawBuilder<boolean> = sql<boolean>`(m.seq <= coalesce(s.shown_read_seq, s.read_seq) and not m.is_late)`;

/** Who was erased has no side any more, and nothing of it. */
const UNSENDABLE = sql`m.state in ('sent', 'in_review') and not coalesce(${HAS_READ}, false)
  and not exists (select from message_unlocks u where u.message_id = m.id)`;

/** The next conversations, by id, in which it was not opened; locked until the transaction ends. */
export async function lockUnopened(
  tx: Tx,
  broadcastId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from messages m left join conversation_sides s on s.conversation_id = m.conversation_id and s.person_id <> m.sender_id
    join conversations c on c.id = m.conversation_id
    where m.broadcast_id = ${broadcastId}::uuid and ${UNSENDABLE} ${after === null ? sql`` : sql`and m.conversation_id > ${after}::uuid`}
    order by m.conversation_id limit ${limit}::int for update of c`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Unsends it, with how people reacted to it (P463), in conversations that are locked, but where it was opened or paid for meanwhile: who pays waits for this, and
 * finds nothing for sale.
 * @returns what their readers are told
 */
export async function unsendIn(
  tx: Tx,
  broadcastId: string,
  conversationIds: readonly string[],
): Promise<ConversationEvent[]> {
  const ids = sql`${conversationIds as string[]}::uuid[]`;
  await sql`select from messages where broadcast_id = ${broadcastId}::uuid and conversation_id = any(${ids}) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<{ person_id: string | null; conversation_id: string; seq: number }>`
    with gone as (
      update messages m set state = 'unsent', price = null, files_count = 0, is_late = false
      from messages placed left join conversation_sides s on s.conversation_id = placed.conversation_id and s.person_id <> placed.sender_id
      where m.broadcast_id = ${broadcastId}::uuid and m.conversation_id = any(${ids}) and placed.id = m.id and ${UNSENDABLE}
      returning m.id, s.person_id, m.conversation_id, m.seq
    ), bare as (
      delete from message_reactions r using gone where r.message_id = gone.id
    )
    select person_id, conversation_id, seq from gone`.execute(tx);
  const told = rows.flatMap(({ person_id: personId, conversation_id: conversationId, seq }) =>
    personId === null ? [] : [{ personId, conversationId, seq }],
  );
  await sql`update conversation_sides s set unread_count = ${UNREAD} where s.conversation_id = any(${told.map(({ conversationId }) => conversationId)}::uuid[])
    and s.person_id = any(${told.map(({ personId }) => personId)}::uuid[])`.execute(tx);
  return told;
}
