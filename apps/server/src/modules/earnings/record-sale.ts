import type { Filled } from '../../platform/database/index.ts';
import { philippineDay } from '../accounts/index.ts';
import { addSaleStatement } from './earnings.queries.ts';

export interface Sale {
  creatorId: string;
  /** The creator's share. */
  centavos: number;
  now: Date;
  /** Any number from 0: sales of one creator on one day do not all change one row. */
  stripe: number;
}

/** Counts a sale for its Philippine day; to be sent in the transaction of the sale. */
export function recordSale({ creatorId, centavos, now, stripe }: Sale): Filled<never> {
  return addSaleStatement.fill({ creatorId, centavos, stripe, day: philippineDay(now) });
}
