import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isOwnSession } from '../devices/devices.queries.ts';
import { lockTwoFactor } from '../two-factor/two-factor.queries.ts';

/**
 * Locks who asks for what opens or ends their account, and asks behind the lock whether their session is there still: a new password by mail, "this was not me" and
 * signing out elsewhere end it, and what it had asked for before is not done after that (P999). @returns what is known of their second factor. @throws AppError `unauthenticated`
 */
export async function lockAsker(tx: Tx, viewer: Pick<Viewer, 'id' | 'sessionId'>) {
  const person = await lockTwoFactor(tx, viewer.id);
  if (!(await isOwnSession(tx, viewer.id, viewer.sessionId))) throw new AppError('unauthenticated');
  return person;
}
