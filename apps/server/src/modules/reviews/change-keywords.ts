import type { Saying } from '@likha/contract';
import { MODERATION } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { HOLDS_FROM } from './keyword-severity.ts';
import { plainKeyword } from './plain-spelling.ts';
import { deleteKeyword, insertKeyword, type KeywordRow } from './reviews.queries.ts';
import { reviewsTexts } from './reviews.texts.generated.ts';

/** Who acts, and from which address. */
interface Admin {
  id: string;
  from: string;
}

/** @throws AppError `keyword_taken` where it is compared as one that is there; `validation_failed` for fewer than two letters, or too many */
export async function addKeyword(
  deps: BaseDeps,
  admin: Admin,
  { keyword, severity }: { keyword: string; severity: number },
): Promise<KeywordRow> {
  const compared = plainKeyword(keyword);
  if (compared === '') throw refused('noLetters');
  if (compared.length === 1) throw refused('oneLetter');
  const id = deps.ids.next();
  const auto_action = severity >= HOLDS_FROM ? ('flag' as const) : null;
  const row: KeywordRow = { id, keyword, compared, severity, auto_action, created_at: deps.clock.now() };
  try {
    await inTransaction(deps.db, async (tx) => {
      if (!(await insertKeyword(tx, { ...row, created_by: admin.id }, MODERATION.keywords)))
        throw refused('tooMany');
      const subject = { type: 'keyword' as const, id };
      const act = { actorId: admin.id, action: 'keyword.add', subject, from: admin.from } as const;
      await recordAdminAction(deps, tx, { ...act, after: { keyword, severity } });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'spam_keywords_compared')) throw error;
    const taken: Saying = (language) => reviewsTexts[language].taken;
    throw new AppError('keyword_taken', { detail: taken, errors: { keyword: taken } });
  }
  return row;
}

function refused(what: 'noLetters' | 'oneLetter' | 'tooMany'): AppError {
  return new AppError('validation_failed', {
    detail: (language) => reviewsTexts[language][what],
    errors: { keyword: (language) => reviewsTexts[language][what] },
  });
}

/** @throws AppError `keyword_not_found` */
export async function removeKeyword(deps: BaseDeps, admin: Admin, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await deleteKeyword(tx, id);
    if (!before) throw new AppError('keyword_not_found');
    const subject = { type: 'keyword' as const, id };
    const act = { actorId: admin.id, action: 'keyword.remove', subject, from: admin.from } as const;
    await recordAdminAction(deps, tx, { ...act, before });
  });
}
