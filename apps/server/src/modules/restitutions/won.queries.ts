import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import type { Gone } from './restitution.ts';

/**
 * What staff took away, of which something was sold whose payment was taken back and is ours again since a moment, and did not come back: a post,
 * a message, or all of a creator's.
 */
export async function listGoneOfWon(db: Queryable, since: Date, limit: number): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    select distinct case s.kind when 'ban' then 'banned' else 'post_removed' end as cause, s.user_id as "creatorId",
      case s.kind when 'ban' then s.user_id else s.subject_id end as "causeId", s.created_at as at
    from clawback_parts p join ledger_entries e on e.id = p.sale_entry_id
    left join unlocks u on u.id = e.subject_id left join message_unlocks m on m.id = e.subject_id
    join sanctions s on s.user_id = p.person_id and s.ended_at is null and (s.kind = 'ban'
      or s.kind = 'removal' and s.subject_type in ('post', 'message') and s.subject_id = coalesce(u.post_id, m.message_id))
    where p.share = 'creator' and p.given_back_at > ${since}
      and not exists (select from restitutions r where r.sale_entry_id = e.id)
      and not exists (select from ledger_entries r where r.reverses = e.id)
    order by at limit ${limit}::int`.execute(db);
  return rows;
}
