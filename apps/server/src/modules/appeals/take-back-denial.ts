import { appealPart, type StaffRole } from '@likha/contract/staff-roles';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { demandPart } from '../../platform/http/demand-part.ts';
import { addJob } from '../../platform/jobs.ts';
import { recordAdminAction } from '../audit/index.ts';
import { type AppealRow, findAppeal, reopenDenied } from './appeals.queries.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import type { AppealsDeps } from './appeals-deps.ts';
import { mailAppealJob } from './declared-jobs.ts';

/**
 * Takes back that an appeal was denied, once (P370): it waits again, and its person is told. What it is against stands meanwhile.
 * @throws AppError `appeal_not_found`; `other_part`; `appeal_of_own_decision` to who appealed; `take_back_refused` for one that waits or was granted, and of
 *   two at once for the second
 */
export function takeBackDenial(
  deps: AppealsDeps,
  admin: { id: string; role: StaffRole | null; from: string },
  { appealId, reason }: { appealId: string; reason: string },
): Promise<AppealRow> {
  return inTransaction(deps.db, async (tx) => {
    const before = await findAppeal(tx, appealId);
    if (!before) throw new AppError('appeal_not_found');
    demandPart(appealPart(before.kind), admin.role);
    if (before.user_id === admin.id)
      throw new AppError('appeal_of_own_decision', {
        detail: (language) => appealsTexts[language].ownAppeal,
      });
    if (!(await reopenDenied(tx, appealId)))
      throw new AppError('take_back_refused', { detail: (language) => appealsTexts[language].notDenied });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'appeal.take_back',
      subject: { type: 'user', id: before.user_id },
      before: { appeal_id: appealId, decision: 'denied', decided_by: before.decided_by_id },
      after: { reason },
      from: admin.from,
    });
    await addJob(tx, mailAppealJob, { appealId, to: 'person', takenBack: { id: deps.ids.next(), reason } });
    const after = await findAppeal(tx, appealId);
    if (!after) throw new Error(`appeal ${appealId} is gone`);
    return after;
  });
}
