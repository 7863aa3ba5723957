import { isId } from '@likha/contract/addresses';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { ProviderCapture, ProviderName } from '../../../providers/payments/payment-provider.ts';

export function readListing(db: Queryable, provider: ProviderName) {
  return db
    .selectFrom('provider_listings')
    .select(['covered_from', 'covered_until'])
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** The first list begins what is covered; each one carries its end further. */
export async function recordListing(
  db: Queryable,
  provider: ProviderName,
  from: Date,
  until: Date,
): Promise<void> {
  await db
    .insertInto('provider_listings')
    .values({ provider, covered_from: from, covered_until: until < from ? from : until })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({
        covered_until: sql`greatest(provider_listings.covered_until, excluded.covered_until)`,
      }),
    )
    .execute();
}

export async function saveCaptures(
  db: Queryable,
  provider: ProviderName,
  captures: readonly ProviderCapture[],
  now: Date,
): Promise<void> {
  const unique = [...new Map(captures.map((capture) => [capture.captureId, capture])).values()];
  await db
    .insertInto('provider_captures')
    .values(
      unique.map((capture) => ({
        provider,
        capture_id: capture.captureId,
        order_id: capture.orderId,
        purchase_id: isId((capture.purchaseId ?? '').toLowerCase()) ? capture.purchaseId : null,
        amount_centavos: capture.amountCentavos,
        status: capture.status,
        captured_at: capture.capturedAt,
        seen_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'capture_id']).doUpdateSet({
        amount_centavos: sql`excluded.amount_centavos`,
        // What went back whole does not come back: a list may be behind.
        status: sql`case provider_captures.status when 'refunded' then 'refunded' else excluded.status end`,
        seen_at: sql`excluded.seen_at`,
      }),
    )
    .execute();
}

/** Keeps the provider's word that all of a capture of ours went back, where it was asked and no list told. */
export async function noteGivenBack(
  db: Queryable,
  provider: string,
  captureId: string,
  now: Date,
): Promise<void> {
  await sql`insert into provider_captures (provider, capture_id, order_id, purchase_id, amount_centavos, status, captured_at, seen_at)
    select provider, capture_id, order_id, purchase_id, captured_centavos, 'refunded', coalesce(captured_at, created_at), ${now}::timestamptz
    from payment_attempts where provider = ${provider} and capture_id = ${captureId}
    on conflict (provider, capture_id) do update set status = excluded.status, seen_at = excluded.seen_at`.execute(
    db,
  );
}

/** Captures of ours of which the list says more than the books: that more went back, or that they are disputed. */
export async function findUnexplained(
  db: Queryable,
  provider: ProviderName,
  captures: readonly ProviderCapture[],
): Promise<string[]> {
  const listed = captures.filter(({ refundedCentavos, isDisputed }) => refundedCentavos > 0 || isDisputed);
  const { rows } = await sql<{ capture_id: string }>`
    select l.capture_id from unnest(
      ${listed.map(({ captureId }) => captureId)}::text[], ${listed.map(({ refundedCentavos }) => refundedCentavos)}::bigint[],
      ${listed.map(({ isDisputed }) => isDisputed)}::boolean[]) as l (capture_id, refunded, is_disputed)
    join payment_attempts a on a.provider = ${provider} and a.capture_id = l.capture_id and a.status = 'captured'
    where l.refunded > (select coalesce(sum(r.amount_centavos), 0) from refunds r where r.purchase_id = a.purchase_id and r.undone_at is null)
      or l.is_disputed and not exists (
        select from disputes d where d.provider = a.provider and d.capture_id = a.capture_id and d.state in ('open', 'lost'))`.execute(
    db,
  );
  return rows.map(({ capture_id: captureId }) => captureId);
}

/** Purchases of ours whose capture is listed and not in the books. */
export async function findUncredited(
  db: Queryable,
  provider: ProviderName,
  captures: readonly ProviderCapture[],
): Promise<string[]> {
  const ids = captures.filter(({ status }) => status === 'captured').map(({ captureId }) => captureId);
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from provider_captures c
    join purchases p on p.id = c.purchase_id
      or p.id = (select a.purchase_id from payment_attempts a where a.provider = c.provider and a.order_id = c.order_id)
    where c.provider = ${provider} and c.capture_id = any(${ids}::text[])
      and not exists (select from payment_attempts a where a.provider = c.provider and a.capture_id = c.capture_id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
