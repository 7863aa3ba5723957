import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { TakenList } from '../../platform/http/list-file.ts';
import { recordAdminAction } from './record-admin-action.ts';

/** That an admin takes a list away, and by which filters (P408), is on record; of a person's list as done to them. */
export function recordTakenList(
  deps: Pick<BaseDeps, 'db' | 'clock' | 'ids'>,
  { viewer, path, subjectId, filters, from }: TakenList,
): Promise<void> {
  const subject = { type: 'list' as const, id: subjectId ?? deps.ids.next() };
  const after = { list: path, ...filters };
  return inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, { actorId: viewer.id, action: 'list.export', subject, after, from }),
  );
}
