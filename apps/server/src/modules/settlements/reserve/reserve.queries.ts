import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Rows of a report that kept something back or let it go, and are not in the books yet, in the order of the file. @param limit at most */
export function listUnbooked(db: Queryable, reportId: string, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('settlement_rows')
    .select('id')
    .where('report_id', '=', reportId)
    .where('kind', '=', 'reserve')
    .where('our_id', 'is', null)
    .where('problem', 'is', null)
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Calls a row ours, and holds it until the transaction ends. Undefined where it was before. */
export function markBooked(tx: Tx, id: string) {
  return tx
    .updateTable('settlement_rows')
    .set({ our_kind: 'reserve', our_id: id })
    .where('id', '=', id)
    .where('our_id', 'is', null)
    .returning(['provider', 'amount_centavos'])
    .executeTakeFirst();
}
