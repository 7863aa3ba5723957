import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/durations.ts';
import { boundedLaw, idBefore } from '../../../platform/law.ts';

/** The creator's part is recomputed from the rules that were in force; the referrer's has a law of its own (referrals-keep-their-cap). */
export const salesArePaid = boundedLaw({
  name: 'sales-are-paid',
  says: 'Every unlock, month of a subscription and tip is paid once, by its fan, at its price, to its creator, their referrer and the platform; every such entry has one.',
  // What is paid for is written just before its entry, and may be of before the span.
  of: ({ from, fromId }) => sql`
    with paid as (
      select e.*, exists (select from ledger_entries r where r.reverses = e.id) as is_reversed, u.id as sale_id, u.fan_id, u.credits, u.creator_id, c.referred_by, c.user_type as seller,
        u.credits::bigint * e.centavos_per_credit as worth,
        u.credits::bigint * e.centavos_per_credit * s.creator_percent / 100 as creator_part,
        case when c.referred_by is null then 0 else coalesce((select m.amount from ledger_movements m where m.entry_id = e.id and m.account = 'PHP:affiliate_held:' || c.referred_by), 0) end as affiliate_part
      from ledger_entries e left join (select * from sales where id >= ${idBefore(from, HOUR_MS)}::uuid) u on u.id = e.subject_id and u.reason = e.reason left join users c on c.id = u.creator_id
      join platform_settings_versions s on s.version = coalesce(e.settings_version, 1) where e.id >= ${fromId}::uuid and e.reason in ('unlock', 'subscription', 'tip')
    ), expected as (
      select b.id as entry_id, x.account, x.amount from paid b cross join lateral (values
        ('CREDIT:wallet:' || b.fan_id, -b.credits::bigint),
        ('CREDIT:issuer', b.credits::bigint),
        ('PHP:deposits', -b.worth),
        ('PHP:creator_payable:' || b.creator_id, b.creator_part),
        ('PHP:affiliate_held:' || b.referred_by, b.affiliate_part),
        ('PHP:revenue', b.worth - b.creator_part - b.affiliate_part)) as x (account, amount)
      where b.sale_id is not null and x.account is not null and x.amount <> 0
    )
    select * from (
      select u.id::text as id, 'not paid' as difference from sales u where u.id >= ${fromId}::uuid and not exists (select from paid p where p.sale_id = u.id and p.reason = u.reason and not p.is_reversed)
      union all
      select p.id::text, 'paid, and there is no such ' || p.reason from paid p where p.sale_id is null and not p.is_reversed
      union all
      select p.id::text, 'sold by a fan' from paid p where p.seller = 'fan'
      union all
      select p.id::text, 'worth ' || p.value_centavos || ' instead of ' || p.worth from paid p
      where p.sale_id is not null and (p.value_centavos <> p.worth or p.actor_id is distinct from p.fan_id or p.actor_type <> 'fan')
      union all
      select m.entry_id::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select * from ledger_movements where entry_id >= ${fromId}::uuid and entry_id in (select id from paid where sale_id is not null)) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
    ) found limit 20`,
});
