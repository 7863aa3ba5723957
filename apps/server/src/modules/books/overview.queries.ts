import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../platform/database/index.ts';

/** What a screen waits for at the most. */
const PATIENCE = '8s';

/** Reads of one moment, which hold nobody up and are given up in time. */
export function inSnapshot<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(PATIENCE)}`.execute(tx);
      return read(tx);
    });
}

interface Waiting {
  provider: string;
  what:
    | 'webhook_kept'
    | 'webhook_waits'
    | 'payment_late'
    | 'payout_late'
    | 'refund_unbooked'
    | 'refund_stuck';
  count: number;
  oldest_at: Date;
}

/** What providers said and nothing has come of, and whom nobody has asked since `late`. Each by the index of what waits. */
export async function listWaiting(
  db: Queryable,
  { now, late }: { now: Date; late: Date },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select provider, 'webhook_' || case status when 'kept' then 'kept' else 'waits' end as what, count(*)::int as count, min(received_at) as oldest_at
    from webhook_events where status = 'kept' or (status = 'queued' and received_at >= ${now}::timestamptz - interval '30 days' and received_at < ${late}::timestamptz)
    group by provider, status
    union all
    select provider, 'payment_late', count(*)::int, min(next_check_at) from payment_attempts
    where not is_final and next_check_at < ${late}::timestamptz group by provider
    union all
    select sender, 'payout_late', count(*)::int, min(next_check_at) from payouts
    where next_check_at is not null and sender is not null and next_check_at < ${late}::timestamptz group by sender
    union all
    select provider, 'refund_unbooked', count(*)::int, min(found_at) from unbooked_refunds where explained_at is null group by provider
    union all
    select a.provider, 'refund_stuck', count(*)::int, min(q.stuck_at) from refund_requests q
      join payment_attempts a on a.purchase_id = q.purchase_id and a.status = 'captured' where q.stuck_at is not null group by a.provider
    order by 1, 2`.execute(db);
  return rows;
}

interface Unbooked {
  provider: string;
  provider_refund_id: string;
  purchase_reference: string;
  amount_centavos: number;
  found_at: Date;
}

/** Refunds by a provider that do not fit and that nobody explained (P841, P843), the oldest first. */
export function listUnbooked(db: Queryable, limit: number): Promise<Unbooked[]> {
  return db
    .selectFrom('unbooked_refunds as r')
    .innerJoin('purchases as p', 'p.id', 'r.purchase_id')
    .select([
      'r.provider',
      'r.provider_refund_id',
      'p.reference as purchase_reference',
      'r.amount_centavos',
      'r.found_at',
    ])
    .where('r.explained_at', 'is', null)
    .orderBy('r.found_at')
    .orderBy('r.provider_refund_id')
    .limit(limit)
    .execute();
}

interface Heard {
  name: string;
  webhook_at: Date | null;
  compared_until: Date | null;
  settled_at: Date | null;
}

/** What was heard of each last: the newest webhook of three days, about a payment or a payout (P811), how far its list was compared, what it settled of the newest thousand. */
export async function listHeard(db: Queryable, names: readonly string[], now: Date): Promise<Heard[]> {
  const { rows } = await sql<Heard>`
    select n.name, greatest(w.received_at, s.received_at) as webhook_at, l.covered_until as compared_until, greatest(a.at, p.at) as settled_at
    from unnest(${names}::text[]) with ordinality as n (name, place)
    left join lateral (
      select received_at from webhook_events e where e.provider = n.name and e.received_at >= ${now}::timestamptz - interval '3 days'
      order by received_at desc limit 1
    ) w on true
    left join sender_webhooks s on s.sender = n.name and s.received_at >= ${now}::timestamptz - interval '3 days'
    left join provider_listings l on l.provider = n.name
    left join lateral (
      select max(captured_at) as at from (select provider, captured_at from payment_attempts order by id desc limit 1000) newest where provider = n.name
    ) a on true
    left join lateral (
      select max(finished_at) as at from (select sender, finished_at from payouts order by id desc limit 1000) newest where sender = n.name
    ) p on true
    order by n.place`.execute(db);
  return rows;
}
