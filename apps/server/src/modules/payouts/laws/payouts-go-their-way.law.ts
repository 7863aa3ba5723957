import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

/** What a payout's state says must have happened is compared with three records of it: its events, the audit log and the books. */
export const payoutsGoTheirWay: Law = {
  name: 'payouts-go-their-way',
  says: 'Every payout was asked for by its creator, of the least amount or more and to the account sealed at the request, decided and finished by an admin who is another, by two where two were asked for, or by the system where it is instant, where a sender says so, and where it went to a new account and its creator took their Likha account back, in this order, on record.',
  violations: sql`
    with step as (
      select p.id, x.* from payouts p cross join lateral (values
        ('requested', 'payout_hold', 'creator', p.creator_id, p.requested_at, true),
        ('approve', 'payout_send', case when p.is_instant then 'system' else 'admin' end, p.decided_by, p.decided_at, p.status in ('approved', 'paid', 'failed', 'returned')),
        ('reject', 'payout_return', case when p.recovered_at is null then 'admin' else 'system' end, p.decided_by, p.decided_at, p.status = 'rejected'),
        ('paid', 'payout_settle', case when p.sender is null then 'admin' else 'system' end, p.finished_by, p.finished_at, p.status in ('paid', 'returned')),
        ('failed', 'payout_fail', case when p.sender is null then 'admin' else 'system' end, p.finished_by, p.finished_at, p.status = 'failed'),
        ('returned', 'payout_bounce', 'system', null, p.returned_at, p.status = 'returned')
      ) as x (kind, reason, actor_type, actor_id, at, is_due) where x.is_due
    ), said as (
      select payout_id, kind, count(*) as times, min(actor_id::text)::uuid as actor_id, min(at) as at from payout_events where kind not in ('exported', 'sent') group by 1, 2
    ), acted as (
      select (before ->> 'payout_id')::uuid as payout_id, substr(action, 8) as kind, count(*) as times, min(actor_id::text)::uuid as actor_id
      from admin_actions where action in ('payout.approve', 'payout.reject', 'payout.paid', 'payout.failed') group by 1, 2
    ), booked as (
      select subject_id, reason, count(*) as times, min(actor_type) as actor_type, min(actor_id::text)::uuid as actor_id, min(created_at) as at,
        max(value_centavos) as centavos, max(settings_version) as settings_version
      from ledger_entries where reason in ('payout_hold', 'payout_send', 'payout_return', 'payout_settle', 'payout_fail', 'payout_bounce') group by 1, 2
    ), sealed as (
      -- Of several at one moment each may have been the last.
      select creator_id, at, seal, min(at) over (partition by creator_id order by at groups between 1 following and 1 following) as until from payout_account_seals
    ), logged as (
      -- The first of all is asked for a moment before that is on record.
      select min(at) - ${SAME_MOMENT} as since from payout_events
    )
    select * from (
      select coalesce(s.id, e.payout_id)::text as id, coalesce(s.kind, e.kind) || ' is not on record once, by who did it, at its time' as difference
      from (select s.* from step s join payouts p on p.id = s.id, logged where p.requested_at >= logged.since) s
      full join said e on e.payout_id = s.id and e.kind = s.kind
      where e.times is distinct from 1 or s.actor_id is distinct from e.actor_id or s.at not between e.at - ${SAME_MOMENT} and e.at + ${SAME_MOMENT}
      union all
      select coalesce(s.id, a.payout_id)::text, coalesce(s.kind, a.kind) || ' is not in the record of what admins did'
      from (select s.* from step s join payouts p on p.id = s.id, logged where s.actor_type = 'admin' and p.requested_at >= logged.since) s
      full join acted a on a.payout_id = s.id and a.kind = s.kind
      where a.times is distinct from 1 or s.actor_id is distinct from a.actor_id
      union all
      select coalesce(s.id, b.subject_id)::text, coalesce(s.reason, b.reason) || ' is not in the books once, as its row says' from step s
      full join booked b on b.subject_id = s.id and b.reason = s.reason left join payouts p on p.id = s.id
      where b.times is distinct from 1 or s.actor_id is distinct from b.actor_id or s.actor_type is distinct from b.actor_type
        or b.centavos is distinct from p.centavos or s.at not between b.at - ${SAME_MOMENT} and b.at + ${SAME_MOMENT}
      union all
      select p.id::text, 'decided by its creator, or not in order' from payouts p
      where p.creator_id in (p.first_approved_by, p.decided_by, p.finished_by) or p.status <> 'rejected' and p.first_approved_by = p.decided_by or p.decided_at < p.requested_at - ${SAME_MOMENT} or p.finished_at < p.decided_at - ${SAME_MOMENT} or p.returned_at < p.finished_at - ${SAME_MOMENT}
      union all
      select p.id::text, 'left by ' || coalesce(p.reference, 'no transfer') || ', and ' || coalesce(e.reference, 'none') || ' is on record' from payouts p
      join payout_events e on e.payout_id = p.id and e.kind = 'paid' where p.status in ('paid', 'returned') and (p.reference is null or p.reference is distinct from e.reference)
      union all
      select p.id::text, p.centavos || ' is less than the least' from payouts p join booked b on b.subject_id = p.id and b.reason = 'payout_hold'
      join platform_settings_versions v on v.version = b.settings_version where p.centavos < v.payout_min_centavos
      union all
      select p.id::text, 'goes to another account than was sealed when it was asked for' from payouts p
      where not exists (select from sealed s where s.creator_id = p.creator_id and s.seal = sha256(p.sealed)
        and s.at <= p.requested_at and (s.until is null or s.until >= p.requested_at - ${SAME_MOMENT}))
      union all
      select p.id::text, 'ended as an account was taken back, for which no account to be paid to was new' from payouts p
      where p.recovered_at is not null and (p.decided_by is not null or p.requested_at not between p.recovered_at - interval '72 hours' and p.recovered_at + interval '1 day'
        or not exists (select from sealed s where s.creator_id = p.creator_id and s.at >= p.recovered_at - interval '72 hours' and s.at <= p.requested_at + ${SAME_MOMENT}))
      union all
      select t.creator_id::text, 'is paid to another account than was saved' from payout_settings t
      where not exists (select from sealed s where s.creator_id = t.creator_id and s.seal = sha256(t.sealed) and s.at = t.updated_at)
    ) found limit 20`,
};
