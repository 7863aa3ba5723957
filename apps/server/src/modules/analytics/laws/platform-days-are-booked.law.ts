import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/durations.ts';
import { boundedLaw, since } from '../../../platform/law.ts';

const SPAN_DAYS = 3;

/** Recomputed from movements of whole accounts, not from postings as the days are counted. */
export const platformDaysAreBooked = boundedLaw({
  name: 'platform-days-are-booked',
  says: 'A day that is final has what the entries of that Philippine day moved, and the credits that people held when it ended.',
  // Days that ended lately: what people hold is counted on from the day before, which the whole look counted from the beginning.
  of: ({ from }) => {
    const begin = new Date(Math.max(0, from.getTime() - SPAN_DAYS * DAY_MS));
    return sql`
    with moved as (
      select (e.created_at at time zone 'Asia/Manila')::date as day, e.id, e.reason, e.trade_sign, e.details ->> 'bucket' as bucket,
        split_part(m.account, ':', 2) as type, m.amount
      from ledger_entries e join ledger_movements m on m.entry_id = e.id
      where e.id >= ${since(begin).fromId}::uuid and m.entry_id >= ${since(begin).fromId}::uuid
    ), booked as (
      select day, count(distinct id) filter (where reason = 'purchase') as purchases,
        count(distinct id) filter (where reason in ('unlock', 'subscription', 'tip')) as sales,
        coalesce(sum(-amount) filter (where type = 'clearing' and trade_sign <> 0), 0) as paid,
        coalesce(sum(amount) filter (where type = 'wallet' and sign(amount) = trade_sign), 0) as purchased,
        coalesce(sum(-amount) filter (where type = 'wallet' and sign(amount) = -trade_sign), 0) as spent,
        coalesce(sum(amount) filter (where type = 'creator_payable' and trade_sign <> 0), 0) as creators,
        coalesce(sum(amount) filter (where type = 'affiliate_held' and trade_sign <> 0), 0) as affiliates,
        coalesce(sum(amount) filter (where type = 'revenue' and trade_sign <> 0), 0) as platform,
        coalesce(sum(-amount) filter (where type = 'payouts_in_flight' and reason = 'payout_settle' and bucket = 'earnings'), 0) as earnings_out,
        coalesce(sum(-amount) filter (where type = 'payouts_in_flight' and reason = 'payout_settle' and bucket = 'affiliate'), 0) as affiliate_out,
        coalesce(sum(-amount) filter (where type = 'issuer'), 0) as issued
      from moved group by day
    ), expected as (
      select d.day, array[coalesce(b.purchases, 0), coalesce(b.sales, 0), coalesce(b.paid, 0), coalesce(b.purchased, 0), coalesce(b.spent, 0), coalesce(b.creators, 0),
        coalesce(b.affiliates, 0), coalesce(b.platform, 0), coalesce(b.earnings_out, 0), coalesce(b.affiliate_out, 0),
        (select coalesce(sum(x.issued), 0) from booked x where x.day <= d.day and x.day > first.day)
          + coalesce((select k.circulation from platform_days k where k.day = first.day), 0)]::bigint[] as figures
      from platform_days d left join booked b on b.day = d.day
      cross join (select (${begin}::timestamptz at time zone 'Asia/Manila')::date + 1 as day) first
      where d.is_final and d.day > first.day and (first.day = '1970-01-02' or exists (select from platform_days k where k.day = first.day))
    )
    select d.day::text as id, x.figures::text || ' is kept as ' || k.figures::text as difference
    from expected x join platform_days d on d.day = x.day
    cross join lateral (select array[d.purchases, d.sales, d.paid_centavos, d.credits_purchased, d.credits_spent, d.creator_centavos,
      d.affiliate_centavos, d.platform_centavos, d.earnings_paid_out_centavos, d.affiliate_paid_out_centavos, d.circulation]::bigint[] as figures) k
    where x.figures <> k.figures limit 20`;
  },
});
