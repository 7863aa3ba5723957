import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { endFollow } from '../creators/index.ts';
import { shutOut } from '../live/index.ts';
import { awaitWriters } from '../messages/index.ts';
import { endAtOnce } from '../subscriptions/index.ts';
import { insertBlock, isBlockable } from './blocks.queries.ts';

type Blocker = Pick<Viewer, 'id' | 'userType'>;

/**
 * Blocks a person. Whom a creator blocks follows no longer, their subscription ends at once and what is left of it comes back (P138, P1036), and so
 * do tickets that they had nothing of (P831); whom a fan blocks notices nothing but that messages are closed (P435). Once it returns nothing that was being
 * written comes any more. May be repeated.
 * @throws AppError `person_not_found` for nobody, oneself and admins, and for a fan whom a fan would block
 */
export async function blockPerson(deps: BaseDeps, blocker: Blocker, personId: string): Promise<void> {
  const { id: creatorId, userType } = blocker;
  if (personId === creatorId || !(await isBlockable(deps.db, userType, personId)))
    throw new AppError('person_not_found');
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const id = deps.ids.next();
    await insertBlock(tx, { id, blocker_id: creatorId, blocked_id: personId, created_at: now });
    if (userType === 'creator') await shutOut(deps, tx, { creatorId, fanId: personId });
    await endBetween(deps, tx, creatorId, personId);
  });
  await awaitWriters(deps, creatorId, personId);
  // Who was just following or subscribing is seen by now, as they were waited for; who comes later is refused (P1032).
  await inTransaction(deps.db, (tx) => endBetween(deps, tx, creatorId, personId));
}

/** In the order in which a payment locks them: the subscription, then the creator's counters. */
async function endBetween(deps: BaseDeps, tx: Tx, creatorId: string, fanId: string): Promise<void> {
  await endAtOnce(deps, tx, { fanId, creatorId });
  await endFollow(tx, fanId, creatorId);
}
