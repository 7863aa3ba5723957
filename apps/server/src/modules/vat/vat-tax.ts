import { firstDayOf } from '../../platform/philippine-months.ts';
import { lastDayOf } from '../../platform/philippine-quarters.ts';
import { accounts } from '../ledger/index.ts';
import type { RemittedTax } from '../tax/index.ts';
import { listDue, listOwedQuarters } from './vat.queries.ts';

/** VAT, by quarter (P803). */
export const VAT: RemittedTax = {
  name: 'vat',
  owedAt: accounts.taxPayable,
  months: 3,
  listOwed: listOwedQuarters,
  // A day is put aside an hour after its end, or later where the job was away.
  isBooked: async (db, period) => (await listDue(db, lastDayOf(firstDayOf(period)))).length === 0,
};
