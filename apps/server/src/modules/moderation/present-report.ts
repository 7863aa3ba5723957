import type { CallResponse, Calls } from '@likha/contract';
import type { ReportRow } from './moderation.queries.ts';

/** A report as an admin sees it. */
export function presentReport(
  { claimed_by_id, ...row }: ReportRow,
  adminId: string,
): CallResponse<Calls['updateReport']>['report'] {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    is_mine: claimed_by_id === adminId,
  };
}
