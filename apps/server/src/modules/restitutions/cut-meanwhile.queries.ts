import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { pageOf } from './page-of.queries.ts';
import type { Gone, GonePage } from './restitution.ts';

/** A job gives back for some days: what was due so long before a ban may not have come back when it began. */
const JOB_TAKES = sql`interval '3 days'`;

/**
 * Months that ended with a block and did not come back, or not whole, for which nothing was due for a while that is over since a moment: their payment was taken back and is
 * ours again, or whoever paid them was banned and is not any more (P976, P1025).
 */
export async function listCutMeanwhile(db: Queryable, page: GonePage): Promise<Gone[]> {
  const { since } = page;
  const { rows } = await sql<Gone>`
    with asked as (
      select e.subject_id as id from clawback_parts p join ledger_entries e on e.id = p.sale_entry_id and e.reason = 'subscription'
      where p.share = 'creator' and p.given_back_at > ${since}
      union
      select c.id from sanctions b join users payer on payer.id = b.user_id and payer.status <> 'banned'
      join subscription_charges c on (c.fan_id = b.user_id and c.given_by is null) or c.given_by = b.user_id
      where b.kind = 'ban' and b.ended_at > ${since} and c.cut_at > b.created_at - ${JOB_TAKES}
    )
    ${pageOf(
      sql`select distinct 'months_blocked' as cause, c.creator_id as "creatorId", c.cut_id as "causeId", c.cut_at as at
    from asked join subscription_charges c on c.id = asked.id and c.cut_id is not null join ledger_entries e on e.key = 'subscription:' || c.id
    where c.credits > (select coalesce(sum(r.credits), 0) from restitutions r where r.sale_entry_id = e.id)
      and not exists (select from ledger_entries r where r.reverses = e.id)
    `,
      page,
    )}`.execute(db);
  return rows;
}
