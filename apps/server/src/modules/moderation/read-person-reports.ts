import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findName, listReportRows } from './moderation.queries.ts';
import { presentReport } from './present-report.ts';

/**
 * Reports about a person, newest first and by pages (P231). That an admin looked is on record before
 * anything is answered; of a file it is by itself.
 * @throws AppError `person_not_found`; `validation_failed` for a foreign cursor
 */
export async function readPersonReports(
  deps: BaseDeps,
  { isFile, ...judge }: { id: string; from: string; isFile?: true | undefined },
  personId: string,
  { limit, cursor, ...days }: CallInput<Calls['listPersonReports']>['query'],
): Promise<CallResponse<Calls['listPersonReports']>> {
  checkIdCursor(cursor);
  if (!(await findName(deps.db, personId))) throw new AppError('person_not_found');
  const subject = { type: 'user' as const, id: personId };
  if (!isFile)
    await inTransaction(deps.db, (tx) =>
      recordAdminAction(deps, tx, {
        actorId: judge.id,
        action: 'user.view_reports',
        subject,
        from: judge.from,
      }),
    );
  const page = {
    limit: limit + 1,
    from: cursor === undefined ? undefined : { rank: 1, id: cursor },
    now: deps.clock.now(),
  };
  const rows = await listReportRows(deps.db, { status: 'all', personId, days }, page);
  const { shown, next_cursor } = pageById(rows, limit);
  return { reports: shown.map((row) => presentReport(row, judge.id)), next_cursor };
}
