import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AppealTokens } from './appeal-tokens.ts';
import { findWhatKeepsOut } from './standing.queries.ts';

/**
 * The refusal that somebody reads who is kept out: why, until when, and what an appeal is sent with (P150, P170). Asked for after the right
 * password only.
 */
export async function refusedEntry(
  { appealTokens }: { appealTokens: AppealTokens },
  db: Queryable,
  { id: userId, status }: { id: string; status: string },
): Promise<AppError> {
  const sanction = await findWhatKeepsOut(db, userId);
  return new AppError(status === 'banned' ? 'account_banned' : 'account_suspended', {
    ...(sanction && { appealToken: appealTokens.make(sanction.id) }),
    detail: (language) => {
      const t = accountsTexts[language];
      if (!sanction) return status === 'banned' ? t.banned : t.suspended;
      const { reason, expires_at: until } = sanction;
      return until === null
        ? t.bannedBecause({ reason })
        : t.suspendedUntil({ reason, until: philippineTime(until, language) });
    },
  });
}
