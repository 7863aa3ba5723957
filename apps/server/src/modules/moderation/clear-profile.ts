import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { clearField } from '../accounts/index.ts';
import { judgePerson, noteRemoval, type ProfileField } from '../enforcement/index.ts';
import { listWaiting, settleHold } from '../reviews/index.ts';
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
      (await clearWaiting(deps, tx, judge, { userId, field })) ?? (await clear(deps, tx, userId, field));
    if (value === null)
      throw new AppError('content_not_found', {
        detail: (language) => moderationTexts[language].nothingToClear,
      });
    const subject = { type: 'profile', id: userId } as const;
    await noteRemoval(deps, tx, judge, { userId, reason, subject, cleared: { field, value } });
  });
}

/** What a keyword has held back is cleared where it waits (P369). @returns what it says; null where nothing waits */
async function clearWaiting(
  deps: BaseDeps,
  tx: Tx,
  judge: { id: string },
  { userId, field }: { userId: string; field: ProfileField },
): Promise<string | null> {
  const waiting = (await listWaiting(tx, userId)).find((hold) => hold.field === field);
  const decision = { status: 'cleared', by: judge.id, at: deps.clock.now() } as const;
  return (waiting && (await settleHold(tx, waiting.id, decision))?.value) ?? null;
}

function clear(deps: BaseDeps, tx: Tx, userId: string, field: ProfileField): Promise<string | null> {
  switch (field) {
    case 'full_name':
    case 'bio':
    case 'location':
    case 'benefits':
    case 'avatar':
    case 'cover':
      return clearField(deps, tx, userId, field);
    default:
      return clearLink(tx, userId, field);
  }
}
