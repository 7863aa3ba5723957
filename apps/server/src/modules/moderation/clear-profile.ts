import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { clearField } from '../accounts/index.ts';
import { judgePerson, noteRemoval, type ProfileField } from '../enforcement/index.ts';
import { clearLink } from '../social-links/index.ts';
import { moderationTexts } from './moderation.texts.generated.ts';

/**
 * Clears a part of a profile that nobody reported (P357): its person is told why and may appeal. What stood there is kept for who takes it
 * back, and is not in the record of what staff did, which nothing is ever taken out of.
 * @throws AppError `content_not_found` where nothing stands there; as `judgePerson`
 */
export function clearProfile(
  deps: BaseDeps,
  judge: { id: string; from: string },
  { userId, field, reason }: { userId: string; field: ProfileField; reason: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await judgePerson(tx, judge, userId);
    const value =
      field === 'full_name' || field === 'bio' || field === 'avatar' || field === 'cover'
        ? await clearField(deps, tx, userId, field)
        : await clearLink(tx, userId, field);
    if (value === null)
      throw new AppError('content_not_found', {
        detail: (language) => moderationTexts[language].nothingToClear,
      });
    const subject = { type: 'profile', id: userId } as const;
    await noteRemoval(deps, tx, judge, { userId, reason, subject, cleared: { field, value } });
  });
}
