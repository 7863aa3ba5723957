import { LIVE } from '@likha/contract/live/live-limits';
import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** A job gives back, and is tried for some days; a day is long for it. What a ticket is in the books has a law of the sales (sales-are-paid). */
const LATE = sql`interval '1 day'`;

/** What was left of a stream for less than that was none (P630, P797). */
const SHORT = sql`make_interval(mins => ${sql.lit(LIVE.refundMinutes)})`;

export const ticketsComeBack: Law = {
  name: 'tickets-come-back',
  says: 'A ticket is of what its stream asked, to who streams; it comes back once where its stream never began, was cut or lost by us, or was over within two minutes, or within two minutes of when it was bought, or where its holder was shut out by then, and never else.',
  violations: sql`
    with ticket as (
      select t.*, s.ticket_price, s.creator_id as host, s.ended_at, fan.status as fan_status, e.id as entry_id,
        t.shut_out_at is not null or s.ended_at is not null and (s.ended_why in ('staff', 'never_came') or s.is_carrier_lost or s.started_at is null
          or s.ended_at - s.started_at < ${SHORT}
          or (s.gives_late_back and s.ended_at - t.created_at < ${SHORT})) as is_due,
        (select count(*) from restitutions r where r.sale_entry_id = e.id
          and (r.cause in ('live_failed', 'live_late') and r.cause_id = t.live_id or r.cause = 'live_blocked' and r.cause_id = t.id)) as back,
        exists (select from ledger_entries r where r.reverses = e.id) as is_reversed,
        coalesce((select sum(p.credits) from clawback_parts p where p.sale_entry_id = e.id and p.share = 'creator' and p.given_back_at is null), 0) as clawed
      from live_tickets t join live_streams s on s.id = t.live_id join users fan on fan.id = t.fan_id
      left join ledger_entries e on e.key = 'unlock:' || t.id
    )
    select * from (
      select id::text as id, credits || ' paid of ' || coalesce(ticket_price::text, 'no price') || ' to ' || creator_id || ' of ' || host as difference
      from ticket where credits is distinct from ticket_price or creator_id <> host
      union all
      select id::text, 'came back, and should not' from ticket where back > 0 and is_due is not true
      union all
      select id::text, 'did not come back' from ticket where is_due and back = 0 and not is_reversed and clawed < credits
        and fan_status not in ('banned', 'erased') and coalesce(shut_out_at, ended_at) < now() - ${LATE}
        and not exists (select from sanctions b where b.user_id = ticket.fan_id and b.kind = 'ban' and b.ended_at > now() - ${LATE})
      union all
      select r.id::text, 'is of no ticket of its stream' from restitutions r where r.cause in ('live_failed', 'live_late', 'live_blocked')
        and not exists (select from ticket t where t.entry_id = r.sale_entry_id and r.cause_id = case r.cause when 'live_blocked' then t.id else t.live_id end)
    ) found limit 20`,
};
