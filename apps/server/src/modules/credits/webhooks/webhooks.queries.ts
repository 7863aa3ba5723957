import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';

export interface NewWebhookEvent {
  provider: ProviderName;
  event_id: string;
  order_id: string | null;
  capture_id: string | null;
  about: 'order' | 'refund' | 'dispute' | 'other';
  kind: string;
  /** How far a dispute had come; null for everything else. */
  stage: 'opened' | 'updated' | 'won' | 'lost' | null;
  status: 'queued' | 'kept' | 'ignored';
  payload: Buffer;
  received_at: Date;
}

/** Keeps a webhook; false when this event was delivered before. */
export async function insertWebhookEvent(tx: Tx, event: NewWebhookEvent): Promise<boolean> {
  const row = await tx
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The events about an order have led to what they could. */
export async function markHandled(db: Queryable, provider: ProviderName, orderId: string): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ status: 'handled' })
    .where('provider', '=', provider)
    .where('order_id', '=', orderId)
    .where('status', '=', 'queued')
    .execute();
}

/** In the text of a statement, as in the index that has it: its plan is one for every value. */
const QUEUED = sql<boolean>`status = 'queued'`;

/** Events about a capture that came before its provider was asked have led to what they could; later ones have jobs of their own. */
export async function markCaptureHandled(
  db: Queryable,
  provider: ProviderName,
  captureId: string,
  askedAt: Date,
): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ status: 'handled' })
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .where(QUEUED)
    .where('received_at', '<=', askedAt)
    .execute();
}

/** Nobody could say what became of a capture: its events wait for a person. */
export async function markCaptureKept(
  db: Queryable,
  provider: ProviderName,
  captureId: string,
): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ status: 'kept' })
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .where(QUEUED)
    .execute();
}

/** How a dispute about a capture ended, as the newest event says that nothing was done about yet. */
export async function readHeardEnd(
  db: Queryable,
  provider: ProviderName,
  captureId: string,
): Promise<'won' | 'lost' | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select('stage')
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .where(QUEUED)
    .where('stage', 'in', ['won', 'lost'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.stage === 'won' || row?.stage === 'lost' ? row.stage : null;
}

const LISTED = ['provider', 'event_id', 'kind', 'about', 'order_id', 'capture_id', 'received_at'] as const;

/** Events that nothing has acted on, oldest first, locked for who replays them. */
export function takeKeptEvents(tx: Tx, limit: number) {
  return tx
    .selectFrom('webhook_events')
    .select(LISTED)
    .where('status', '=', 'kept')
    .orderBy('received_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markQueued(tx: Tx, provider: ProviderName, eventId: string): Promise<void> {
  await tx
    .updateTable('webhook_events')
    .set({ status: 'queued' })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

export function countKept(db: Queryable) {
  return db
    .selectFrom('webhook_events')
    .select(['provider', 'about', sql<number>`count(*)::int`.as('count')])
    .where('status', '=', 'kept')
    .groupBy(['provider', 'about'])
    .execute();
}

/** @param handledBefore events that led to what they could; @param keptBefore all others */
export async function removeOldEvents(db: Queryable, handledBefore: Date, keptBefore: Date): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where((where) =>
      where.or([
        where.and([where('status', 'in', ['handled', 'ignored']), where('received_at', '<', handledBefore)]),
        where('received_at', '<', keptBefore),
      ]),
    )
    .execute();
}
