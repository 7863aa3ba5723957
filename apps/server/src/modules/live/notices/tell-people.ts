import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { tellMany } from '../../notifications/index.ts';
import { type Telling, tellJob } from '../declared-jobs.ts';
import type { LiveDeps } from '../live-deps.ts';
import { readHost } from '../streams/due.queries.ts';
import { findTold, listToTell } from './notices.queries.ts';

const PAGE = 500;

/**
 * Tells a page of people that a stream began, begins soon or does not take place (P640), and queues the next page; whoever was told is not told again. Nothing
 * where it is not so any more, or where its host may not stream now.
 */
export async function tellPeople(deps: LiveDeps, { liveId, what, after }: Telling): Promise<void> {
  const now = deps.clock.now();
  const stream = await findTold(deps.db, liveId);
  if (!stream || !isStillSo(what, stream.state)) return;
  if (what !== 'live_off' && !(await readHost(deps.db, stream.creator_id)).may_host) return;
  const people = await listToTell(deps.db, { ...stream, id: liveId }, { what, after, now, limit: PAGE });
  if (people.length === 0) return;
  await inTransaction(deps.db, async (tx) => {
    await tellMany(tx, people, {
      kind: what,
      groupKey: groupKeyOf(what, liveId, stream.scheduled_at),
      subjectId: liveId,
      actorId: stream.creator_id,
      at: now,
    });
    if (people.length === PAGE) await addJob(tx, tellJob, { liveId, what, after: people.at(-1) ?? null });
  });
}

function isStillSo(what: Telling['what'], state: string): boolean {
  return state === { live: 'running', live_soon: 'scheduled', live_off: 'ended' }[what];
}

/** Told of once; of a reminder, once for each time that it was planned for. */
function groupKeyOf(what: Telling['what'], liveId: string, scheduledAt: Date | null): string {
  return what === 'live_soon' && scheduledAt ? `${liveId} ${scheduledAt.toISOString()}` : liveId;
}
