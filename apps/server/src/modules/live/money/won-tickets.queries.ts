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

/**
 * Tickets whose payment was taken back and is ours again since a moment, and of which nothing has come back: while it was taken back nothing was
 * due for them.
 */
export async function listWonTickets(db: Queryable, since: Date, limit: number): Promise<WonTicketRow[]> {
  const { rows } = await sql<WonTicketRow>`
    select t.id, t.live_id, t.creator_id, t.created_at, t.shut_out_at, s.started_at, s.ended_at, s.ended_why, s.is_carrier_lost, s.gives_late_back
    from clawback_parts p join ledger_entries e on e.id = p.sale_entry_id and e.reason = 'unlock'
    join live_tickets t on t.id = e.subject_id join live_streams s on s.id = t.live_id
    where p.share = 'creator' and p.given_back_at > ${since} and (s.state = 'ended' or t.shut_out_at is not null)
      and not exists (select from restitutions r where r.sale_entry_id = e.id)
      and not exists (select from ledger_entries r where r.reverses = e.id)
    order by p.given_back_at limit ${limit}::int`.execute(db);
  return rows;
}
