import { inTransaction } from '../../../platform/database/index.ts';
import { tell } from '../../notifications/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { pauseTopUp } from './top-up.queries.ts';

/** Nothing more is bought until its fan turns it on anew, and they are told. @param about under which they are told of it once */
export async function pauseAndTell(
  deps: CreditsDeps,
  fanId: string,
  because: 'declined' | 'price',
  about: string,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (await pauseTopUp(tx, fanId, because, at))
      await tell(tx, { personId: fanId, kind: 'top_up_paused', groupKey: about, at });
  });
}
