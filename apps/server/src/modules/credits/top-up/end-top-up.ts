import { inTransaction } from '../../../platform/database/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { removeTopUp } from './top-up.queries.ts';

/** Nothing more is bought by itself (P789), and the company is told to forget its payer. */
export function endTopUp({ db }: Pick<CreditsDeps, 'db'>, fanId: string): Promise<void> {
  return inTransaction(db, (tx) => removeTopUp(tx, fanId));
}
