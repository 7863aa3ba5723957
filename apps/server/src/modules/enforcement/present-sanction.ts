import type { CallResponse, Calls } from '@likha/contract';
import type { SanctionRow } from './enforcement.queries.ts';

/** A sanction as admins see it. */
export function presentSanction(row: SanctionRow): CallResponse<Calls['warnPerson']>['sanction'] {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
