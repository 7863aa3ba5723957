import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

export interface Standing {
  verified_name: string | null;
  is_paused: boolean;
  has_open_dispute: boolean;
  owes_centavos: number;
  /** Centavos that left at once, or are leaving, since the Philippine day began. */
  used_today: number;
}

/** What is known of a creator when they ask for an instant payout (P601). */
export async function readStanding(
  db: Queryable,
  { creatorId, now }: { creatorId: string; now: Date },
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select u.verified_name, (u.status <> 'active' or u.kyc_status <> 'approved') as is_paused,
      exists (select from clawback_parts part join clawbacks c on c.id = part.clawback_id and c.cause_type = 'dispute'
        join disputes d on d.id = c.cause_id and d.state = 'open' where part.person_id = u.id) as has_open_dispute,
      coalesce((select -balance from ledger_accounts where id = 'PHP:creator_debt:' || u.id), 0)::float8 as owes_centavos,
      (select coalesce(sum(centavos), 0) from payouts p where p.creator_id = u.id and p.is_instant and p.status not in ('failed', 'returned')
        and p.requested_at >= date_trunc('day', ${now}::timestamptz at time zone 'Asia/Manila') at time zone 'Asia/Manila')::float8 as used_today
    from users u where u.id = ${creatorId}::uuid`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('a payout of nobody was asked about');
  return standing;
}
