import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { findFan } from './fans.queries.ts';
import { type FanNote, holdBoth, putFanNote } from './notes.queries.ts';
import { showFan } from './show-fan.ts';

/**
 * Keeps a nickname and a note on a fan, in the place of what there was (P459).
 * @throws AppError `person_not_found` for anybody with whom the creator has nothing to do
 */
export async function noteFan(
  deps: BaseDeps,
  creatorId: string,
  fanId: string,
  noted: FanNote,
): Promise<CallResponse<Calls['noteFan']>> {
  const now = deps.clock.now();
  const pair = { creatorId, fanId };
  await inTransaction(deps.db, async (tx) => {
    await holdBoth(tx, creatorId, fanId);
    if (!(await findFan(tx, pair, now))) throw new AppError('person_not_found');
    await putFanNote(tx, pair, noted, now);
  });
  return showFan(deps, creatorId, fanId);
}
