import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** When a payout left, and when it came back, by the order of the books. */
const FIRST_OF = (keys: ReturnType<typeof sql>) =>
  sql`(select min(q.id) from ledger_entries e join ledger_postings q on q.entry_id = e.id where e.key in (${keys}))`;

/**
 * Of the newest two quarters: older ones were looked at when they were newest, and cannot be changed. Carries from quarter to quarter, and
 * within one from its end to its beginning, what came back: in other words than who issues reads it by.
 */
export const certificatesFollowTheBooks: Law = {
  name: 'certificates-follow-the-books',
  says: 'A certificate says, by code and month, what counted of its creator’s payouts of a quarter and what was withheld of it, less what came back and was carried to it; nothing is certified before its quarter is over.',
  violations: sql`
    with recursive recent as (
      select c.id, c.creator_id, c.quarter, c.issued_at, d.kind from tax_certificates c join creator_tax_details d on d.id = c.details_id
      where c.quarter >= (select max(quarter) from tax_certificates) - interval '3 months'
    ), named as (
      select distinct creator_id, kind from recent
    ), gone as (
      select p.*, extract(year from p.decided_at at time zone 'Asia/Manila') as year, ${FIRST_OF(sql`'payout_send:' || p.id`)} as sent,
        ${FIRST_OF(sql`'payout_fail:' || p.id, 'payout_bounce:' || p.id`)} as back
      from payouts p where p.bucket = 'earnings' and p.status in ('approved', 'paid', 'failed', 'returned')
        and p.creator_id in (select creator_id from named)
    ), counted as (
      select n.creator_id, n.kind, g.id, coalesce(case when n.kind = 'corporate' then r.atc_corporate else r.atc_individual end, '') as atc,
        div(least(g.centavos, greatest(0, g.centavos - r.threshold_centavos + coalesce((
          select sum(o.centavos) from gone o where o.creator_id = g.creator_id and o.year = g.year and o.sent < g.sent and coalesce(o.back > g.sent, true)
        ), 0))) * r.share_bp, 10000) as base
      from named n join gone g on g.creator_id = n.creator_id and g.withheld_centavos > 0 cross join lateral (
        select * from withholding_rules where from_day <= (g.decided_at at time zone 'Asia/Manila')::date order by from_day desc, id desc limit 1
      ) r
    ), monthly as (
      select c.creator_id, c.kind, c.atc, to_char(e.created_at at time zone 'Asia/Manila', 'YYYY-MM') as month,
        sum(c.base * s.sign) as base, sum(e.value_centavos * s.sign) as tax
      from counted c join ledger_entries e on e.subject_id = c.id and e.reason in ('payout_withhold', 'payout_withhold_return')
      cross join lateral (select case e.reason when 'payout_withhold' then 1 else -1 end as sign) s group by 1, 2, 3, 4
    ), quarterly as (
      select creator_id, kind, atc, date_trunc('quarter', (month || '-01')::date)::date as quarter, sum(base) as base, sum(tax) as tax,
        row_number() over (partition by creator_id, kind, atc order by date_trunc('quarter', (month || '-01')::date)) as place
      from monthly group by 1, 2, 3, date_trunc('quarter', (month || '-01')::date)
    ), carried as (
      select creator_id, kind, atc, quarter, place, 0::numeric as base_before, 0::numeric as tax_before, least(0, base) as base_rest, least(0, tax) as tax_rest
      from quarterly where place = 1
      union all
      select q.creator_id, q.kind, q.atc, q.quarter, q.place, c.base_rest, c.tax_rest, least(0, q.base + c.base_rest), least(0, q.tax + c.tax_rest)
      from carried c join quarterly q on (q.creator_id, q.kind, q.atc, q.place) = (c.creator_id, c.kind, c.atc, c.place + 1)
    ), until_then as (
      select c.creator_id, c.kind, c.atc, c.quarter, m.month, c.base_before + sum(e.base) as base, c.tax_before + sum(e.tax) as tax
      from carried c join monthly m on (m.creator_id, m.kind, m.atc) = (c.creator_id, c.kind, c.atc) and date_trunc('quarter', (m.month || '-01')::date) = c.quarter
      join monthly e on (e.creator_id, e.kind, e.atc) = (c.creator_id, c.kind, c.atc) and date_trunc('quarter', (e.month || '-01')::date) = c.quarter and e.month <= m.month
      group by 1, 2, 3, 4, 5, c.base_before, c.tax_before
    ), lasting as (
      select u.*, (select greatest(0, min(l.base)) from until_then l where (l.creator_id, l.kind, l.atc, l.quarter) = (u.creator_id, u.kind, u.atc, u.quarter) and l.month >= u.month) as base_kept,
        (select greatest(0, min(l.tax)) from until_then l where (l.creator_id, l.kind, l.atc, l.quarter) = (u.creator_id, u.kind, u.atc, u.quarter) and l.month >= u.month) as tax_kept
      from until_then u
    ), due as (
      select l.creator_id, l.kind, l.atc, l.quarter, (l.month || '-01')::date as month,
        l.base_kept - coalesce(max(b.base_kept), 0) as base, l.tax_kept - coalesce(max(b.tax_kept), 0) as tax
      from lasting l left join lasting b on (b.creator_id, b.kind, b.atc, b.quarter) = (l.creator_id, l.kind, l.atc, l.quarter) and b.month < l.month
      group by 1, 2, 3, 4, 5, l.base_kept, l.tax_kept
    ), expected as (
      select r.id, d.atc, d.month, d.base, d.tax from recent r join due d on (d.creator_id, d.kind, d.quarter) = (r.creator_id, r.kind, r.quarter)
      where d.base > 0 or d.tax > 0
    ), said as (
      select r.id, l.atc, l.month, l.base_centavos, l.withheld_centavos from recent r join tax_certificate_lines l on l.certificate_id = r.id
    )
    select * from (
      select coalesce(e.id, s.id)::text as id, coalesce(e.atc, s.atc) || ' ' || coalesce(e.month, s.month) || ': ' || coalesce(s.withheld_centavos, 0)
        || ' of ' || coalesce(s.base_centavos, 0) || ' instead of ' || coalesce(e.tax, 0) || ' of ' || coalesce(e.base, 0) as difference
      from expected e full join said s on (s.id, s.atc, s.month) = (e.id, e.atc, e.month)
      where e.base is distinct from s.base_centavos or e.tax is distinct from s.withheld_centavos
      union all
      select r.id::text, 'certifies nothing' from recent r where not exists (select from said s where s.id = r.id and s.withheld_centavos > 0)
      union all
      select id::text, 'was issued before its quarter was over' from recent
      where issued_at < ((quarter + interval '3 months') at time zone 'Asia/Manila') + interval '1 hour'
    ) found limit 20`,
};
