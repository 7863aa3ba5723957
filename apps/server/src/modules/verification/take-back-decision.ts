import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { changeKycStatus } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { mailVerificationJob } from './declared-jobs.ts';
import { recordStep } from './record-step.ts';
import { findSubmission, reopenDecided, type VerificationRow } from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';
import type { VerificationDeps } from './verification-deps.ts';

interface TakingBack {
  verificationId: string;
  reason: string;
  adminId: string;
  from: string;
}

/**
 * Takes back that a creator's newest submission was approved or rejected, once (P370): it waits in the queue again and its creator is told.
 * Who was approved is unverified from now on: publishes, sells and is paid nothing until they are approved again.
 * @throws AppError `verification_not_found`; `take_back_refused` for one that waits, of two at once for the second, for one whose creator has
 *   sent another since, and for one whose documents are gone
 */
export async function takeBackDecision(
  deps: VerificationDeps,
  { verificationId: id, reason, adminId, from }: TakingBack,
): Promise<VerificationRow> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const before = await findSubmission(tx, id);
      if (!before) throw new AppError('verification_not_found');
      if (before.documents_removed_at) throw refused('documentsGone');
      if (!(await reopenDecided(tx, id))) throw refused('notDecided');
      await changeKycStatus(tx, before.creator_id, 'pending');
      await recordStep(deps, tx, { verificationId: id, kind: 'taken_back', actorId: adminId, from });
      await recordAdminAction(deps, tx, {
        actorId: adminId,
        action: 'verification.take_back',
        subject: { type: 'user', id: before.creator_id },
        before: { verification_id: id, status: before.status },
        after: { status: 'pending', reason },
        from,
      });
      const takenBack = { id: deps.ids.next(), reason };
      await addJob(tx, mailVerificationJob, { verificationId: id, status: 'pending', takenBack });
      const after = await findSubmission(tx, id);
      if (!after) throw new Error(`submission ${id} is gone`);
      return after;
    });
  } catch (error) {
    // Another one of the same creator was settled meanwhile.
    throw isUniqueViolation(error, 'verifications_one_stands') ? refused('notDecided') : error;
  }
}

function refused(why: 'notDecided' | 'documentsGone'): AppError {
  return new AppError('take_back_refused', { detail: (language) => verificationTexts[language][why] });
}
