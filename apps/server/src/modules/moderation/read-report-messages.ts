import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { recordAdminAction } from '../audit/index.ts';
import type { PostsDeps } from '../posts/index.ts';
import { type EvidenceRow, listEvidence } from './evidence.queries.ts';
import { findReported } from './moderation.queries.ts';
import { presentFile } from './present-review.ts';

type Answer = CallResponse<Calls['listReportMessages']>;

/**
 * The messages that were kept with a report (P434). That they were read is on record before they are answered.
 * @throws AppError `report_not_found`
 */
export async function readReportMessages(
  deps: PostsDeps,
  viewer: Viewer,
  reportId: string,
  from: string,
): Promise<Answer> {
  return inTransaction(deps.db, async (tx) => {
    const reported = await findReported(tx, reportId);
    if (!reported) throw new AppError('report_not_found');
    const rows = await listEvidence(tx, reportId);
    if (rows.length > 0)
      await recordAdminAction(deps, tx, {
        actorId: viewer.id,
        action: 'report.view_messages',
        subject: { type: 'report', id: reportId },
        after: { message_id: reported.subject_id, messages: rows.length },
        from,
      });
    return { messages: rows.map((row) => present(row, viewer, deps)) };
  });
}

function present(row: EvidenceRow, viewer: Viewer, deps: PostsDeps): Answer['messages'][number] {
  // Looked at while it is in the queue alone (P432).
  const files = row.is_waiting ? (row.files ?? []) : [];
  return {
    id: row.message_id,
    seq: row.seq,
    sender: { id: row.sender_id, username: row.username, full_name: row.full_name },
    is_reported: row.is_reported,
    is_of_reporter: row.is_of_reporter,
    text: row.text,
    files_count: row.files_count,
    files: files.map((file) => presentFile(file, viewer, deps.mediaAddresses)),
    sent_at: row.sent_at.toISOString(),
  };
}
