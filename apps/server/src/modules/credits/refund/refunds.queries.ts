import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface NewRefund {
  id: string;
  purchase_id: string;
  credits: number;
  amount_centavos: number;
  created_at: Date;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute();
}

/** What of a purchase has gone back so far, or is on its way. */
export function sumRefunds(db: Queryable, purchaseId: string) {
  return db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(credits), 0)::bigint`.as('credits'),
      sql<number>`coalesce(sum(amount_centavos), 0)::bigint`.as('centavos'),
    ])
    .where('purchase_id', '=', purchaseId)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The entry of a refund in the books. */
export async function findRefundEntry(tx: Tx, refundId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('ledger_entries')
    .select('id')
    .where('key', '=', `refund:${refundId}`)
    .executeTakeFirstOrThrow();
  return id;
}

/** The books have taken it back: it counts no more. */
export async function markUndone(tx: Tx, refundId: string, now: Date): Promise<void> {
  await tx.updateTable('refunds').set({ undone_at: now }).where('id', '=', refundId).execute();
}
