import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { readCaseHistory } from '../audit/index.ts';
import { presentSubmission } from './present-verification.ts';
import { listByStatus } from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

type Query = CallInput<Calls['listVerifications']>['query'];

/** Submissions in one state, the one that has waited longest first. @throws AppError `validation_failed` for a foreign cursor */
export async function listSubmissions(
  deps: VerificationDeps,
  { status, limit, cursor, ...days }: Query,
  language: Language,
): Promise<CallResponse<Calls['listVerifications']>> {
  checkIdCursor(cursor);
  const rows = await listByStatus(deps.db, status, { limit: limit + 1, after: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const historyOf = await readCaseHistory(
    deps.db,
    'verification',
    shown.map((row) => row.creator_id),
  );
  return {
    verifications: shown.map((row) => presentSubmission(row, language, historyOf(row.id))),
    next_cursor,
  };
}
