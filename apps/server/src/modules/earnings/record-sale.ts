import type { Tx } from '../../platform/database/index.ts';
import { philippineDay } from '../accounts/index.ts';
import { addSale } from './earnings.queries.ts';

/** Counts a sale for its day, in the transaction of the sale. `centavos` is the creator's share. */
export function recordSale(tx: Tx, sale: { creatorId: string; centavos: number; now: Date }): Promise<void> {
  return addSale(tx, { creatorId: sale.creatorId, centavos: sale.centavos, day: philippineDay(sale.now) });
}
