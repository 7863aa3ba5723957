import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { FAN_LISTS } from '@likha/contract/late-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { fansTexts } from '../fans.texts.generated.ts';
import {
  countFans,
  deleteList,
  findList,
  findLists,
  insertList,
  isNeeded,
  type ListRow,
  listFans,
  lockList,
  lockLists,
  updateList,
} from './lists.queries.ts';

export type FanList = CallResponse<Calls['addFanList']>;
type Form = CallInput<Calls['addFanList']>['body'];

/** A creator's lists, by name, with how many fans are in each now (P461). */
export async function readLists(deps: BaseDeps, creatorId: string): Promise<{ lists: FanList[] }> {
  const lists: FanList[] = [];
  for (const row of await findLists(deps.db, creatorId)) lists.push(await presentList(deps, row));
  return { lists };
}

export async function presentList(deps: BaseDeps, list: ListRow): Promise<FanList> {
  const { id, name, kind, credits, days } = list;
  return { id, name, kind, credits, days, fans_count: await countFans(deps.db, list, deps.clock.now()) };
}

/** Makes a list (P461). @throws AppError `validation_failed` for a name that is taken, or one list too many */
export async function addList(deps: BaseDeps, creatorId: string, form: Form): Promise<FanList> {
  const list = { id: deps.ids.next(), creator_id: creatorId, ...ruleOf(form) };
  await named(() =>
    inTransaction(deps.db, async (tx) => {
      await lockLists(tx, creatorId);
      if ((await findLists(tx, creatorId)).length >= FAN_LISTS.count) throw refused('name', 'tooManyLists');
      await insertList(tx, { ...list, created_at: deps.clock.now() });
    }),
  );
  return presentList(deps, list);
}

/** @throws AppError `list_not_found`, also for somebody else's; `validation_failed` for a name that is taken, and for a rule in place of a hand */
export async function changeList(
  deps: BaseDeps,
  creatorId: string,
  id: string,
  form: Form,
): Promise<FanList> {
  const change = ruleOf(form);
  const list = await named(() =>
    inTransaction(deps.db, async (tx) => {
      const before = await lockList(tx, creatorId, id);
      if (!before) throw new AppError('list_not_found');
      if ((before.kind === 'by_hand') !== (change.kind === 'by_hand')) throw refused('kind', 'handStays');
      await updateList(tx, id, change);
      return { ...before, ...change };
    }),
  );
  return presentList(deps, list);
}

/**
 * Removes a list; those in it stay fans. Messages to many that were sent to it keep its name.
 * @throws AppError `validation_failed` where one that is not sent yet needs it
 */
export async function removeList(
  deps: BaseDeps,
  creatorId: string,
  id: string,
): Promise<{ lists: FanList[] }> {
  await inTransaction(deps.db, async (tx) => {
    const list = await lockList(tx, creatorId, id);
    if (!list) return;
    if (await isNeeded(tx, creatorId, id)) throw refused('list', 'listNeeded');
    await deleteList(tx, id);
  });
  return readLists(deps, creatorId);
}

/** Who is in a list now. @throws AppError `list_not_found`, `validation_failed` for a cursor that is not one */
export async function readFansOf(
  deps: BaseDeps,
  creatorId: string,
  id: string,
  { limit, cursor }: CallInput<Calls['listFansOf']>['query'],
): Promise<CallResponse<Calls['listFansOf']>> {
  checkIdCursor(cursor);
  const list = await findList(deps.db, creatorId, id);
  if (!list) throw new AppError('list_not_found');
  const rows = await listFans(deps.db, list, { after: cursor, limit: limit + 1, now: deps.clock.now() });
  const { shown, next_cursor } = pageById(rows, limit);
  return { list: await presentList(deps, list), fans: shown, next_cursor };
}

function ruleOf(form: Form): Pick<ListRow, 'name' | 'kind' | 'credits' | 'days'> {
  return {
    name: form.name,
    kind: form.kind,
    credits: form.kind === 'spent' ? form.credits : null,
    days: form.kind === 'by_hand' ? null : form.days,
  };
}

async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'fan_lists_name')) throw refused('name', 'listNameTaken');
    throw error;
  }
}

export function refused(
  field: 'name' | 'kind' | 'list' | 'fan_id',
  why: 'tooManyLists' | 'handStays' | 'listNeeded' | 'listNameTaken' | 'listFull',
): AppError {
  const detail = (language: keyof typeof fansTexts) => fansTexts[language][why];
  return new AppError('validation_failed', { detail, errors: { [field]: detail } });
}
