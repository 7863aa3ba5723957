import { PLATFORMS } from '@likha/contract/platforms';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { setField } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { judgePerson, noteRemoval, type ProfileField } from '../enforcement/index.ts';
import { settleHold } from '../reviews/index.ts';
import { setLink } from '../social-links/index.ts';
import { moderationTexts } from './moderation.texts.generated.ts';
import { findHold, type HoldRow } from './profile-holds.queries.ts';

interface Decision {
  holdId: string;
  decision: 'approved' | 'cleared';
  /** For its person, where it is cleared. */
  reason: string | undefined;
}

/**
 * Lets a part of a profile stand that a keyword held back, or clears it, once (P369). Cleared, its person is told why and may appeal, as with
 * any clearing (P357); what it said is in no record of what staff did.
 * @throws AppError `review_not_found`, also for what its person has changed meanwhile; `moderation_decided`, saying by whom; as `judgePerson`
 */
export function decideProfileHold(
  deps: BaseDeps,
  judge: { id: string; from: string },
  { holdId, decision, reason }: Decision,
): Promise<HoldRow> {
  return inTransaction(deps.db, async (tx) => {
    const seen = await findHold(tx, holdId);
    if (!seen) throw changed();
    // The person before what is theirs, as whoever saves a profile does.
    await judgePerson(tx, judge, seen.user_id);
    const hold = await settleHold(tx, holdId, { status: decision, by: judge.id, at: deps.clock.now() });
    const after = await findHold(tx, holdId);
    if (!after) throw changed();
    if (!hold) throw decided(after);
    const { user_id: userId, field, text: value } = after;
    if (decision === 'approved') await show(tx, userId, { field, value });
    else await clear(deps, tx, judge, after, reason ?? '');
    await recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'profile.decide',
      subject: { type: 'user', id: userId },
      before: { hold_id: holdId, field, status: 'waiting' },
      after: { status: decision, keywords: after.flagged_keywords },
      from: judge.from,
    });
    return after;
  });
}

async function show(
  tx: Tx,
  userId: string,
  { field, value }: { field: ProfileField; value: string },
): Promise<void> {
  if (field === 'full_name' || field === 'bio' || field === 'location' || field === 'benefits')
    return setField(tx, userId, field, value);
  const platform = PLATFORMS.find((one) => one === field);
  if (!platform) throw new Error(`${field} is no text`);
  await setLink(tx, userId, { platform, url: value });
}

async function clear(
  deps: BaseDeps,
  tx: Tx,
  judge: { id: string; from: string },
  { user_id: userId, field, text: value }: HoldRow,
  reason: string,
): Promise<void> {
  const subject = { type: 'profile', id: userId } as const;
  await noteRemoval(deps, tx, judge, { userId, reason, subject, cleared: { field, value } });
}

function changed(): AppError {
  return new AppError('review_not_found', { detail: (language) => moderationTexts[language].holdChanged });
}

function decided({ status, decided_by: name }: HoldRow): AppError {
  return new AppError('moderation_decided', {
    detail: (language) => {
      const t = moderationTexts[language];
      return t.decidedBy({
        name: name ?? 'Likha',
        what: status === 'approved' ? t.approved : t.clearedState,
      });
    },
  });
}
