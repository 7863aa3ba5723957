import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface NewRefund {
  id: string;
  purchase_id: string;
  credits: number;
  amount_centavos: number;
  created_at: Date;
  /** Of one that was found at the provider, and what it took besides credits. */
  provider_refund_id?: string;
  spent_credits?: number;
  debt_centavos?: number;
  is_loss?: boolean;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute();
}

/** Was this refund of a provider's booked before? */
export async function wasFound(tx: Tx, purchaseId: string, providerRefundId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refunds')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What of a purchase has gone back so far, or is on its way, with the credits that should have and were spent. */
export function sumRefunds(db: Queryable, purchaseId: string) {
  return db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(credits + spent_credits), 0)::bigint`.as('credits'),
      sql<number>`coalesce(sum(amount_centavos), 0)::bigint`.as('centavos'),
    ])
    .where('purchase_id', '=', purchaseId)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The books have taken it back: it counts no more. */
export async function markUndone(tx: Tx, refundId: string, now: Date): Promise<void> {
  await tx.updateTable('refunds').set({ undone_at: now }).where('id', '=', refundId).execute();
}
