import { appealPart, type StaffRole } from '@likha/contract/staff-roles';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { demandPart } from '../../platform/http/demand-part.ts';
import { addJob } from '../../platform/jobs.ts';
import { hasOtherInto } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { liftSanction } from '../enforcement/index.ts';
import { tell } from '../notifications/index.ts';
import { type AppealRow, decideOpen, findAppeal } from './appeals.queries.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import type { AppealsDeps } from './appeals-deps.ts';
import { mailAppealJob } from './declared-jobs.ts';
import { restoreContent } from './restore-content.ts';

interface Deciding {
  appealId: string;
  decision: 'granted' | 'denied';
  /** For the person to read. */
  answer: string;
  adminId: string;
  role: StaffRole | null;
  /** The address that asked. */
  from: string;
}

/**
 * Decides an appeal, once, and lifts what it was against where it is granted (P170). Both sides are told by mail.
 * @throws AppError `appeal_not_found`; `other_part`; `appeal_decided`, saying by whom; `appeal_of_own_decision` to who had decided what it is
 *   against while there is another who may decide appeals, and to who appealed; what `liftSanction` and `restoreContent` throw
 */
export function decideAppeal(deps: AppealsDeps, deciding: Deciding): Promise<AppealRow> {
  const { appealId, decision, answer, adminId, role, from } = deciding;
  return inTransaction(deps.db, async (tx) => {
    const before = await findAppeal(tx, appealId);
    if (!before) throw new AppError('appeal_not_found');
    demandPart(appealPart(before.kind), role);
    await demandAnotherAdmin(tx, before, adminId);
    const decided = { decision, answer, decided_by: adminId, decided_at: deps.clock.now() };
    if (!(await decideOpen(tx, appealId, decided))) throw await alreadyDecided(tx, appealId);
    const isLifted = decision === 'granted' && (await lift(deps, tx, before, deciding));
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: decision === 'granted' ? 'appeal.grant' : 'appeal.deny',
      subject: { type: 'user', id: before.user_id },
      before: {
        appeal_id: appealId,
        ...(before.sanction_id !== null && { sanction_id: before.sanction_id }),
        ...(before.payout_id !== null && { payout_id: before.payout_id }),
        kind: before.kind,
      },
      after: { decision, answer, lifted: isLifted },
      from,
    });
    await addJob(tx, mailAppealJob, { appealId, to: 'person' });
    await tell(tx, {
      personId: before.user_id,
      kind: 'moderation',
      groupKey: appealId,
      at: decided.decided_at,
    });
    if (before.created_by_id !== null && before.created_by_id !== adminId)
      await addJob(tx, mailAppealJob, { appealId, to: 'admin' });
    const after = await findAppeal(tx, appealId);
    if (!after) throw new Error(`appeal ${appealId} is gone`);
    return after;
  });
}

async function demandAnotherAdmin(tx: Tx, appeal: AppealRow, adminId: string): Promise<void> {
  const isOwn = appeal.user_id === adminId;
  const decidedIt =
    appeal.created_by_id === adminId && (await hasOtherInto(tx, appealPart(appeal.kind), adminId));
  if (isOwn || decidedIt)
    throw new AppError('appeal_of_own_decision', {
      detail: (language) => appealsTexts[language][isOwn ? 'ownAppeal' : 'ownDecision'],
    });
}

/** What is over cannot be lifted; what was removed comes back (P230); the money of a payout is back since it was rejected (P958). @returns whether something was */
async function lift(deps: AppealsDeps, tx: Tx, appeal: AppealRow, { adminId, answer, from }: Deciding) {
  const { user_id: userId, sanction_id: sanctionId } = appeal;
  if (appeal.ended_at !== null || sanctionId === null) return false;
  if (appeal.kind === 'removal')
    return restoreContent(deps, tx, { id: adminId }, { sanctionId, reason: answer });
  const lifted = { userId, sanctionId, reason: answer, isToldOtherwise: true };
  await liftSanction(deps, tx, { id: adminId, from }, lifted);
  return true;
}

async function alreadyDecided(tx: Tx, appealId: string): Promise<AppError> {
  const row = await findAppeal(tx, appealId);
  return new AppError('appeal_decided', {
    detail: (language) => appealsTexts[language].decidedBy({ name: row?.decided_by ?? 'Likha' }),
  });
}
