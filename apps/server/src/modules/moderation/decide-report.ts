import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { awaitActs } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { banPerson, suspendPerson, warnPerson } from '../enforcement/index.ts';
import { checkClaim } from './check-claim.ts';
import {
  findReport,
  findReported,
  lockReport,
  lockSubject,
  type ReportRow,
  settleReport,
} from './moderation.queries.ts';
import { removeContent, standardReason } from './remove-content.ts';

type Decision = CallInput<Calls['updateReport']>['body'];
type Locked = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/** Who decides, and from which address. */
interface Judge {
  id: string;
  from: string;
}

const LOWEST_SEVERITY = 1;

/**
 * Decides about a report, once, and does what was decided (P152): all of it or nothing.
 * @throws AppError `report_not_found`, `moderation_decided`, `moderation_claimed`; as `warnPerson`, `suspendPerson`, `banPerson`, `removeContent`
 */
export async function decideReport(
  deps: BaseDeps,
  judge: Judge,
  id: string,
  decision: Decision,
): Promise<ReportRow> {
  const row = await decide(deps, judge, id, decision);
  // Who is kept out by it has written by now what they were just writing (P423).
  if (KEEPS_OUT.has(decision.action_taken)) await awaitActs(deps, row.reported_user.id);
  return row;
}

const KEEPS_OUT: ReadonlySet<Decision['action_taken']> = new Set(['suspend_user', 'ban_user']);

function decide(deps: BaseDeps, judge: Judge, id: string, decision: Decision): Promise<ReportRow> {
  return inTransaction(deps.db, async (tx) => {
    const { status, action_taken: action, admin_notes: notes } = decision;
    const reported = await findReported(tx, id);
    // What is removed is locked before its reports, so that two who remove the same wait for each other.
    if (reported && action === 'remove_content')
      await lockSubject(tx, { type: reported.subject_type, id: reported.subject_id });
    const report = await lockReport(tx, id);
    if (!report) throw new AppError('report_not_found');
    await checkClaim(deps, tx, report, judge.id);
    const closed = await act(deps, tx, judge, report, decision);
    await settleReport(tx, id, { status, action, notes, by: judge.id, at: deps.clock.now() });
    await recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'report.decide',
      subject: { type: 'report', id },
      before: { status: report.status },
      after: { status, action, notes, ...(closed > 1 && { reports_closed: closed }) },
      from: judge.from,
    });
    const row = await findReport(tx, id, deps.clock.now());
    if (!row) throw new Error(`report ${id} is gone`);
    return row;
  });
}

/** @returns how many reports were closed by it; this one is closed whatever was decided */
async function act(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  report: Locked,
  decision: Decision,
): Promise<number> {
  const { reported_user_id: userId, report_type: type, subject_type, subject_id } = report;
  const subject = { type: subject_type, id: subject_id };
  const standard = () => standardReason(tx, userId, type);
  switch (decision.action_taken) {
    case 'no_action':
      return 1;
    case 'warning': {
      const { warning } = decision;
      await warnPerson(deps, tx, judge, {
        userId,
        severity: warning?.severity ?? LOWEST_SEVERITY,
        type: warning?.warning_type ?? type,
        description: warning?.description ?? (await standard()),
        expiresInDays: warning?.expires_in_days ?? null,
        subject,
      });
      return 1;
    }
    case 'suspend_user': {
      const { suspension_days: days } = decision;
      if (days === undefined) throw new Error('a suspension without days came through the contract');
      const reason = decision.reason ?? (await standard());
      await suspendPerson(deps, tx, judge, { userId, days, reason });
      return 1;
    }
    case 'ban_user':
      await banPerson(deps, tx, judge, { userId, reason: decision.reason ?? (await standard()) });
      return 1;
    case 'remove_content': {
      const reason = decision.reason ?? (await standard());
      const { admin_notes: notes } = decision;
      return removeContent(deps, tx, judge, { ...subject, authorId: userId, reason, notes });
    }
  }
}
