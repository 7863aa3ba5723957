import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Where all nodes hear up to where messages came, as `sender:conversation:seq` with commas between. */
export const DELIVERED_TOLD = 'delivered_told';
/** Of such a three at most 85 bytes, where a notification takes 8,000. */
const NAMED_AT_ONCE = 90;

/** That a device of somebody was handed the message at a place of a conversation. */
export interface Handed {
  personId: string;
  conversationId: string;
  seq: number;
}

/**
 * Moves the marks of people forward to what they were handed of others, and tells those, where both show what they read. Of a message to
 * many the mark moves and nobody is told: its sender would hear of thousands. While one of the two blocks the other nothing moves, so
 * that nothing is learnt. Waits for no lock: a side that somebody else has in hand is left, to be tried again.
 * @returns how many of those asked for still stand behind
 */
export async function moveDelivered(db: Queryable, handed: readonly Handed[]): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    asked as (
      select a.person_id, a.conversation_id, max(m.seq) as seq, max(m.seq) filter (where m.broadcast_id is null) as told_seq
      from unnest(${handed.map(({ personId }) => personId)}::uuid[], ${handed.map(({ conversationId }) => conversationId)}::uuid[],
        ${handed.map(({ seq }) => seq)}::int[]) as a (person_id, conversation_id, seq)
      join messages m on m.conversation_id = a.conversation_id and m.seq = a.seq and m.sender_id <> a.person_id and m.state = 'sent'
      group by a.person_id, a.conversation_id
    ), behind as materialized (
      select s.person_id, s.conversation_id, asked.seq, asked.told_seq, o.person_id as sender_id from asked
      join conversation_sides s on s.conversation_id = asked.conversation_id and s.person_id = asked.person_id and s.delivered_seq < asked.seq
      join conversation_sides o on o.conversation_id = s.conversation_id and o.person_id <> s.person_id
      where not exists (select from blocks b where b.blocker_id = s.person_id and b.blocked_id = o.person_id)
        and not exists (select from blocks b where b.blocker_id = o.person_id and b.blocked_id = s.person_id)
    ), free as materialized (
      select s.person_id, s.conversation_id from conversation_sides s, quick
      where (s.conversation_id, s.person_id) in (select conversation_id, person_id from behind)
      for no key update of s skip locked
    ), moved as (
      update conversation_sides s set delivered_seq = greatest(s.delivered_seq, behind.seq)
      from free join behind using (conversation_id, person_id)
      where s.conversation_id = free.conversation_id and s.person_id = free.person_id
      returning behind.sender_id, behind.told_seq, s.conversation_id, s.person_id
    ), told as (
      select sender_id || ':' || conversation_id || ':' || told_seq as said, (row_number() over (order by sender_id) - 1) / ${NAMED_AT_ONCE}::int as part
      from moved where told_seq is not null and not exists (
        select from message_settings t where t.person_id in (moved.sender_id, moved.person_id) and not t.shows_read)
    ), rung as materialized (select pg_notify(${DELIVERED_TOLD}, string_agg(said, ',')) from told group by part)
    select ((select count(*) from behind) - (select count(*) from moved) + 0 * (select count(*) from rung))::int as left`.execute(
    db,
  );
  return rows[0]?.left ?? 0;
}
