import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** The creator's part is recomputed from the rules that were in force; the referrer's has a law of its own (referrals-keep-their-cap). */
export const unlocksArePaid: Law = {
  name: 'unlocks-are-paid',
  says: 'Every unlock is paid once, by its fan, at its price, to its post’s creator, their referrer and the platform; every such entry unlocks.',
  violations: sql`
    with paid as (
      select e.*, exists (select from ledger_entries r where r.reverses = e.id) as is_reversed, u.id as unlock_id, u.fan_id, u.credits, p.creator_id, c.referred_by,
        u.credits::bigint * e.centavos_per_credit as worth,
        u.credits::bigint * e.centavos_per_credit * s.creator_percent / 100 as creator_part,
        coalesce((select m.amount from ledger_movements m where m.entry_id = e.id and m.account = 'PHP:affiliate_held:' || c.referred_by), 0) as affiliate_part
      from ledger_entries e left join unlocks u on u.id = e.subject_id left join posts p on p.id = u.post_id left join users c on c.id = p.creator_id
      join platform_settings_versions s on s.version = coalesce(e.settings_version, 1) where e.reason = 'unlock'
    ), expected as (
      select b.id as entry_id, x.account, x.amount from paid b cross join lateral (values
        ('CREDIT:wallet:' || b.fan_id, -b.credits::bigint),
        ('CREDIT:issuer', b.credits::bigint),
        ('PHP:deposits', -b.worth),
        ('PHP:creator_payable:' || b.creator_id, b.creator_part),
        ('PHP:affiliate_held:' || b.referred_by, b.affiliate_part),
        ('PHP:revenue', b.worth - b.creator_part - b.affiliate_part)) as x (account, amount)
      where b.unlock_id is not null and x.account is not null and x.amount <> 0
    )
    select * from (
      select u.id::text as id, 'not paid' as difference from unlocks u where not exists (select from paid p where p.unlock_id = u.id and not p.is_reversed)
      union all
      select p.id::text, 'paid, and nothing is unlocked' from paid p where p.unlock_id is null and not p.is_reversed
      union all
      select p.id::text, 'worth ' || p.value_centavos || ' instead of ' || p.worth from paid p
      where p.unlock_id is not null and (p.value_centavos <> p.worth or p.actor_id is distinct from p.fan_id)
      union all
      select m.entry_id::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select * from ledger_movements where entry_id in (select id from paid where unlock_id is not null)) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
    ) found limit 20`,
};
