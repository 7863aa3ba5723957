import type { Queryable, Tx } from '../../platform/database/index.ts';

/** Erased accounts that something was earned for, or came back to, since. */
export async function listLeftToNobody(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('ledger_accounts as a', (join) =>
      join
        .onRef('a.owner', '=', (eb) => eb.cast<string>('u.id', 'text'))
        .on('a.type', 'in', ['creator_payable', 'affiliate_payable', 'affiliate_held'])
        .on('a.balance', '>', 0),
    )
    .select('u.id')
    .distinct()
    .where('u.erased_at', 'is not', null)
    .orderBy('u.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface NewForfeit {
  id: string;
  personId: string;
  /** Centavos, each. */
  earnings: number;
  affiliate: number;
  affiliateHeld: number;
  now: Date;
}

export async function insertForfeit(tx: Tx, forfeit: NewForfeit): Promise<void> {
  await tx
    .insertInto('forfeits')
    .values({
      id: forfeit.id,
      person_id: forfeit.personId,
      earnings: forfeit.earnings,
      affiliate: forfeit.affiliate,
      affiliate_held: forfeit.affiliateHeld,
      forfeited_at: forfeit.now,
    })
    .execute();
}
