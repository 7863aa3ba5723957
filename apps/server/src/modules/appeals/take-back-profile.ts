import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findClearing, judgePerson, type ProfileField, tellPerson } from '../enforcement/index.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import { restoreContent } from './restore-content.ts';

/**
 * Takes back that staff cleared a part of a profile (P357): what stood there is back, and its person is told.
 * @throws AppError `take_back_refused` where nothing was cleared, or something else stands there since; as `judgePerson`
 */
export function takeBackProfile(
  deps: BaseDeps,
  judge: { id: string; from: string },
  { userId, field, reason }: { userId: string; field: ProfileField; reason: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    // Locks the person: of two at once the second finds that it is done.
    await judgePerson(tx, judge, userId);
    const clearing = await findClearing(tx, userId, field);
    if (!clearing) throw refused('notDecided');
    const { id: sanctionId } = clearing;
    if (!(await restoreContent(deps, tx, judge, { sanctionId, reason }))) throw refused('otherSince');
    await tellPerson(tx, sanctionId, 'lifted');
    await recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'profile.take_back',
      subject: { type: 'user', id: userId },
      before: { sanction_id: sanctionId, field },
      after: { reason },
      from: judge.from,
    });
  });
}

function refused(why: 'notDecided' | 'otherSince'): AppError {
  return new AppError('take_back_refused', { detail: (language) => appealsTexts[language][why] });
}
