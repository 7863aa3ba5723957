import { sql } from 'kysely';
import { ALL, type Law, SAME_MOMENT, type Span } from '../../../platform/law.ts';

/** Sales of creators whom somebody brought, and what their referrer should have got. */
const sales = ({ fromId }: Span) => sql`
      select e.id, p.creator_id, e.value_centavos * s.affiliate_percent / 100 as full_part, s.affiliate_cap_centavos as cap,
        e.value_centavos >= s.affiliate_min_transaction_centavos
          and e.created_at at time zone 'UTC' < c.created_at at time zone 'UTC' + make_interval(months => s.affiliate_validity_months) as is_active,
        coalesce((select sum(q.amount) from ledger_postings q where q.entry_id = e.id and split_part(q.to_account, '#', 1) = 'PHP:affiliate_held:' || c.referred_by), 0) as part,
        coalesce(r.erased_at <= e.created_at, false) or exists (select from sanctions b where b.user_id = c.referred_by and b.kind = 'ban' and b.created_at <= e.created_at
          and (b.ended_at is null or b.ended_at + ${SAME_MOMENT} > e.created_at)) as is_gone
      from ledger_entries e join sales p on p.id = e.subject_id and p.reason = e.reason join users c on c.id = p.creator_id join users r on r.id = c.referred_by
      join platform_settings_versions s on s.version = coalesce(e.settings_version, 1) where c.referred_by is not null and e.id >= ${fromId}::uuid`;

export const referralsKeepTheirCap: Law = {
  name: 'referrals-keep-their-cap',
  says: 'A referrer gets the full percent of every sale while the referral is active and the cap leaves it, nothing otherwise, and what is counted against the cap is what they got.',
  violations: sql`
    with sale as (${sales(ALL)}
    ), total as (
      select creator_id, sum(part) as earned, max(cap) as cap from sale group by creator_id
    ), counted as (
      select creator_id, sum(earned_centavos) as earned from referral_earnings group by creator_id
    )
    select * from (
      select s.id::text as id, s.part || ' of ' || s.full_part || case when s.is_active then '' else ', not active' end as difference
      from sale s join total t on t.creator_id = s.creator_id
      where (not s.is_active and s.part <> 0) or s.part > s.full_part or (s.is_active and not s.is_gone and s.part < s.full_part and t.earned < s.cap)
      union all
      select t.creator_id::text, t.earned || ' above the cap of ' || t.cap from total t where t.earned > t.cap
      union all
      select coalesce(t.creator_id, c.creator_id)::text, coalesce(c.earned, 0) || ' counted, ' || coalesce(t.earned, 0) || ' earned'
      from total t full join counted c on c.creator_id = t.creator_id where coalesce(c.earned, 0) <> coalesce(t.earned, 0)
    ) found limit 20`,
  // What is counted against the cap is added up every night; by it an hour's sales are judged, each by what was counted as it was made:
  // a cap that was raised since lets later ones count for more.
  recent: (span) => sql`
    with sale as (${sales(span)}),
    since as (
      select *, coalesce(sum(part) over (partition by creator_id order by id rows between 1 following and unbounded following), 0) as later from sale
    )
    select s.id::text as id, s.part || ' of ' || s.full_part || case when s.is_active then '' else ', not active' end as difference
    from since s cross join lateral (select coalesce(sum(earned_centavos), 0) as earned from referral_earnings where creator_id = s.creator_id) c
    where (not s.is_active and s.part <> 0) or s.part > s.full_part or (s.is_active and not s.is_gone and s.part < s.full_part and c.earned < s.cap)
      or (s.part > 0 and c.earned - s.later > s.cap) limit 20`,
};
