import type { Saying } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { changeKycStatus } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { mailVerificationJob } from './declared-jobs.ts';
import { recordStep } from './record-step.ts';
import { decidePending, findSubmission, type VerificationRow } from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';
import type { VerificationDeps } from './verification-deps.ts';

interface Decision {
  verificationId: string;
  decision: 'approve' | 'reject';
  reason: string | null;
  adminId: string;
  from: string;
}

/**
 * An admin's decision about a pending submission, once: who comes second is told who was first.
 * @throws AppError `verification_not_found`, `verification_decided`, `id_number_used` where another creator is verified with
 *   the number, `validation_failed` for a rejection without a reason
 */
export async function decideVerification(
  deps: VerificationDeps,
  { verificationId: id, decision, reason, adminId, from }: Decision,
): Promise<VerificationRow> {
  if (decision === 'reject' && !reason)
    throw new AppError('validation_failed', { detail: reasonNeeded, errors: { reason: reasonNeeded } });
  const status = decision === 'approve' ? 'approved' : 'rejected';
  try {
    return await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const given = decision === 'reject' ? reason : null;
      const isDecided = await decidePending(tx, { id, status, reason: given, adminId, now });
      const row = await findSubmission(tx, id);
      if (!row) throw new AppError('verification_not_found');
      if (!isDecided) throw alreadyDecided(row);
      await changeKycStatus(tx, row.creator_id, status);
      await recordStep(deps, tx, { verificationId: id, kind: status, actorId: adminId, from });
      await recordAdminAction(deps, tx, {
        actorId: adminId,
        action: `verification.${decision}`,
        subject: { type: 'user', id: row.creator_id },
        before: { verification_id: id, status: 'pending' },
        after: { status, reason: given },
        from,
      });
      await addJob(tx, mailVerificationJob, { verificationId: id, status });
      await tell(tx, { personId: row.creator_id, kind: 'verification', groupKey: id, at: now });
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'verifications_number')) throw error;
    throw new AppError('id_number_used', {
      detail: (language) => verificationTexts[language].numberOfAnother,
    });
  }
}

const reasonNeeded: Saying = (language) => verificationTexts[language].reasonNeeded;

function alreadyDecided({ status, decided_by: name }: VerificationRow): AppError {
  return new AppError('verification_decided', {
    detail: (language) => {
      const t = verificationTexts[language];
      return t.decided({ name: name ?? 'Likha', what: t[status] });
    },
  });
}
