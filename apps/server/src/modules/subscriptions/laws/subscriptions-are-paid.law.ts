import { sql } from 'kysely';
import { boundedLaw, SAME_MOMENT } from '../../../platform/law.ts';
import { GRACE_MS } from '../subscription.ts';

const GRACE = sql`make_interval(secs => ${sql.lit(GRACE_MS / 1000)})`;

/** Of a charge or free month by this name: was something of it had, and until when? What ended with a block did before its time (P1036). */
const isHad = (row: 'c' | 'f') => sql.raw(`(${row}.cut_at is null or ${row}.cut_at > ${row}.starts_at)`);
const endOf = (row: 'c' | 'f' | 'l') => sql.raw(`coalesce(${row}.cut_at, ${row}.ends_at)`);

/** Charges are what was paid for; the subscription has to be what they say. One that was given, or is free, has no month and no charge. */
export const subscriptionsArePaid = boundedLaw({
  name: 'subscriptions-are-paid',
  says: 'Months that a fan paid a creator are months, follow one another and were paid as they began, or before where they were given, at what was agreed, bundles and first months at their discount; a subscription is paid to the end of the last one and has access at most three days more; no month is both paid and free; what ended with a block did before its time.',
  of: ({ fromId }) => sql`
    with pair as (
      select distinct fan_id, creator_id from subscription_charges where id >= ${fromId}::uuid
    ), charge as (
      select c.*, lag(${endOf('c')}) over pairs as before_ends, e.centavos_per_credit
      from subscription_charges c join pair using (fan_id, creator_id) left join ledger_entries e on e.key = 'subscription:' || c.id
      window pairs as (partition by c.fan_id, c.creator_id, ${isHad('c')} order by c.starts_at, c.id)
    ), paid as (
      select s.*, (select coalesce(sum(c.months), 0) from subscription_charges c where c.fan_id = s.fan_id and c.creator_id = s.creator_id and c.starts_at >= s.started_at and ${isHad('c')}) as charges,
        (select min(c.starts_at) from subscription_charges c where c.fan_id = s.fan_id and c.creator_id = s.creator_id and c.starts_at >= s.started_at and ${isHad('c')}) as first_starts,
        (select max(${endOf('c')}) from subscription_charges c where c.fan_id = s.fan_id and c.creator_id = s.creator_id and ${isHad('c')}) as last_ends
      from subscriptions s where ${fromId}::uuid = '00000000-0000-0000-0000-000000000000' or (s.fan_id, s.creator_id) in (select fan_id, creator_id from pair)
    ), newest as (
      -- The time by the books; of several, as a clock may have gone back.
      select max(created_at) as at from (select created_at from ledger_entries order by id desc limit 1000) last
    )
    select * from (
      select c.id::text as id, 'begins at ' || c.starts_at || ', and the month before ends at ' || c.before_ends as difference from charge c where c.starts_at < c.before_ends and ${isHad('c')}
      union all
      select c.id::text, 'from ' || c.starts_at || ' to ' || c.ends_at || ', paid at ' || c.created_at from charge c
      where c.ends_at - c.starts_at not between interval '28 days' * c.months and interval '31 days' * c.months
        or c.created_at > c.starts_at + ${SAME_MOMENT} + case when c.given_by is null then ${GRACE} else interval '0' end
        or (c.given_by is null and c.created_at < c.starts_at - ${SAME_MOMENT})
      union all
      select c.id::text, c.credits || ' credits for ' || c.agreed_centavos || ' at ' || c.centavos_per_credit from charge c
      where c.credits <> div(c.agreed_centavos::bigint + c.centavos_per_credit - 1, c.centavos_per_credit)
      union all
      select c.id::text, c.agreed_centavos || ' for ' || c.months || ' months of ' || c.list_centavos || ' at ' || c.discount_percent || ' % less' from charge c
      where c.list_centavos is not null and c.agreed_centavos <> c.list_centavos * c.months - c.list_centavos::bigint * c.months * c.discount_percent / 100
      union all
      select c.id::text, 'a first month, and the fan had one or a trial before' from charge c
      where c.is_first_month and (exists (select from subscription_charges b where b.fan_id = c.fan_id and b.creator_id = c.creator_id and b.starts_at < c.starts_at and b.given_by is null) or exists (select from free_months f where f.fan_id = c.fan_id and f.creator_id = c.creator_id and f.kind = 'trial'))
      union all
      select f.id::text, 'a trial of ' || (f.ends_at - f.starts_at) || ', paid for were months before' from free_months f
      where f.kind = 'trial' and (f.ends_at - f.starts_at not in (interval '3 days', interval '7 days', interval '14 days', interval '30 days')
        or exists (select from subscription_charges c where c.fan_id = f.fan_id and c.creator_id = f.creator_id and c.starts_at < f.starts_at and c.given_by is null))
      union all
      select p.fan_id || ' ' || p.creator_id, p.months || ' months to ' || p.paid_until || ', paid are ' || p.charges || ' to ' || coalesce(p.last_ends::text, 'never') from paid p
      where (p.months > 0 and (p.months <> p.charges or p.started_at is distinct from p.first_starts or p.paid_until is distinct from p.last_ends))
        or p.ends_at > p.paid_until + ${GRACE}
      union all
      select c.id::text, 'paid from ' || c.starts_at || ', and ' || f.kind || ' until ' || f.ends_at
      from charge c join free_months f on f.fan_id = c.fan_id and f.creator_id = c.creator_id and f.starts_at < ${endOf('c')} and ${endOf('f')} > c.starts_at
      where ${isHad('c')} and ${isHad('f')}
      union all
      select s.fan_id || ' ' || s.creator_id, 'runs to ' || s.paid_until || ', given was to ' || f.last_ends from subscriptions s cross join lateral (
        select max(${endOf('f')}) as last_ends from free_months f where f.fan_id = s.fan_id and f.creator_id = s.creator_id and f.starts_at >= s.started_at and ${isHad('f')}) f
      where s.months = 0 and f.last_ends is distinct from s.paid_until and (f.last_ends is not null or (s.agreed_centavos = 0 and s.since is not null))
      union all
      select c.id::text, 'paid until ' || c.ends_at || ', and there is no such subscription' from charge c cross join newest
      where c.ends_at > newest.at and c.cut_at is null and not exists (select from subscriptions s where s.fan_id = c.fan_id and s.creator_id = c.creator_id and s.paid_until >= c.ends_at)
        -- What was taken out as it had ended: nothing need have been booked since.
        and not exists (select from subscription_charges l where l.fan_id = c.fan_id and l.creator_id = c.creator_id and ${endOf('l')} >= c.ends_at
          and (l.closed_at is not null or l.cut_at is not null))
    ) found limit 20`,
});
