import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Instant payouts keep the limit and the fee of the settings that their hold was booked by; of the last thirty days with payouts. */
export const sendersAreHeard: Law = {
  name: 'senders-are-heard',
  says: 'What a sender sent is on record once under its id, which is the reference of what arrived; only instant payouts cost a fee, as the settings said, and those of a day keep its limit.',
  violations: sql`
    with sent as (
      select payout_id, count(*) as times, min(reference) as provider_id from payout_events where kind = 'sent' group by 1
    ), instant as (
      select p.*, v.payout_instant_daily_centavos as daily, v.payout_instant_fee_centavos as fee, (p.requested_at at time zone 'Asia/Manila')::date as day
      from payouts p join ledger_entries e on e.key = 'payout_hold:' || p.id join platform_settings_versions v on v.version = e.settings_version
      where p.is_instant
    )
    select * from (
      select coalesce(p.id, s.payout_id)::text as id, 'was sent ' || coalesce(s.times, 0) || ' times, as ' || coalesce(s.provider_id, 'nothing') || ' and not ' || coalesce(p.provider_id, 'at all') as difference
      from (select * from payouts where provider_id is not null) p full join sent s on s.payout_id = p.id
      where s.times is distinct from 1 or s.provider_id is distinct from p.provider_id
      union all
      select id::text, status || ' as ' || coalesce(reference, 'nothing') || ', and sent as ' || coalesce(provider_id, 'nothing') from payouts
      where sender is not null and status in ('paid', 'returned') and (provider_id is null or reference is distinct from provider_id)
      union all
      select id::text, 'its sender was heard of, and it has none' from payouts where sender is null and (provider_id is not null or failure is not null or returned_at is not null)
      union all
      select id::text, 'costs ' || fee_centavos || ', and is not instant' from payouts where not is_instant and fee_centavos <> 0
      union all
      select id::text, 'costs ' || fee_centavos || ' instead of ' || fee from instant where fee_centavos <> fee
      union all
      select min(id::text), sum(centavos) || ' left at once on ' || day || ', and ' || max(daily) || ' may' from instant
      where status not in ('failed', 'returned') group by creator_id, day having sum(centavos) > max(daily)
      union all
      select id::text, 'is asked about no more, and is on its way' from payouts where sender is not null and status = 'approved' and next_check_at is null
    ) found limit 20`,
};
