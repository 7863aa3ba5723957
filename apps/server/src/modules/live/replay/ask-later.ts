import { HOUR_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { makeReplayJob } from '../declared-jobs.ts';
import type { LiveDeps } from '../live-deps.ts';
import { replayKey } from './replay-key.ts';
import { waitsForHost } from './replays.queries.ts';

/** Whose creator is suspended or not verified for now: they come back, maybe before what was sent has gone (P647, P1033). Nothing for any other. */
export async function askLater(deps: LiveDeps, liveId: string): Promise<void> {
  if (!(await waitsForHost(deps.db, liveId))) return;
  const runAt = new Date(deps.clock.now().getTime() + HOUR_MS);
  await addJob(deps.db, makeReplayJob, { liveId }, { key: replayKey(liveId), runAt });
}
