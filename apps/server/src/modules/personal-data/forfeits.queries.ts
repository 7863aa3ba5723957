import type { Tx } from '../../platform/database/index.ts';

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
