import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Cause } from './clawback.ts';
import { settleClawbackJob } from './declared-jobs.ts';

export { lockEarner, lockSpender } from './clawbacks.queries.ts';
export { settleDebt } from './settle-debt.ts';

/** Has what creators and referrers gave for it brought in line; in the transaction that begins or ends the cause. */
export async function queueClawback(tx: Tx, { type, id }: Cause): Promise<void> {
  await addJob(tx, settleClawbackJob, { type, id }, { key: `clawback:${id}` });
}
