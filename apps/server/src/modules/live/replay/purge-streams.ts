import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { dropReview } from '../../reviews/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { forgetEvidence, keepAllOwed } from '../staff/keep-evidence.ts';
import { removeStill } from '../staff/take-stills.ts';
import { clearRows, listToPurge, notePurged, type ToPurge } from './replays.queries.ts';

/** Within an hour, also where the clockwork is late. */
const AFTER_MS = 50 * MINUTE_MS;
/** Making a post of it is tried for so long. */
const REPLAY_MS = 72 * HOUR_MS;
const AT_ONCE = 50;

/**
 * Takes away what is left of streams within an hour of their end (P647): what was said and shown, and what was sent unless a post is still to be made of
 * it; but for evidence, which goes when its time is over. However many there are; one whose files cannot be taken away now waits for the next time, and keeps
 * nothing of others.
 */
export async function purgeStreams(deps: LiveDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  const before = new Date(now - AFTER_MS);
  const replaysBefore = new Date(now - REPLAY_MS);
  for (;;) {
    const due = await listToPurge(deps.db, { before, replaysBefore, limit: AT_ONCE });
    let gone = 0;
    for (const stream of due) if (await takeAway(deps, stream)) gone += 1;
    if (gone < AT_ONCE) break;
  }
  await forgetEvidence(deps);
}

/** @returns whether nothing is left of it that is to go */
async function takeAway(deps: LiveDeps, stream: ToPurge): Promise<boolean> {
  try {
    if (!stream.is_cleared) await clear(deps, stream);
    if (stream.is_over) await purge(deps, stream);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, live_id: stream.id }, 'what is left of a stream could not be taken away');
    return false;
  }
}

async function clear(deps: LiveDeps, { id, still_key: key }: ToPurge): Promise<void> {
  if (key !== null) await removeStill(deps, key);
  await inTransaction(deps.db, async (tx) => {
    for (const lineId of await clearRows(tx, id, deps.clock.now())) await dropReview(tx, lineId);
  });
}

async function purge(deps: LiveDeps, { id }: ToPurge): Promise<void> {
  await keepAllOwed(deps, id);
  await deps.live?.recordings?.remove(id);
  await notePurged(deps.db, id, deps.clock.now());
}
