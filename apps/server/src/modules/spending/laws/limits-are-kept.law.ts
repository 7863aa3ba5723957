import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Of each limit the period of its fan's last spend, where that came after the limit was set: those before it are older than their limit, or were looked at when they were last. */
export const limitsAreKept: Law = {
  name: 'limits-are-kept',
  says: 'In no day, week or month did a fan use more than the limit that they had set themselves before what they used last in it.',
  violations: sql`
    with held as (
      select l.person_id, l.period, last.at, last.wallet,
        case when l.next_from <= last.at then l.next_credits else l.credits end as bound
      from spending_limits l cross join lateral (
        select e.created_at as at, p.from_account as wallet from ledger_accounts a join ledger_postings p on p.from_account = a.id
        join ledger_entries e on e.id = p.entry_id and e.reason in ('unlock', 'subscription', 'tip', 'gift')
        where a.type = 'wallet' and a.owner = l.person_id::text order by p.id desc limit 1
      ) last where last.at > l.set_at
    ), summed as (
      select h.*, (select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_entries e on e.id = p.entry_id
        where p.from_account = h.wallet and e.reason in ('unlock', 'subscription', 'tip', 'gift')
        and e.created_at >= date_trunc(h.period, h.at at time zone 'Asia/Manila') at time zone 'Asia/Manila') as spent
      from held h where h.bound is not null
    )
    select person_id || ' ' || period as id, spent || ' of ' || bound as difference from summed where spent > bound limit 20`,
};
