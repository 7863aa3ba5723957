import { FAN_LISTS } from '@likha/contract/late-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { findFan } from '../fans.queries.ts';
import { holdBoth } from '../notes.queries.ts';
import { type FanList, presentList, refused } from './keep-lists.ts';
import { countMembers, deleteMember, insertMember, type ListRow, lockList } from './lists.queries.ts';

interface Place {
  creatorId: string;
  listId: string;
  fanId: string;
}

/**
 * Puts a fan into a list by hand; twice is once (P461).
 * @throws AppError `list_not_found`; `person_not_found` for anybody with whom the creator has nothing to do; `validation_failed` for a list by a rule, and a full one
 */
export async function addToList(deps: BaseDeps, place: Place): Promise<FanList> {
  const now = deps.clock.now();
  const list = await inTransaction(deps.db, async (tx) => {
    await holdBoth(tx, place.creatorId, place.fanId);
    const row = await lockByHand(tx, place);
    if (!(await findFan(tx, place, now))) throw new AppError('person_not_found');
    if ((await countMembers(tx, row.id)) >= FAN_LISTS.fans) throw refused('fan_id', 'listFull');
    await insertMember(tx, { list_id: row.id, fan_id: place.fanId, added_at: now });
    return row;
  });
  return presentList(deps, list);
}

/** @throws AppError `list_not_found`; `validation_failed` for a list by a rule */
export async function takeFromList(deps: BaseDeps, place: Place): Promise<FanList> {
  const list = await inTransaction(deps.db, async (tx) => {
    const row = await lockByHand(tx, place);
    await deleteMember(tx, row.id, place.fanId);
    return row;
  });
  return presentList(deps, list);
}

async function lockByHand(tx: Tx, { creatorId, listId }: Place): Promise<ListRow> {
  const list = await lockList(tx, creatorId, listId);
  if (!list) throw new AppError('list_not_found');
  if (list.kind !== 'by_hand') throw refused('list', 'handStays');
  return list;
}
