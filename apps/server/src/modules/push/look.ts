import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { MINUTE_MS, SECOND_MS } from '../../platform/durations.ts';
import { addJob, addJobs } from '../../platform/jobs.ts';
import { philippineHour } from '../../platform/philippine-time.ts';
import { lookJob, sendPushJob } from './declared-jobs.ts';
import { claimDue, hasDevices, listDevicesOf } from './look.queries.ts';

const LOOK_EVERY_MS = 5 * SECOND_MS;
/** What is older is stale: the bell and the mails tell of it. */
const LATEST_MS = 10 * MINUTE_MS;
/** Whoever is looking at a conversation has read it by then. */
const READ_WITHIN_MS = 8 * SECOND_MS;
const MOST = 500;

/**
 * Queues what devices are to be told (P465), each once: what was claimed is queued in the same transaction. While any device is told,
 * looks again in a few seconds; if it is killed, the clock begins anew within a minute.
 */
export async function look(deps: BaseDeps): Promise<void> {
  const now = deps.clock.now();
  if (!(await hasDevices(deps.db))) return;
  await addJob(deps.db, lookJob, {}, { key: lookJob.id, runAt: new Date(now.getTime() + LOOK_EVERY_MS) });
  await inTransaction(deps.db, async (tx) => {
    const due = await claimDue(tx, {
      now,
      since: new Date(now.getTime() - LATEST_MS),
      unreadSince: new Date(now.getTime() - READ_WITHIN_MS),
      hour: philippineHour(now),
      limit: MOST,
    });
    if (due.length === 0) return;
    const devices = await listDevicesOf(tx, [...new Set(due.map(({ person_id }) => person_id))]);
    const jobs = due.flatMap(({ person_id, subject_id, kind, at }) =>
      devices
        .filter((device) => device.person_id === person_id)
        .map(({ id }) => ({ deviceId: id, kind, subjectId: subject_id, at: at.toISOString() })),
    );
    if (jobs.length > 0) await addJobs(tx, sendPushJob, jobs);
  });
}
