import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { moveBroadcastJob } from '../declared-jobs.ts';
import { mayCancel, mayUnsendAll } from './broadcast.policy.ts';
import { changeBroadcast, findBroadcast, lockBroadcast } from './broadcasts.queries.ts';
import { dropContent } from './drop-content.ts';
import { presentBroadcast } from './present-broadcast.ts';

/**
 * Stops a message to many before or while it is sent, or unsends it by a job for who has not opened it (P453). Either may be repeated.
 * @throws AppError `message_not_found` for what is not one's own; `message_stays` where it is too late
 */
export async function stopBroadcast(
  deps: BaseDeps,
  creatorId: string,
  id: string,
  how: 'cancel' | 'unsend',
): Promise<CallResponse<Calls['cancelBroadcast']>> {
  if (!(await findBroadcast(deps.db, creatorId, { id }))) throw new AppError('message_not_found');
  await inTransaction(deps.db, async (tx) => {
    const broadcast = await lockBroadcast(tx, id);
    if (!broadcast) throw new AppError('message_not_found');
    const now = deps.clock.now();
    if (how === 'cancel') {
      if (broadcast.state === 'cancelled') return;
      if (!mayCancel(broadcast)) throw new AppError('message_stays');
      await changeBroadcast(tx, id, { state: 'cancelled' }, now);
      await dropContent(tx, id);
      return;
    }
    if (broadcast.state === 'unsending' || broadcast.state === 'unsent') return;
    if (!mayUnsendAll(broadcast, now)) throw new AppError('message_stays');
    await changeBroadcast(tx, id, { state: 'unsending' }, now);
    await addJob(tx, moveBroadcastJob, { broadcastId: id });
  });
  const row = await findBroadcast(deps.db, creatorId, { id });
  if (!row) throw new AppError('message_not_found');
  return presentBroadcast(row, deps.clock.now());
}
