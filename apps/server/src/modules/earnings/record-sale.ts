import type { Tx } from '../../platform/database/index.ts';
import { philippineDay } from '../accounts/index.ts';
import { addSale } from './earnings.queries.ts';

export interface Sale {
  creatorId: string;
  /** The creator's share. */
  centavos: number;
  now: Date;
  /** Any number from 0: sales of one creator on one day do not all change one row. */
  stripe: number;
}

/** Counts a sale for its Philippine day, in the transaction of the sale. */
export function recordSale(tx: Tx, { creatorId, centavos, now, stripe }: Sale): Promise<void> {
  return addSale(tx, { creatorId, centavos, stripe, day: philippineDay(now) });
}
