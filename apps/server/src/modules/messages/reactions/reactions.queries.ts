import type { Reaction } from '@likha/contract/late-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export interface ReactionRow {
  person_id: string;
  reaction: Reaction;
}

/** The reactions to a message `m`; null where there are none. Looked up for each message, as there are two at the most. */
export const REACTIONS_TO: RawBuilder<ReactionRow[] | null> = sql<ReactionRow[] | null>`(
  select json_agg(json_build_object('person_id', r.person_id, 'reaction', r.reaction))
  from message_reactions r where r.message_id = m.id)`;

/** @returns whether anything changed: whoever reacts so already does it no second time */
export async function setReaction(
  tx: Tx,
  row: { messageId: string; personId: string; reaction: Reaction; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into message_reactions as r (message_id, person_id, reaction, created_at)
    values (${row.messageId}::uuid, ${row.personId}::uuid, ${row.reaction}, ${row.at})
    on conflict (message_id, person_id) do update set reaction = excluded.reaction, created_at = excluded.created_at
      where r.reaction <> excluded.reaction
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** @returns whether there was one */
export async function deleteReaction(tx: Tx, messageId: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('message_reactions')
    .where('message_id', '=', messageId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
