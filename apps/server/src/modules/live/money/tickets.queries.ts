import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../../platform/database/index.ts';
import { accessFacts } from '../streams/streams.queries.ts';

/** Of a stream: what decides whether a fan may pay for it. */
export interface OfferRow {
  creator_id: string;
  title: string;
  state: 'scheduled' | 'running' | 'ended';
  audience: string;
  ticket_price: number | null;
  is_nsfw: boolean;
  scheduled_at: Date | null;
  /** The fan leaves mature things out. */
  safe_mode: boolean;
  is_followed: boolean;
  is_subscribed: boolean;
  has_ticket: boolean;
  paid_credits: number | null;
}

export async function findOffer(
  db: Queryable,
  liveId: string,
  fanId: string,
  now: Date,
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select s.creator_id, s.title, s.state, s.audience, s.ticket_price, s.is_nsfw, s.scheduled_at, fan.safe_mode, paid.credits as paid_credits,
      ${accessFacts(sql`fan.id`, now)}
    from live_streams s join users fan on fan.id = ${fanId}::uuid
    left join live_tickets paid on paid.live_id = s.id and paid.fan_id = fan.id
    where s.id = ${liveId}::uuid and not exists (select from blocks b where b.blocker_id = fan.id and b.blocked_id = s.creator_id)`.execute(
    db,
  );
  return rows[0];
}

interface NewTicket {
  id: string;
  liveId: string;
  fanId: string;
  credits: number;
  /** As it was looked at: who moves it meanwhile has it looked at again. */
  scheduledAt: Date | null;
  now: Date;
}

/**
 * Answers nothing when the fan has one, or the stream is not sold for these credits any more. It waits for who is just ending or changing it, and they for
 * it: so nothing is sold while it is called off, and whoever gives tickets back sees all of them.
 */
export const insertTicket = prepare<NewTicket, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    insert into live_tickets (id, live_id, fan_id, creator_id, credits, created_at)
    select ${param('id')}::uuid, s.id, ${param('fanId')}::uuid, s.creator_id, s.ticket_price, ${param('now')}::timestamptz
    from live_streams s where s.id = ${param('liveId')}::uuid and s.state <> 'ended' and s.ticket_price = ${param('credits')}::integer
      and s.scheduled_at is not distinct from ${param('scheduledAt')}::timestamptz
    for share
    on conflict do nothing returning id`,
);

export function findTicket(db: Queryable, id: string) {
  return db
    .selectFrom('live_tickets')
    .select(['id', 'live_id', 'fan_id', 'credits'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whom a fan tipped on a stream under a key: what was paid is answered, whatever became of the stream since. */
export async function findTippedBefore(
  db: Queryable,
  { fanId, liveId, idempotencyKey }: { fanId: string; liveId: string; idempotencyKey: string | null },
): Promise<string | undefined> {
  if (idempotencyKey === null) return undefined;
  const row = await db
    .selectFrom('tips')
    .select('creator_id')
    .where('fan_id', '=', fanId)
    .where('idempotency_key', '=', idempotencyKey)
    .where('live_id', '=', liveId)
    .executeTakeFirst();
  return row?.creator_id;
}

/** Waits for who is just buying a ticket of a creator's streams that are not over, and has the next one wait. */
export async function lockSold(tx: Tx, creatorId: string): Promise<void> {
  await tx
    .selectFrom('live_streams')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('audience', '=', 'ticket')
    .where('state', '<>', 'ended')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** @param since who could watch from then on, or bought since, has had too little of it. @returns the tickets that were not marked before */
export async function markShutOut(
  tx: Tx,
  { creatorId, fanId, at, since }: { creatorId: string; fanId: string; at: Date; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update live_tickets t set shut_out_at = ${at}::timestamptz from live_streams s
    where s.id = t.live_id and s.creator_id = ${creatorId}::uuid and s.state <> 'ended' and t.fan_id = ${fanId}::uuid and t.shut_out_at is null
      and (s.started_at is null or s.started_at > ${since}::timestamptz or t.created_at > ${since}::timestamptz) returning t.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
