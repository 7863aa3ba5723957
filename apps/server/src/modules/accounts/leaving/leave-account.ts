import { DELETION_DAYS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { demandOwnerLeft } from '../standing/demand-owner-left.ts';
import { setLeaving } from './leaving.queries.ts';

/**
 * Hides an account and ends its sessions, in the caller's transaction; who calls it has checked the password.
 * @param from the address that asked
 * @returns when it is erased
 * @throws AppError `account_suspended` for one that is no longer active; `staff_refused` for the last owner
 */
export async function leaveAccount(
  deps: AccountsDeps,
  tx: Tx,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  from: string,
): Promise<Date> {
  const { id: userId } = viewer;
  await demandOwnerLeft(tx, userId);
  await lockAsker(tx, viewer);
  const at = deps.clock.now();
  const erasesAt = new Date(at.getTime() + DELETION_DAYS * DAY_MS);
  if (!(await setLeaving(tx, userId, erasesAt))) throw new AppError('account_suspended');
  await endPendingLinks(tx, userId, at);
  await deleteSessions(tx, userId, null);
  await recordSecurityEvent(deps, tx, { kind: 'account_left', userId, from });
  const notice: Notice = { kind: 'account_left', userId, at };
  await queueNotice(tx, notice);
  return erasesAt;
}
