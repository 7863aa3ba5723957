import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Recomputed from movements of whole accounts, not from postings as the days are counted. */
export const platformDaysAreBooked: Law = {
  name: 'platform-days-are-booked',
  says: 'A day that is final has what the entries of that Philippine day moved, and the credits that people held when it ended.',
  violations: sql`
    with moved as (
      select (e.created_at at time zone 'Asia/Manila')::date as day, e.id, e.reason, e.trade_sign, e.details ->> 'bucket' as bucket,
        split_part(m.account, ':', 2) as type, m.amount
      from ledger_entries e join ledger_movements m on m.entry_id = e.id
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
        (select coalesce(sum(x.issued), 0) from booked x where x.day <= d.day)]::bigint[] as figures
      from platform_days d left join booked b on b.day = d.day where d.is_final
    )
    select d.day::text as id, x.figures::text || ' is kept as ' || k.figures::text as difference
    from expected x join platform_days d on d.day = x.day
    cross join lateral (select array[d.purchases, d.sales, d.paid_centavos, d.credits_purchased, d.credits_spent, d.creator_centavos,
      d.affiliate_centavos, d.platform_centavos, d.earnings_paid_out_centavos, d.affiliate_paid_out_centavos, d.circulation]::bigint[] as figures) k
    where x.figures <> k.figures limit 20`,
};
