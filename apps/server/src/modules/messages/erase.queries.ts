import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { eraseAutomatic } from './automatic/automatic.queries.ts';

/**
 * Takes away what a person wrote and sent, how their conversations stood for them, what they deleted and chose (P429). The conversations and the places
 * in them stay for the others, who have nothing of theirs left to read.
 */
export async function eraseMessages(tx: Tx, personId: string): Promise<void> {
  const person = sql`${personId}::uuid`;
  await eraseAutomatic(tx, personId);
  await sql`select from broadcasts where creator_id = ${person} order by id for update`.execute(tx);
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
