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

/** What of a purchase has gone back so far. */
export function sumRefunds(db: Queryable, purchaseId: string) {
  return db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(credits), 0)::bigint`.as('credits'),
      sql<number>`coalesce(sum(amount_centavos), 0)::bigint`.as('centavos'),
    ])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
}
