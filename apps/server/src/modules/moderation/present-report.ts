import type { CallResponse, Calls } from '@likha/contract';
import { publicMediaUrl } from '../accounts/index.ts';
import { evidenceUrl } from '../live/index.ts';
import type { ReportRow } from './moderation.queries.ts';

/** A report as an admin sees it. */
export function presentReport(
  { claimed_by_id, reporter, reported_user: reported, evidence_id, ...row }: ReportRow,
  adminId: string,
): CallResponse<Calls['updateReport']>['report'] {
  return {
    ...row,
    reporter: withFace(reporter),
    reported_user: withFace(reported),
    live_evidence_url: evidenceUrl(row.subject_id, evidence_id),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    is_mine: claimed_by_id === adminId,
  };
}

function withFace<Person extends { avatar_key: string | null }>({ avatar_key: key, ...person }: Person) {
  return { ...person, avatar: publicMediaUrl(key) };
}
