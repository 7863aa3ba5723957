import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/durations.ts';
import { lowestIdAt } from '../../../platform/ids.ts';
import { ALL, type Law, SAME_MOMENT, type Span } from '../../../platform/law.ts';
import { dawnOf, philippineTime } from '../../../platform/philippine-time.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';

/** The days from that of the span on; what moved the two accounts is looked at whole, as it is one entry a day. */
function violations({ from }: Span) {
  const day = philippineTime(from).slice(0, 10);
  const lowest = lowestIdAt(new Date(Math.max(0, dawnOf(day).getTime() - HOUR_MS)));
  return sql<{ id: string; difference: string }>`
    with ruled as (
      select d.day::date as day, r.rate_bp
      from generate_series((select greatest(min(from_day), ${day}::date) from vat_rules)::timestamp, (select max(day) from vat_days)::timestamp, interval '1 day') as d (day)
      cross join lateral (select is_on, rate_bp from vat_rules where from_day <= d.day::date order by from_day desc, id desc limit 1) r where r.is_on
    ), earned as (
      select (e.created_at at time zone 'Asia/Manila')::date as day, sum(m.amount) as centavos
      from ledger_entries e join ledger_movements m on m.entry_id = e.id
      where m.account = 'PHP:revenue' and e.reason <> 'forfeit' and e.id >= ${lowest}::uuid and m.entry_id >= ${lowest}::uuid and exists (select from ruled) group by 1
    ), expected as (
      select r.day, r.rate_bp, coalesce(e.centavos, 0) as share, trunc(coalesce(e.centavos, 0) * r.rate_bp / (10000 + r.rate_bp)) as vat
      from ruled r left join earned e using (day)
    ), entry as (
      select id, key, subject_id, value_centavos, created_at from ledger_entries where reason = 'vat'
    ), moved as (
      select e.id, m.account, m.amount from entry e cross join lateral ${movedByEntry(sql`e.id`)} m
    ), remitted as (
      select e.id from ${rareEntries('tax_remittance')} e
    ), summed as (
      select account, amount from moved
      union all
      select m.account, m.amount from remitted r cross join lateral ${movedByEntry(sql`r.id`)} m where m.account = 'PHP:tax_payable'
    )
    select * from (
      select coalesce(x.day, v.day)::text as id, concat_ws(' ', v.rate_bp, v.share_centavos, v.vat_centavos, 'instead of', x.rate_bp, x.share, x.vat) as difference
      from expected x full join (select * from vat_days where day >= ${day}::date) v using (day)
      where (x.rate_bp, x.share, x.vat) is distinct from (v.rate_bp, v.share_centavos::numeric, v.vat_centavos::numeric)
      union all
      select coalesce(v.id, e.subject_id)::text, 'is not in the books once, as its day says'
      from (select * from vat_days where vat_centavos <> 0) v full join entry e on e.key = 'vat:' || v.id
      where v.id is null or e.id is null or e.value_centavos <> abs(v.vat_centavos)
        or e.created_at not between v.posted_at - ${SAME_MOMENT} and v.posted_at + ${SAME_MOMENT}
        or (select jsonb_object_agg(account, amount) from moved m where m.id = e.id)
          is distinct from jsonb_build_object('PHP:tax_payable', v.vat_centavos, 'PHP:revenue_vat', -v.vat_centavos)
      union all
      select day::text, 'was not over at ' || posted_at from vat_days where day >= (posted_at at time zone 'Asia/Manila')::date
      union all
      select a.id, a.balance || ' instead of ' || coalesce(sum(m.amount), 0) from ledger_accounts a
      left join summed m on m.account = 'PHP:' || a.type
      where a.type in ('tax_payable', 'revenue_vat') group by a.id, a.balance having a.balance <> coalesce(sum(m.amount), 0)
    ) found limit 20`;
}

export const vatFollowsItsRules: Law = {
  name: 'vat-follows-its-rules',
  says: 'The VAT of a day is what the rule of that day says of what the platform earned on it less what went back; every such day up to the newest is there, is in the books once, and nothing else is VAT but what of it was remitted.',
  violations: violations(ALL),
  recent: violations,
};
