import type { Queryable } from '../../../platform/database/index.ts';
import type { Month } from '../../../platform/philippine-months.ts';
import { accounts } from '../../ledger/index.ts';
import { listOwedWithheld, type OwedRow, type TaxName } from './remittance.queries.ts';

/** A tax that is paid to the tax office period by period. */
export interface RemittedTax {
  name: TaxName;
  owedAt: typeof accounts.taxPayable;
  /** In a period, which is named by its first month. */
  months: 1 | 3;
  /** Every period in which something was owed or came back, the newest first. */
  listOwed(db: Queryable): Promise<OwedRow[]>;
  /** Whether all that is of a period that is over is in the books; what is withheld is there as it leaves. */
  isBooked?(db: Queryable, period: Month): Promise<boolean>;
}

/** What is withheld of payouts, by month (P791). */
export const WITHHELD: RemittedTax = {
  name: 'withheld',
  owedAt: accounts.withholdingPayable,
  months: 1,
  listOwed: listOwedWithheld,
};
