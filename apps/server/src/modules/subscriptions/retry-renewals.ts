import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { renewJob } from './declared-jobs.ts';
import { hastenRenewals } from './subscriptions.queries.ts';

/**
 * Has what a fan could not renew tried as soon as the caller's transaction, which brings credits, is permanent (P20). Called before
 * the wallet is touched: a renewal locks its subscription first, too.
 */
export async function retryRenewals(deps: BaseDeps, tx: Tx, fanId: string): Promise<void> {
  if (await hastenRenewals(tx, fanId, deps.clock.now())) await addJob(tx, renewJob, {}, { key: renewJob.id });
}
