import { POLICY } from '@likha/contract/limits';
import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

const HELD = sql`make_interval(days => ${sql.lit(POLICY.commissionHeld)})`;

/** What the sales of a day brought is added up anew. One night's grace: who is released tells that the nights before were released. */
export const releasesAreDue: Law = {
  name: 'releases-are-due',
  says: 'A release is what the sales of its Philippine day brought its referrer, once that whole day is 30 days old; and nothing that is due stays held.',
  violations: sql`
    with earned as (
      select substr(m.account, 20)::uuid as affiliate_id, (coalesce(o.created_at, e.created_at) at time zone 'Asia/Manila')::date as day, sum(m.amount)::bigint as centavos
      from ledger_movements m join ledger_entries e on e.id = m.entry_id
      left join clawback_parts c on c.id = e.subject_id and e.reason in ('clawback', 'clawback_return')
      left join ledger_entries o on o.id = coalesce(e.reverses, c.sale_entry_id)
      where m.account like 'PHP:affiliate\\_held:%' and e.reason not in ('affiliate_release', 'forfeit')
      group by 1, 2
    ), booked as (
      select subject_id, min(created_at) as at from ledger_entries where reason = 'affiliate_release' group by 1
    ), newest as (select max(released_at) as at from affiliate_releases)
    select * from (
      select r.id::text as id, r.centavos || ' released of ' || coalesce(d.centavos, 0) || ' earned on ' || r.day as difference
      from affiliate_releases r left join earned d on d.affiliate_id = r.affiliate_id and d.day = r.day
      where r.centavos is distinct from d.centavos
      union all
      select r.id::text, 'of ' || r.day || ', released at ' || r.released_at from affiliate_releases r left join booked b on b.subject_id = r.id
      where r.day >= ((r.released_at - ${HELD}) at time zone 'Asia/Manila')::date
        or b.at is null or b.at not between r.released_at - ${SAME_MOMENT} and r.released_at + interval '1 day'
      union all
      select d.affiliate_id || ' ' || d.day, d.centavos || ' is due and held' from earned d cross join newest
      where d.centavos > 0 and d.day < ((newest.at - ${HELD} - interval '1 day') at time zone 'Asia/Manila')::date
        and not exists (select from affiliate_releases r where r.affiliate_id = d.affiliate_id and r.day = d.day)
        and not exists (select from forfeits f where f.person_id = d.affiliate_id)
    ) found limit 20`,
  // Of what was released lately; what stays held is looked for every night.
  recent: ({ from }) => sql`
    select r.id::text as id, r.centavos || ' released of ' || d.centavos || ' earned on ' || r.day as difference
    from affiliate_releases r cross join lateral (
      select coalesce(sum(case when p.to_account = a.id then p.amount else -p.amount end), 0) as centavos
      from ledger_accounts a join ledger_postings p on a.id in (p.to_account, p.from_account)
      join ledger_entries e on e.id = p.entry_id and e.reason not in ('affiliate_release', 'forfeit')
      left join clawback_parts c on c.id = e.subject_id and e.reason in ('clawback', 'clawback_return')
      left join ledger_entries o on o.id = coalesce(e.reverses, c.sale_entry_id)
      where a.type = 'affiliate_held' and a.owner = r.affiliate_id::text and (coalesce(o.created_at, e.created_at) at time zone 'Asia/Manila')::date = r.day
    ) d
    where r.released_at >= ${from}::timestamptz
      and (r.centavos <> d.centavos or r.day >= ((r.released_at - ${HELD}) at time zone 'Asia/Manila')::date) limit 20`,
};
