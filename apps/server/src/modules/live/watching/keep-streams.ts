import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { LiveState } from '../../../providers/live/live-engine.ts';
import { tellJob } from '../declared-jobs.ts';
import type { LiveDeps } from '../live-deps.ts';
import { type Heard, keepHeard, listRunningIds } from './watchers.queries.ts';

const MOST = 500;

/**
 * Keeps what whoever carries the streams knows of them: when their last part came and how many watch. With the first part their
 * people are told (P640). The process that hosts send to does so, or any that can reach the carrier, also several at once.
 */
export async function keepStreams(deps: LiveDeps): Promise<void> {
  const engine = deps.live;
  if (!engine) return;
  const ids = await listRunningIds(deps.db, MOST, engine.carried());
  const heard: Heard[] = [];
  for (const id of ids) {
    const state = await engine.state(id);
    // As of the answer: what is kept late, behind a busy database, is no later sign of life.
    const at = deps.clock.now();
    if (state) heard.push({ id, at, lastPartAt: heardAt(state, at), viewers: state.viewers });
  }
  if (heard.length === 0) return;
  await inTransaction(deps.db, async (tx) => {
    for (const liveId of await keepHeard(tx, heard, deps.clock.now()))
      await addJob(tx, tellJob, { liveId, what: 'live', after: null });
  });
}

/** By how long it has been silent, as a clock may jump; null before its first part. */
function heardAt({ lastPartAt, silentMs }: LiveState, now: Date): Date | null {
  return lastPartAt === null ? null : new Date(now.getTime() - silentMs);
}
