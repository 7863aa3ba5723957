import { sql } from 'kysely';
import { prepare, type Queryable } from '../../platform/database/index.ts';

export interface DueRelease {
  readonly affiliate_id: string;
  /** A Philippine day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly centavos: number;
}

/**
 * What each referrer earned on each day before one that is not released yet, however long ago; a reversal, and what was taken back
 * of it, counts for the day of its sale.
 */
export async function listDueReleases(
  db: Queryable,
  stretch: { beforeDay: string; limit: number; affiliateId?: string; fromDay?: string },
): Promise<DueRelease[]> {
  const { rows } = await sql<DueRelease>`
    with earned as (
      select held.owner::uuid as affiliate_id, (coalesce(sale.created_at, e.created_at) at time zone 'Asia/Manila')::date as day,
        sum(case when p.to_account = held.id then p.amount else -p.amount end)::bigint as centavos
      from ledger_accounts held
      join ledger_postings p on held.id in (p.to_account, p.from_account)
      join ledger_entries e on e.id = p.entry_id and e.reason <> 'affiliate_release'
      left join clawback_parts part on part.id = e.subject_id and e.reason in ('clawback', 'clawback_return')
      left join ledger_entries sale on sale.id = coalesce(e.reverses, part.sale_entry_id)
      where held.type = 'affiliate_held' ${stretch.affiliateId ? sql`and held.owner = ${stretch.affiliateId}` : sql``}
        ${stretch.fromDay ? sql`and coalesce(sale.created_at, e.created_at) >= ${stretch.fromDay}::date::timestamp at time zone 'Asia/Manila'` : sql``}
        and coalesce(sale.created_at, e.created_at) < ${stretch.beforeDay}::date::timestamp at time zone 'Asia/Manila'
      group by 1, 2 having sum(case when p.to_account = held.id then p.amount else -p.amount end) > 0
    )
    select e.affiliate_id, e.day::text, e.centavos from earned e
    where not exists (select from affiliate_releases r where r.affiliate_id = e.affiliate_id and r.day = e.day)
      -- What they held is gone with their account.
      and not exists (select from forfeits f where f.person_id = e.affiliate_id)
    order by e.day, e.affiliate_id limit ${stretch.limit}`.execute(db);
  return rows;
}

/** Answers nothing when this day was released already; waits for a transaction that is just releasing it. */
export const insertReleaseStatement = prepare<
  { id: string; affiliateId: string; day: string; centavos: number; now: Date },
  { id: string }
>(
  (_db, param) => sql<{ id: string }>`
    insert into affiliate_releases (id, affiliate_id, day, centavos, released_at)
    values (${param('id')}::uuid, ${param('affiliateId')}::uuid, ${param('day')}::date, ${param('centavos')}::bigint, ${param('now')}::timestamptz)
    on conflict do nothing returning id`,
);
