import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { EndedWhy } from '../live.policy.ts';

export interface WonTicketRow {
  id: string;
  live_id: string;
  creator_id: string;
  created_at: Date;
  shut_out_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  ended_why: EndedWhy | null;
  is_carrier_lost: boolean;
  gives_late_back: boolean;
}

/** A job gives back for some days: what was due so long before a ban may not have come back when it began. */
const JOB_TAKES = sql`interval '3 days'`;

/**
 * Tickets that have not come back whole, and for which nothing, or a part, was due for a while that is over since a moment: their payment was taken back and is ours
 * again, or whoever bought them was banned and is not any more.
 */
export async function listWonTickets(
  db: Queryable,
  since: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<WonTicketRow[]> {
  const { rows } = await sql<WonTicketRow>`
    with asked as (
      select e.subject_id as id from clawback_parts p join ledger_entries e on e.id = p.sale_entry_id and e.reason = 'unlock'
      where p.share = 'creator' and p.given_back_at > ${since}
      union
      select t.id from sanctions b join users fan on fan.id = b.user_id and fan.status <> 'banned'
      join live_tickets t on t.fan_id = b.user_id join live_streams s on s.id = t.live_id
      where b.kind = 'ban' and b.ended_at > ${since} and coalesce(t.shut_out_at, s.ended_at) > b.created_at - ${JOB_TAKES}
    )
    select t.id, t.live_id, t.creator_id, t.created_at, t.shut_out_at, s.started_at, s.ended_at, s.ended_why, s.is_carrier_lost, s.gives_late_back
    from asked join live_tickets t on t.id = asked.id join live_streams s on s.id = t.live_id join ledger_entries e on e.key = 'unlock:' || t.id
    where (s.state = 'ended' or t.shut_out_at is not null) and (${after}::uuid is null or t.id > ${after}::uuid)
      and t.credits > (select coalesce(sum(r.credits), 0) from restitutions r where r.sale_entry_id = e.id)
      and not exists (select from ledger_entries r where r.reverses = e.id)
    order by t.id limit ${limit}::int`.execute(db);
  return rows;
}
