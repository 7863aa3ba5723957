import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { isOwnSession } from './devices.queries.ts';

/**
 * Signs out one device of one's own, at once.
 * @throws AppError `not_found` also for a session of somebody else
 */
export async function endSession(
  deps: AccountsDeps,
  viewer: Viewer,
  asked: { sessionId: string; from: string },
): Promise<void> {
  if (!(await isOwnSession(deps.db, viewer.id, asked.sessionId))) throw new AppError('not_found');
  await deps.sessions.end({ sessionId: asked.sessionId });
  await recordSecurityEvent(deps, deps.db, { kind: 'session_ended', userId: viewer.id, from: asked.from });
}

/** Signs out every other device, at once, and ends the links that one of them may have asked for (P110). @returns how many */
export async function endOtherSessions(deps: AccountsDeps, viewer: Viewer, from: string): Promise<number> {
  const ended = await inTransaction(deps.db, async (tx) => {
    await lockAsker(tx, viewer);
    await endPendingLinks(tx, viewer.id, deps.clock.now());
    const count = await deleteSessions(tx, viewer.id, viewer.sessionId);
    const event = { kind: 'session_ended', userId: viewer.id, from, details: { count } } as const;
    if (count > 0) await recordSecurityEvent(deps, tx, event);
    return count;
  });
  deps.sessions.forget(viewer.id);
  return ended;
}
