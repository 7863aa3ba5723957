import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { keepEvidenceJob } from '../declared-jobs.ts';
import { insertOwed } from './evidence.queries.ts';

/** By then whoever was asked has kept it, as a rule, and what was sent is in the store for every process. */
const AFTER_MS = 15 * SECOND_MS;

/**
 * Says in the caller's transaction that the last minute of a stream is to be kept for staff, so that it is also where whoever does so first dies, or the store
 * is away (P1005).
 * @param owed its id is the report's, or the stream's where it is cut
 */
export async function oweEvidence(
  deps: Pick<BaseDeps, 'clock'>,
  tx: Tx,
  owed: { id: string; liveId: string; why: 'cut' | 'report' },
): Promise<void> {
  const now = deps.clock.now();
  if (await insertOwed(tx, { id: owed.id, live_id: owed.liveId, why: owed.why, asked_at: now }))
    await addJob(tx, keepEvidenceJob, { id: owed.id }, { runAt: new Date(now.getTime() + AFTER_MS) });
}
