import type { Saying } from '@likha/contract';
import { MODERATION } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Queryable } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { suspendWriterJob } from './declared-jobs.ts';
import { HOLDS_FROM, REFUSES_FROM, SUSPENDS_FROM } from './keyword-severity.ts';
import { keywordsIn } from './plain-spelling.ts';
import { type HitType, insertHits, type KeywordRow, listKeywordRows } from './reviews.queries.ts';
import { reviewsTexts } from './reviews.texts.generated.ts';

interface Attempt {
  type: HitType;
  /** Nobody yet, while they register. */
  authorId: string | null;
  /** What is written, by the name of its field. */
  fields: Readonly<Record<string, string | null | undefined>>;
  /** Of this severity and above; a username cannot be held back from others, and is refused from there on. */
  from?: number;
}

/**
 * Refuses what has a keyword of severity 4 or 5, before anything of it is kept (P153). That it was tried is kept and counted,
 * without the text; from severity 5 on its writer is suspended by a job of the same transaction.
 * @throws AppError `validation_failed` naming the fields, and not the keyword: who is told tries the next spelling
 */
export async function refuseSpam(
  deps: BaseDeps,
  { type, authorId, fields, from = REFUSES_FROM }: Attempt,
): Promise<void> {
  const keywords = await listKeywordRows(deps.db, MODERATION.keywords, from);
  const found = Object.entries(fields).flatMap(([field, text]) =>
    keywordsIn(text ?? '', keywords).map((keyword) => ({ field, keyword })),
  );
  if (found.length === 0) return;
  const hits = [...new Set(found.map(({ keyword }) => keyword))];
  await keepAttempt(deps, { type, authorId }, hits);
  const detail: Saying = (language) => reviewsTexts[language].refused;
  const errors = Object.fromEntries(found.map(({ field }) => [field, detail]));
  throw new AppError('validation_failed', { detail, errors });
}

/**
 * Refuses words that go with money, and that would be looked at first where others write: who receives them has them at once (P153).
 * @throws AppError `validation_failed` for `message`
 */
export function refuseWords(deps: BaseDeps, authorId: string, message: string): Promise<void> {
  return refuseSpam(deps, { type: 'message', authorId, fields: { message }, from: HOLDS_FROM });
}

/** Has it a keyword for which it would be looked at first, or refused? Of what was written before, when that may have been none. */
export async function wouldBeHeld(db: Queryable, text: string): Promise<boolean> {
  return keywordsIn(text, await listKeywordRows(db, MODERATION.keywords, HOLDS_FROM)).length > 0;
}

function keepAttempt(
  deps: BaseDeps,
  { type, authorId }: Pick<Attempt, 'type' | 'authorId'>,
  keywords: readonly KeywordRow[],
): Promise<void> {
  // Each attempt is one of its own, as nothing of it is kept that it could be known by.
  const contentId = deps.ids.next();
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const hits = keywords.map(({ keyword, severity }) => ({
      id: deps.ids.next(),
      content_id: contentId,
      content_type: type,
      author_id: authorId,
      keyword,
      severity,
      action: 'blocked' as const,
      created_at: now,
    }));
    await insertHits(tx, hits);
    if (authorId && keywords.some(({ severity }) => severity >= SUSPENDS_FROM))
      await addJob(tx, suspendWriterJob, { personId: authorId });
  });
}
