import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Queryable, type Tx } from '../../platform/database/index.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { holdOffBlock } from '../accounts/index.ts';
import { takeBackNews, tell } from '../notifications/index.ts';
import { addFollow, countFollowers, personById, removeFollow } from './creators.queries.ts';

/**
 * Follows a creator, or stops following them (P48). The kept counter moves with the row, in one transaction.
 * @param to how it is to be, however it is now; left out, it toggles
 * @returns whether the fan follows now
 * @throws AppError `creator_not_found`
 */
export async function toggleFollow(
  deps: BaseDeps,
  fanId: string,
  creatorId: string,
  to?: 'follow' | 'unfollow',
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    // Whom they block in that moment follows no longer (P1032).
    await holdOffBlock(tx, creatorId, fanId);
    await demandCreator(tx, { fanId, creatorId, now });
    if (to !== 'follow' && ((await endFollow(tx, fanId, creatorId)) || to === 'unfollow')) return false;
    if (!(await addFollow(tx, fanId, creatorId, now))) return true;
    await beginFollow(tx, fanId, creatorId, now);
    return true;
  });
}

interface Following {
  fanId: string;
  creatorId: string;
  now: Date;
}

/** @throws AppError `creator_not_found` */
async function demandCreator(db: Queryable, { fanId, creatorId, now }: Following): Promise<void> {
  const person = await personById.first(db, { id: creatorId, viewerId: fanId, now });
  if (person?.user_type !== 'creator') throw new AppError('creator_not_found');
}

async function beginFollow(tx: Tx, fanId: string, creatorId: string, at: Date): Promise<void> {
  await countFollowers(tx, creatorId, 1);
  await tell(tx, {
    personId: creatorId,
    kind: 'follower',
    groupKey: philippineTime(at).slice(0, 10),
    actorId: fanId,
    at,
  });
}

/** Ends what a fan follows, with its counter, in the caller's transaction. @returns whether there was anything to end */
export async function endFollow(tx: Tx, fanId: string, creatorId: string): Promise<boolean> {
  if (!(await removeFollow(tx, fanId, creatorId))) return false;
  await countFollowers(tx, creatorId, -1);
  await takeBackNews(tx, { personId: creatorId, kind: 'follower', groupKey: null, actorId: fanId });
  return true;
}
