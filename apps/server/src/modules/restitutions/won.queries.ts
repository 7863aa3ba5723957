import { DELETION_DAYS } from '@likha/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { pageOf } from './page-of.queries.ts';
import type { Gone, GonePage } from './restitution.ts';

/**
 * What staff took away, or its creator by leaving, of which something was sold whose payment was taken back and is ours again since a moment, and did not
 * come back, or not whole: a post, a message, or all of a creator's.
 */
export async function listGoneOfWon(db: Queryable, page: GonePage): Promise<Gone[]> {
  const { since } = page;
  const { rows } = await sql<Gone>`
    with won as (
      select distinct e.subject_id, p.person_id as creator_id from clawback_parts p join ledger_entries e on e.id = p.sale_entry_id
      join sales s on s.id = e.subject_id and s.reason = e.reason
      where p.share = 'creator' and p.given_back_at > ${since}
        and s.credits > (select coalesce(sum(r.credits), 0) from restitutions r where r.sale_entry_id = e.id)
        and not exists (select from ledger_entries r where r.reverses = e.id)
    )
    ${pageOf(
      sql`select distinct case s.kind when 'ban' then 'banned' else 'post_removed' end as cause, s.user_id as "creatorId",
      case s.kind when 'ban' then s.user_id else s.subject_id end as "causeId", s.created_at as at
    from won w
    left join unlocks u on u.id = w.subject_id left join message_unlocks m on m.id = w.subject_id
    join sanctions s on s.user_id = w.creator_id and s.ended_at is null and (s.kind = 'ban'
      or s.kind = 'removal' and s.subject_type in ('post', 'message') and s.subject_id = coalesce(u.post_id, m.message_id))
    union
    select 'left', c.id, c.id, c.erases_at - make_interval(days => ${DELETION_DAYS}::int)
    from won w join users c on c.id = w.creator_id and c.status = 'leaving'
    `,
      page,
    )}`.execute(db);
  return rows;
}
