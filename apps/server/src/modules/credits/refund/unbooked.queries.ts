import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';

interface Found {
  provider: ProviderName;
  /** As the provider names it. */
  providerRefundId: string;
}

interface Unbooked extends Found {
  purchaseId: string;
  amountCentavos: number;
  at: Date;
}

/**
 * A refund by the provider that does not fit into what is left of its purchase (P841). False where it is known already, of this amount; another
 * is shown again, also where finance had explained the one before (P843).
 */
export async function insertUnbooked(tx: Tx, found: Unbooked): Promise<boolean> {
  const row = await tx
    .insertInto('unbooked_refunds')
    .values({
      provider: found.provider,
      provider_refund_id: found.providerRefundId,
      purchase_id: found.purchaseId,
      amount_centavos: found.amountCentavos,
      found_at: found.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_refund_id'])
        .doUpdateSet({
          amount_centavos: found.amountCentavos,
          found_at: found.at,
          explained_by: null,
          explained_at: null,
          explanation: null,
        })
        .where('unbooked_refunds.amount_centavos', '<>', found.amountCentavos),
    )
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Explained {
  provider: string;
  providerRefundId: string;
  /** As it was shown. */
  amountCentavos: number;
  reason: string;
  by: string;
  at: Date;
}

/** Finance says why it may leave the list. @returns its purchase; undefined where it is not on the list with this amount */
export async function markExplained(tx: Tx, explained: Explained): Promise<string | undefined> {
  const row = await tx
    .updateTable('unbooked_refunds')
    .set({ explained_by: explained.by, explained_at: explained.at, explanation: explained.reason })
    .where(sql<boolean>`provider = ${explained.provider}`)
    .where('provider_refund_id', '=', explained.providerRefundId)
    .where('amount_centavos', '=', explained.amountCentavos)
    .where('explained_at', 'is', null)
    .returning('purchase_id')
    .executeTakeFirst();
  return row?.purchase_id;
}

/** It fits by now, or is part of a dispute. */
export async function forgetUnbooked(tx: Tx, { provider, providerRefundId }: Found): Promise<void> {
  await tx
    .deleteFrom('unbooked_refunds')
    .where('provider', '=', provider)
    .where('provider_refund_id', '=', providerRefundId)
    .execute();
}

interface Refund {
  id: string;
  refund_id: string;
}

/** An approved refund of which the provider has too little left. False where that is known already, or it is another by now. */
export async function markStuck(tx: Tx, { id, refund_id: refundId }: Refund, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('refund_requests')
    .set({ stuck_at: at })
    .where('id', '=', id)
    .where('refund_id', '=', refundId)
    .where('paid_back_at', 'is', null)
    .where('stuck_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It is on its way, paid, or waits for a decision again. */
export async function markUnstuck(db: Queryable, { id }: Pick<Refund, 'id'>): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ stuck_at: null })
    .where('id', '=', id)
    .where('stuck_at', 'is not', null)
    .execute();
}

/** What a mail of it says, and to whom; undefined for who is of the staff no more. */
export function findTold(db: Queryable, { purchaseId, staffId }: { purchaseId: string; staffId: string }) {
  return db
    .selectFrom('purchases as p')
    .innerJoin('payment_attempts as a', (join) =>
      join.onRef('a.purchase_id', '=', 'p.id').on('a.status', '=', sql.lit('captured')),
    )
    .innerJoin('users as staff', (join) => join.on('staff.id', '=', staffId))
    .select([
      'p.reference',
      'a.provider',
      'staff.email',
      'staff.full_name',
      'staff.language',
      'staff.staff_role',
    ])
    .where('p.id', '=', purchaseId)
    .where('staff.status', '=', 'active')
    .executeTakeFirst();
}
