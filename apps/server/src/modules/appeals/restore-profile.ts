import { PLATFORMS } from '@likha/contract/platforms';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type AccountField, restoreField } from '../accounts/index.ts';
import { endSanction, judgePerson } from '../enforcement/index.ts';
import { approveCleared, listWaiting } from '../reviews/index.ts';
import { restoreLink } from '../social-links/index.ts';

interface Cleared {
  sanctionId: string;
  reason: string;
  user_id: string;
  subject_field: string | null;
  subject_value: string | null;
  created_at: Date;
}

/**
 * Puts back what staff cleared of a profile, in the caller's transaction (P357).
 * @returns false where something else stands there since, or nothing is kept any more
 * @throws AppError as `judgePerson`
 */
export async function restoreProfile(
  deps: BaseDeps,
  tx: Tx,
  judge: { id: string },
  cleared: Cleared,
): Promise<boolean> {
  const { sanctionId, reason, user_id: userId, subject_field: field, subject_value: value } = cleared;
  await judgePerson(tx, judge, userId);
  if (field === null || value === null) return false;
  // What its person has put there since waits for a look, and is theirs to keep.
  if ((await listWaiting(tx, userId)).some((hold) => hold.field === field)) return false;
  const platform = PLATFORMS.find((one) => one === field);
  const isBack = platform
    ? await restoreLink(tx, userId, { platform, url: value })
    : await restoreField(deps, tx, userId, {
        field: field as AccountField,
        value,
        clearedAt: cleared.created_at,
      });
  if (!isBack) return false;
  const at = deps.clock.now();
  await approveCleared(tx, { userId, field, value }, { by: judge.id, at });
  return endSanction(tx, sanctionId, { at, by: judge.id, reason });
}
