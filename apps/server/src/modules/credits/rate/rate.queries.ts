import type { Tx } from '../../../platform/database/index.ts';

export interface RateChange {
  id: string;
  centavos_before: number;
  centavos_after: number;
  credits_in_circulation: number;
  changed_by: string;
  changed_at: Date;
}

export async function insertRateChange(tx: Tx, change: RateChange): Promise<void> {
  await tx.insertInto('rate_changes').values(change).execute();
}
