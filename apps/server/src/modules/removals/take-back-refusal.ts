import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { recordAdminAction } from '../audit/index.ts';
import { mailRemovalJob } from './declared-jobs.ts';
import { findRequest, type RemovalRow, reopenRefused } from './removals.queries.ts';
import { removalsTexts } from './removals.texts.generated.ts';
import type { RemovalsDeps } from './removals-deps.ts';

/**
 * Takes back that a removal request was refused, once (P370): it waits again, due as it was, and who asked is told. What was removed stays
 * removed, as nothing is kept of it (P320).
 * @throws AppError `removal_not_found`; `take_back_refused` for one that waits or was granted, and of two at once for the second
 */
export function takeBackRefusal(
  deps: RemovalsDeps,
  admin: { id: string; from: string },
  { requestId, reason }: { requestId: string; reason: string },
): Promise<RemovalRow> {
  return inTransaction(deps.db, async (tx) => {
    const before = await findRequest(tx, requestId);
    if (!before) throw new AppError('removal_not_found');
    if (!(await reopenRefused(tx, requestId)))
      throw new AppError('take_back_refused', { detail: (language) => removalsTexts[language].notRefused });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'removal.take_back',
      subject: { type: 'removal_request', id: requestId },
      before: { decision: 'refused' },
      after: { reason },
      from: admin.from,
    });
    await addJob(tx, mailRemovalJob, {
      requestId,
      what: 'taken_back',
      takenBack: { id: deps.ids.next(), reason },
    });
    const after = await findRequest(tx, requestId);
    if (!after) throw new Error(`request ${requestId} is gone`);
    return after;
  });
}
