import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { changeStanding } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { endSanction, findKeepingOut, findSanction, type SanctionRow } from './enforcement.queries.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import type { Judge } from './enforcement-deps.ts';
import { judgePerson } from './judge-person.ts';
import { tellPerson } from './record-sanction.ts';

/**
 * Lifts a warning, a suspension or a ban, in the caller's transaction (P149).
 * @param lifted without `sanctionId` what keeps the person out; `isToldOtherwise` where a mail of its own says so
 * @throws AppError as `judgePerson`; `sanction_not_found` where there is nothing to lift, `already_sanctioned` where it was
 *   lifted or is over, saying by whom
 */
export async function liftSanction(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  lifted: {
    userId: string;
    sanctionId?: string | null | undefined;
    reason: string;
    isToldOtherwise?: boolean;
  },
): Promise<SanctionRow> {
  const { userId, sanctionId, reason, isToldOtherwise = false } = lifted;
  const person = await judgePerson(tx, judge, userId);
  const before = sanctionId ? await findSanction(tx, sanctionId) : await findKeepingOut(tx, userId);
  if (before?.user_id !== userId || before.kind === 'removal')
    throw new AppError('sanction_not_found', { detail: (language) => enforcementTexts[language].nothing });
  if (!(await endSanction(tx, before.id, { at: deps.clock.now(), by: judge.id, reason })))
    throw alreadyEnded(before);
  if (before.kind !== 'warning') await changeStanding(tx, userId, 'active', deps.clock.now());
  const after = await findSanction(tx, before.id);
  if (!after) throw new Error(`sanction ${before.id} is gone`);
  await recordAdminAction(deps, tx, {
    actorId: judge.id,
    action: 'user.lift',
    subject: { type: 'user', id: userId },
    before: { status: person.status, sanction: before },
    after: judge.isOperator ? { ...after, by: 'command' } : after,
    from: judge.from,
  });
  if (!isToldOtherwise) await tellPerson(tx, before.id, 'lifted');
  return after;
}

function alreadyEnded({ ended_by: name }: SanctionRow): AppError {
  return new AppError('already_sanctioned', {
    detail: (language) => {
      const t = enforcementTexts[language];
      return name ? t.alreadyLifted({ by: name }) : t.alreadyOver;
    },
  });
}
