import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { endFollow } from '../creators/index.ts';
import { stopRenewal } from '../subscriptions/index.ts';
import { insertBlock, isBlockable } from './blocks.queries.ts';

/**
 * Blocks a person (P138): they follow no longer, and their subscription ends with what was paid for. May be repeated.
 * @throws AppError `person_not_found` for nobody, oneself and admins
 */
export async function blockPerson(deps: BaseDeps, creatorId: string, personId: string): Promise<void> {
  if (personId === creatorId || !(await isBlockable(deps.db, personId)))
    throw new AppError('person_not_found');
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const id = deps.ids.next();
    await insertBlock(tx, { id, blocker_id: creatorId, blocked_id: personId, created_at: now });
    // In the order in which a payment locks them: the subscription, then the creator's counters.
    await stopRenewal(tx, { fanId: personId, creatorId }, now);
    await endFollow(tx, personId, creatorId);
  });
}
