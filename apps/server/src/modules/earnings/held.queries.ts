import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { DEMO_DOMAIN } from '../accounts/index.ts';
import type { HeldDay } from './hold.ts';

interface HoldRow {
  /** 0 for the demo's own people, whom nobody pays; so is the percent. */
  hold_days: number;
  reserve_percent: number;
  reserve_days: number;
  /** Of the settings that say so. */
  settings_version: number;
  balance: number;
  owed: number;
  taken_back: number;
}

/** What a creator is owed and owes, and for how many days what they earn is held. As of one moment. */
export async function readHold(db: Queryable, creatorId: string): Promise<HoldRow> {
  const { rows } = await sql<HoldRow>`
    select case when demo.is_theirs then 0 else s.earnings_hold_days end as hold_days,
      case when demo.is_theirs then 0 else s.earnings_reserve_percent end as reserve_percent,
      s.earnings_reserve_days as reserve_days, s.version as settings_version,
      (select coalesce(sum(balance), 0) from ledger_accounts where type = 'creator_payable' and owner = u.id::text)::bigint as balance,
      (select coalesce(-sum(balance), 0) from ledger_accounts where type = 'creator_debt' and owner = u.id::text)::bigint as owed,
      (select coalesce(sum(centavos), 0) from clawback_parts p where p.person_id = u.id and p.share = 'creator'
        and p.taken_at is not null and p.given_back_at is null)::bigint as taken_back
    from users u cross join platform_settings s
    cross join lateral (select right(u.email, ${DEMO_DOMAIN.length}) = ${DEMO_DOMAIN} as is_theirs) demo where u.id = ${creatorId}::uuid`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no creator ${creatorId}`);
  return row;
}

/** What each day from a day on brought, less what was taken back of its sales, or came back to who paid (P246). */
export async function listHeldDays(db: Queryable, creatorId: string, fromDay: string): Promise<HeldDay[]> {
  const { rows } = await sql<HeldDay>`
    select day::text, sum(centavos)::bigint as centavos from (
      select day, earned_centavos as centavos from creator_daily_earnings
      where creator_id = ${creatorId}::uuid and day >= ${fromDay}::date
      union all
      select sale_day, -centavos from clawback_parts where person_id = ${creatorId}::uuid and share = 'creator'
        and sale_day >= ${fromDay}::date and taken_at is not null and given_back_at is null
      union all
      select (e.created_at at time zone 'Asia/Manila')::date, -(r.creator_centavos + r.debt_centavos)
      from restitutions r join ledger_entries e on e.id = r.sale_entry_id
      where r.creator_id = ${creatorId}::uuid and r.created_at >= ${fromDay}::date::timestamp at time zone 'Asia/Manila'
        and e.created_at >= ${fromDay}::date::timestamp at time zone 'Asia/Manila'
    ) each group by day having sum(centavos) > 0`.execute(db);
  return rows;
}
