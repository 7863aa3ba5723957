import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PostsDeps } from '../posts/index.ts';
import { clearSeen, isSeenKept, lockSeen, switchSeen } from './seen.queries.ts';

/** Whether what somebody opens is kept for them (P376). */
export async function readSeenSwitch(deps: PostsDeps, viewer: Viewer) {
  return { is_kept: await isSeenKept(deps.db, viewer.id) };
}

/** Says whether what somebody opens is kept for them; who wants none kept loses what is there (P376). */
export async function changeSeenSwitch(deps: PostsDeps, viewer: Viewer, isKept: boolean) {
  return await inTransaction(deps.db, async (tx) => {
    await lockSeen(tx, viewer.id);
    await switchSeen(tx, viewer.id, isKept, deps.clock.now());
    if (!isKept) await clearSeen(tx, viewer.id);
    return { is_kept: isKept };
  });
}

/** Forgets all that somebody opened so far (P376). */
export async function forgetSeen(deps: PostsDeps, viewer: Viewer) {
  await inTransaction(deps.db, async (tx) => {
    await lockSeen(tx, viewer.id);
    await clearSeen(tx, viewer.id);
  });
  return { is_kept: await isSeenKept(deps.db, viewer.id) };
}
