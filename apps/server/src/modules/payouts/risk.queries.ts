import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { DEMO_DOMAIN } from '../accounts/index.ts';

/** Whole centavos, over everybody. */
interface ExposureRow {
  /** Of earnings; commission that is held is added. */
  held: number;
  /** All that creators and referrers have not asked for yet, held or not. */
  owed_to_creators: number;
  requested: number;
  owed: number;
  fan_debt: number;
  taken_back: number;
}

/** @param fromDay the first Philippine day that is held; null where none is */
export async function readExposure(db: Queryable, fromDay: string | null): Promise<ExposureRow> {
  const { rows } = await sql<ExposureRow>`
    with total as (
      select type, sum(balance) as balance from ledger_accounts
      where type in ('creator_payable', 'affiliate_payable', 'affiliate_held', 'creator_held', 'payouts_in_flight', 'creator_debt', 'fan_debt', 'clawed_back')
      group by type
    ), days as (
      select person_id, sum(centavos) as centavos from (
        select creator_id as person_id, earned_centavos as centavos from creator_daily_earnings where day >= ${fromDay}::date
        union all
        select person_id, -centavos from clawback_parts
        where share = 'creator' and sale_day >= ${fromDay}::date and taken_at is not null and given_back_at is null
        union all
        select r.creator_id, -(r.creator_centavos + r.debt_centavos) from restitutions r join ledger_entries e on e.id = r.sale_entry_id
        where r.created_at >= ${fromDay}::date::timestamp at time zone 'Asia/Manila'
          and e.created_at >= ${fromDay}::date::timestamp at time zone 'Asia/Manila'
      ) each group by person_id
    ), held as (
      select coalesce(sum(greatest(0, least(d.centavos, coalesce(a.balance, 0)))), 0) as centavos
      from days d join users u on u.id = d.person_id and right(u.email, ${DEMO_DOMAIN.length}) <> ${DEMO_DOMAIN}
      left join lateral (select sum(balance) as balance from ledger_accounts
        where type in ('creator_payable', 'creator_debt') and owner = d.person_id::text) a on true
    )
    select (select centavos from held)::bigint + coalesce(sum(balance) filter (where type = 'affiliate_held'), 0)::bigint as held,
      coalesce(sum(balance) filter (where type in ('creator_payable', 'affiliate_payable', 'affiliate_held')), 0)::bigint as owed_to_creators,
      coalesce(sum(balance) filter (where type in ('creator_held', 'payouts_in_flight')), 0)::bigint as requested,
      coalesce(-sum(balance) filter (where type = 'creator_debt'), 0)::bigint as owed,
      coalesce(-sum(balance) filter (where type = 'fan_debt'), 0)::bigint as fan_debt,
      coalesce(sum(balance) filter (where type = 'clawed_back'), 0)::bigint as taken_back
    from total`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return row;
}
