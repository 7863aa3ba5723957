import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

/** People who owe and have something to pay it from, by id. */
export async function listWhoCanSettle(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select d.owner from ledger_accounts d
    where d.type = 'creator_debt' and d.balance < 0 and d.owner > ${after} and exists (select from ledger_accounts a
      where a.owner = d.owner and a.type in ('creator_payable', 'affiliate_payable') and a.balance > 0)
    order by d.owner limit ${limit}`.execute(db);
  return rows.map(({ owner }) => owner);
}

export async function insertSettlement(
  tx: Tx,
  settled: { id: string; personId: string; fromEarnings: number; fromAffiliate: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('debt_settlements')
    .values({
      id: settled.id,
      person_id: settled.personId,
      from_earnings: settled.fromEarnings,
      from_affiliate: settled.fromAffiliate,
      settled_at: settled.now,
    })
    .execute();
}
