import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { matchReportsJob } from '../declared-jobs.ts';
import { type SettlementsTexts, settlementsTexts } from '../settlements.texts.generated.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import { readReport } from './read-report.ts';
import { type ReportProblem, ReportRefused } from './report-row.ts';
import { insertReport, stageRows } from './staging.queries.ts';

export interface Importing {
  /** Of the file, which is gone afterwards. */
  path: string;
  adminId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Takes a report of settlement in (P751): all of its rows or none. A job holds them against the books.
 * @returns its id
 * @throws AppError `settlement_report_rejected` for what is no report, is cut or broken, `settlement_report_known` for a file
 * that was taken before
 */
export async function importReport(
  deps: SettlementsDeps,
  { path, adminId, from }: Importing,
): Promise<string> {
  const id = deps.ids.next();
  const now = deps.clock.now();
  try {
    await inTransaction(deps.db, async (tx) => {
      const file = await readReport(path, (_provider, rows) => stageRows(tx, deps.ids, id, rows));
      const { provider, hash, rows, firstAt, lastAt } = file;
      const about = { id, provider, hash, rows, uploaded_by: adminId, uploaded_at: now };
      await insertReport(tx, { ...about, first_at: firstAt, last_at: lastAt });
      await recordAdminAction(deps, tx, {
        actorId: adminId,
        action: 'settlement.import',
        subject: { type: 'settlement', id },
        after: { provider, rows, sha256: hash.toString('hex') },
        from,
      });
      await addJob(tx, matchReportsJob, {}, { key: matchReportsJob.id });
    });
  } catch (error) {
    if (error instanceof ReportRefused) throw rejected(error.problem);
    if (isUniqueViolation(error, 'settlement_reports_hash_key'))
      throw new AppError('settlement_report_known', { cause: error });
    throw error;
  }
  return id;
}

function rejected(problem: ReportProblem): AppError {
  return new AppError('settlement_report_rejected', {
    detail: (language) => wordsOf(problem, settlementsTexts[language]),
  });
}

function wordsOf(problem: ReportProblem, t: SettlementsTexts): string {
  switch (problem.kind) {
    case 'column_missing':
      return t.columnMissing({ column: problem.column });
    case 'broken':
      return t.broken({ line: problem.line });
    case 'rows_missing':
      return t.rowsMissing({ said: problem.said, found: problem.found });
    case 'not_a_report':
      return t.notAReport;
    case 'cut':
      return t.cut;
    case 'empty':
      return t.empty;
    case 'too_many':
      return t.tooMany;
  }
}
