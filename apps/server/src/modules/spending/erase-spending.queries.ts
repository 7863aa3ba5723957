import type { Tx } from '../../platform/database/index.ts';

/** A person's limits and their pause. */
export async function eraseSpending(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('spending_limits').where('person_id', '=', personId).execute();
  await tx.deleteFrom('cool_offs').where('person_id', '=', personId).execute();
}
