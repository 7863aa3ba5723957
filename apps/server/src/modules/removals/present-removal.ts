import type { CallResponse, Calls } from '@likha/contract';
import type { CaseHistory } from '../audit/index.ts';
import { dueAt } from './removal.ts';
import type { RemovalRow } from './removals.queries.ts';

/** A request as admins see it. */
export function presentRemoval(
  { language: _, ...row }: RemovalRow,
  now: Date,
  history: CaseHistory,
): CallResponse<Calls['decideRemoval']>['removal_request'] {
  const due = dueAt(row.sent_at);
  return {
    ...row,
    sent_at: row.sent_at.toISOString(),
    due_at: due.toISOString(),
    is_overdue: row.decision === null && due < now,
    decided_at: row.decided_at?.toISOString() ?? null,
    history,
  };
}
