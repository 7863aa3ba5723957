import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import {
  findReport,
  findReported,
  keepSubject,
  lockReport,
  type ReportRow,
  unsettleReport,
} from './moderation.queries.ts';
import { moderationTexts } from './moderation.texts.generated.ts';

/**
 * Takes back that a report was dismissed: it waits again (P334).
 * @throws AppError `report_not_found`; `take_back_refused` for one that was not dismissed, one about what is gone since, and where the
 *   same person has reported the same again
 */
export async function reopenReport(
  deps: BaseDeps,
  judge: { id: string; from: string },
  id: string,
  reason: string,
): Promise<ReportRow> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const reported = await findReported(tx, id);
      if (!reported) throw new AppError('report_not_found');
      // What it is about before the report, as whoever removes it does.
      const isThere = await keepSubject(tx, { type: reported.subject_type, id: reported.subject_id });
      const before = await lockReport(tx, id);
      if (before?.status !== 'dismissed') throw refused('notDismissed');
      if (!isThere) throw refused('goneSince');
      await unsettleReport(tx, id);
      await recordAdminAction(deps, tx, {
        actorId: judge.id,
        action: 'report.take_back',
        subject: { type: 'report', id },
        before: { status: before.status, decided_by: before.decided_by },
        after: { status: 'pending', reason },
        from: judge.from,
      });
      const row = await findReport(tx, id, deps.clock.now());
      if (!row) throw new Error(`report ${id} is gone`);
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'reports_open_once')) throw refused('reportedAgain');
    throw error;
  }
}

function refused(what: 'notDismissed' | 'goneSince' | 'reportedAgain'): AppError {
  return new AppError('take_back_refused', { detail: (language) => moderationTexts[language][what] });
}
