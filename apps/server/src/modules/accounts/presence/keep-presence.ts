import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { changeUser } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { noteLeft, noteSeen } from '../sessions/sessions.queries.ts';
import { ONLINE_MS, SEEN_EVERY_MS } from './presence.ts';

/** Somebody has a page of ours open and looks at it (P143). Written once in 35 seconds at most, and not for who hides it. */
export async function keepPresence(deps: AccountsDeps, viewer: Viewer): Promise<void> {
  const now = deps.clock.now();
  await noteSeen(deps.db, viewer.id, now, new Date(now.getTime() - SEEN_EVERY_MS));
}

/** Whether others see that this person is here. */
export async function changePresence(
  deps: AccountsDeps,
  userId: string,
  showsOnline: boolean,
): Promise<void> {
  await inTransaction(deps.db, (tx) => changeUser(tx, userId, { shows_online: showsOnline }));
}

/** Somebody who signs out is not here any more; with a page open elsewhere they soon are again. */
export async function endPresence(deps: AccountsDeps, userId: string): Promise<void> {
  await noteLeft(deps.db, userId, new Date(deps.clock.now().getTime() - ONLINE_MS));
}
