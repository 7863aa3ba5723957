import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { recoveredJob } from '../declared-jobs.ts';

/**
 * Has looked after what a thief may have done with money before an account was taken back (P1031); in the transaction that takes it
 * back. Who changed nothing of late notices nothing of it.
 */
export async function queueRecovery(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await addJob(tx, recoveredJob, { userId, at });
}
