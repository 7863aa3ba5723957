import { LIVE } from '@likha/contract/live/live-limits';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { eachAlone } from '../../../platform/each-alone.ts';
import { addJob } from '../../../platform/jobs.ts';
import { tellJob } from '../declared-jobs.ts';
import type { LiveDeps } from '../live-deps.ts';
import { giveWonBack } from '../money/give-won-back.ts';
import { claimToRemind } from '../notices/notices.queries.ts';
import { markWords } from '../staff/mark-words.ts';
import { listRunningIds } from '../watching/watchers.queries.ts';
import { listNeverCame, readHost } from './due.queries.ts';
import { endStream, lookAfterStream } from './end-live.ts';
import { lockStream } from './streams.queries.ts';

const AT_ONCE = 200;

/** What is due by the clock, each minute: reminders (P640), streams that never came (P630), those whose words became keywords (P625), tickets whose payment is ours again (P964), and those that nobody else looked after. One stream that cannot be looked after keeps no other (P1046). */
export async function sweepStreams(deps: LiveDeps): Promise<void> {
  const steps = [remind, endAllThatNeverCame, lookAfterAll, markWords, giveWonBack];
  await eachAlone(steps, (step) => step(deps));
}

function remind(deps: LiveDeps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + LIVE.reminderMinutes * MINUTE_MS);
  return inTransaction(deps.db, async (tx) => {
    for (const liveId of await claimToRemind(tx, { now, until }))
      await addJob(tx, tellJob, { liveId, what: 'live_soon', after: null });
  });
}

async function endAllThatNeverCame(deps: LiveDeps): Promise<void> {
  const now = deps.clock.now();
  const lateSince = new Date(now.getTime() - LIVE.lateMinutes * MINUTE_MS);
  const forgottenSince = new Date(now.getTime() - DAY_MS);
  const all = await listNeverCame(deps.db, { lateSince, forgottenSince, limit: AT_ONCE });
  await eachAlone(all, (id) => endNeverCame(deps, id, lateSince));
}

async function lookAfterAll(deps: LiveDeps): Promise<void> {
  await eachAlone(await listRunningIds(deps.db, AT_ONCE), (id) => lookAfterStream(deps, id));
}

/** Behind the lock once more: its host may begin it, or put it off, at the same moment. */
function endNeverCame(deps: LiveDeps, id: string, lateSince: Date): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id);
    if (stream?.state !== 'scheduled') return;
    const host = await readHost(tx, stream.creator_id);
    const comesBack = !host.has_left && !host.is_banned;
    if (stream.scheduled_at !== null && stream.scheduled_at > lateSince && comesBack) return;
    await endStream(deps, tx, stream, 'never_came');
  });
}
