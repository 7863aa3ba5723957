import { LIVE } from '@likha/contract/live/live-limits';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { RecordedRun } from '../../../providers/live/live-engine.ts';
import { makeReplayJob } from '../declared-jobs.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';
import { askLater } from './ask-later.ts';
import { replayKey } from './replay-key.ts';
import { findReplay, type ReplayRow } from './replays.queries.ts';

const ARRIVES_MS = 2 * MINUTE_MS;

/**
 * Looks how long the longest stretch of what was sent is, so that its ends can be chosen; where nobody chooses within a day it becomes a post by itself
 * (P680). Where too little was recorded there is no replay, and what was sent goes with the rest (P961). @throws Error while what was sent may be on its way into the store still
 */
export async function measureRecording(deps: LiveDeps, liveId: string): Promise<void> {
  const stream = await findReplay(deps.db, liveId);
  const recordings = deps.live?.recordings;
  if (!recordings) return;
  if (!stream) return askLater(deps, liveId);
  if (stream.recording_ms !== null) return;
  const run = longest(await recordings.runs(liveId));
  if (!run || run.durationMs < LIVE.replayLeastMs) return giveUp(deps, stream);
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockStream(tx, liveId);
    if (!locked || locked.recording_ms !== null || locked.purged_at !== null) return;
    await updateStream(tx, liveId, {
      recording_run: run.index,
      recording_ms: Math.floor(run.durationMs),
      recording_tens: run.tens,
    });
    const runAt = new Date(stream.ended_at.getTime() + LIVE.replayWaitsHours * HOUR_MS);
    await addJob(tx, makeReplayJob, { liveId }, { key: replayKey(liveId), runAt });
  });
}

/** Nobody waits three days for what nothing can become of. */
async function giveUp(deps: LiveDeps, { id, ended_at: endedAt }: ReplayRow): Promise<void> {
  if (deps.clock.now().getTime() - endedAt.getTime() < ARRIVES_MS)
    throw new Error(`the recording of ${id} is not there yet`);
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockStream(tx, id);
    if (locked?.recording_ms !== null || locked.purged_at !== null) return;
    await updateStream(tx, id, { replay: 'none', replay_price: null });
  });
}

/** Each change of size or codec begins another. */
function longest(runs: readonly RecordedRun[]): RecordedRun | undefined {
  return [...runs].sort((one, other) => other.durationMs - one.durationMs)[0];
}
