import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/** A message to many that its sender took back, and that an erased person still has. */
export interface HadOfMany {
  broadcast_id: string;
  is_unsent: boolean;
  conversation_ids: string[];
}

/**
 * Locks a person's own messages to many, and those that were unsent and that they had opened: before any conversation, as whoever sends does.
 * @returns the latter
 */
export async function lockBroadcastsOf(tx: Tx, personId: string): Promise<HadOfMany[]> {
  const person = sql`${personId}::uuid`;
  const { rows } = await sql<HadOfMany>`
    with had as materialized (
      select m.broadcast_id, array_agg(m.conversation_id) as conversation_ids
      from conversation_sides s join messages m on m.conversation_id = s.conversation_id
      where s.person_id = ${person} and m.sender_id <> ${person} and m.broadcast_id is not null and m.state <> 'unsent'
      group by m.broadcast_id
    )
    select b.id as broadcast_id, b.state = 'unsent' as is_unsent, had.conversation_ids from broadcasts b left join had on had.broadcast_id = b.id
    where b.creator_id = ${person} or (had.broadcast_id is not null and b.state in ('unsending', 'unsent')) order by b.id for update of b`.execute(
    tx,
  );
  return rows.filter(({ conversation_ids: ids }) => ids !== null);
}

/** Takes away what a person wrote and sent, how their conversations stood for them, what they deleted and chose. */
export async function eraseWritten(tx: Tx, personId: string): Promise<void> {
  const person = sql`${personId}::uuid`;
  const theirs = sql`select conversation_id from conversation_sides where person_id = ${person}`;
  await sql`select id from conversations where id in (${theirs}) order by id for update`.execute(tx);
  await sql`delete from message_files f using media_items i where i.id = f.media_id and i.owner_id = ${person}`.execute(
    tx,
  );
  await sql`update messages set text = null, is_late = false, price = null, files_count = 0, broadcast_id = null,
      state = case when state = 'removed' then 'removed' else 'unsent' end where sender_id = ${person}`.execute(
    tx,
  );
  await sql`delete from broadcasts where creator_id = ${person}`.execute(tx);
  await sql`update conversation_sides set unread_count = 0
    where conversation_id in (${theirs}) and person_id <> ${person} and unread_count > 0`.execute(tx);
  await sql`delete from hidden_messages where person_id = ${person}`.execute(tx);
  await sql`delete from message_reactions where person_id = ${person}
      or message_id in (select id from messages where sender_id = ${person})`.execute(tx);
  await sql`delete from message_settings where person_id = ${person}`.execute(tx);
  await sql`delete from conversation_sides where person_id = ${person}`.execute(tx);
}
