import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/durations.ts';
import { lowestIdAt } from '../../../platform/ids.ts';
import { ALL, type Law, SAME_MOMENT, type Span } from '../../../platform/law.ts';

/** What was written in the same moment may have been read before it was there. */

/** The months of which an invoice was issued since the span began, each whole; numbers are looked at over all of a series. */
function violations({ from }: Span) {
  const lowest = lowestIdAt(new Date(Math.max(0, from.getTime() - 70 * 24 * HOUR_MS)));
  return sql<{ id: string; difference: string }>`
    with looked as (
      select m.month, m.series_id, m.reached, m.done_at from invoice_months m
      where m.done_at is null or m.done_at >= ${from}::timestamptz
    ), booked as (
      select e.id, e.reason, e.subject_id, (e.created_at at time zone 'Asia/Manila')::date as day, v.amount
      from ledger_entries e join ledger_movements v on v.entry_id = e.id and v.account = 'PHP:revenue'
      where e.id >= ${lowest}::uuid and e.reason <> 'forfeit' and exists (select from looked)
    ), owned as (
      select b.*, date_trunc('month', b.day)::date as month, coalesce(
        (select p.creator_id from payouts p where b.reason in ('payout_settle', 'payout_bounce') and p.id = b.subject_id),
        (select split_part(split_part(q.to_account, '#', 1), ':', 3)::uuid from ledger_postings q
          where b.reason in ('unlock', 'subscription', 'tip') and q.entry_id = b.id and q.to_account like 'PHP:creator_payable:%' limit 1)) as creator_id
      from booked b
    ), rated as (
      select o.month, o.creator_id, case when o.reason in ('payout_settle', 'payout_bounce') then 'payout_fees' else 'share' end as kind, o.amount,
        coalesce((select case when is_on then rate_bp else 0 end from vat_rules where from_day <= o.day order by from_day desc, id desc limit 1), 0) as rate_bp
      from owned o join looked l on l.month = o.month and (l.done_at is not null or o.creator_id <= l.reached)
    ), line as (
      select month, creator_id, kind, rate_bp, sum(amount)::bigint as centavos, trunc(sum(amount) * rate_bp / (10000 + rate_bp))::bigint as vat
      from rated group by 1, 2, 3, 4 having sum(amount) <> 0
    ), expected as (
      select month, creator_id, sum(centavos)::bigint as centavos, sum(vat)::bigint as vat,
        jsonb_agg(jsonb_build_object('kind', kind, 'rate_bp', rate_bp, 'centavos', centavos, 'vat_centavos', vat) order by kind, rate_bp) as lines
      from line group by 1, 2 having sum(centavos) <> 0
    ), issued as (
      select i.*, (select jsonb_agg(x order by x ->> 'kind', (x ->> 'rate_bp')::int) from jsonb_array_elements(i.lines) x) as sorted
      from invoices i join looked l using (month)
    ), counted as (
      select i.series_id, i.kind, count(*) as count, min(i.number) as lowest, max(i.number) as highest from invoices i group by 1, 2
    )
    select * from (
      select coalesce(i.id::text, x.creator_id || ' ' || x.month) as id,
        concat_ws(' ', coalesce(i.centavos, 0), 'with', i.vat_centavos, 'of VAT instead of', coalesce(x.centavos, 0), 'with', x.vat) as difference
      from expected x full join issued i on i.creator_id = x.creator_id and i.month = x.month
      where (x.centavos, x.vat, x.lines) is distinct from (i.centavos, i.vat_centavos, i.sorted)
      union all
      select series_id || ' ' || kind, count || ' numbers from ' || lowest || ' to ' || highest from counted c join invoice_series s on s.id = c.series_id
      where count <> highest - lowest + 1 or lowest <> case kind when 'invoice' then s.first_number else 1 end
      union all
      select i.id::text, 'is of another series than its month, or of a month that was not over' from issued i join invoice_months m using (month)
      where i.series_id <> m.series_id or i.issued_at < ((i.month + interval '1 month') at time zone 'Asia/Manila')
        or m.series_id is distinct from (select id from invoice_series s where s.from_month <= m.month and s.written_at < ((m.month + interval '1 month') at time zone 'Asia/Manila') order by from_month desc, id desc limit 1)
      union all
      select i.id::text, 'says another seller than held as it was issued' from issued i join tax_identities t on t.id = i.identity_id
      where t.written_at > i.issued_at or exists (select from tax_identities o where o.written_at > t.written_at and o.written_at <= i.issued_at - ${SAME_MOMENT})
      union all
      select i.id::text, 'names another buyer to the tax office than held as it was issued' from issued i join users u on u.id = i.creator_id
      left join creator_tax_details d on d.id = i.buyer_details_id
      where u.status <> 'erased' and (d.creator_id <> i.creator_id or d.written_at > i.issued_at or exists (select from creator_tax_details o
        where o.creator_id = i.creator_id and o.written_at > coalesce(d.written_at, '-infinity') and o.written_at <= i.issued_at - ${SAME_MOMENT}))
      union all
      select i.id::text, 'names nobody who is here' from issued i join users u on u.id = i.creator_id where (i.buyer_name is null) <> (u.status = 'erased')
    ) found limit 20`;
}

export const invoicesSayWhatWasEarned: Law = {
  name: 'invoices-say-what-was-earned',
  says: 'Of each creator of whom anything was earned in a month that was invoiced there is one invoice, of all of it by what for and by the VAT of its days, or a credit note where more went back; numbers follow one another without a gap, and each says who Likha and its creator were to the tax office as it was issued.',
  violations: violations(ALL),
  recent: violations,
};
