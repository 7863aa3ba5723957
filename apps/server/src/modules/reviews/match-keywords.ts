import { MODERATION } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { HOLDS_FROM, REFUSES_FROM } from './keyword-severity.ts';
import { keywordsIn } from './plain-spelling.ts';
import { type ContentType, insertHits, listKeywordRows, queueReview } from './reviews.queries.ts';

export interface Written {
  type: ContentType;
  id: string;
  authorId: string;
  /** Everything of it that can be read. */
  text: string;
  /** A first upload, which waits for a look whatever it says (P27). */
  isFirstUpload?: boolean;
  /** What would be refused now may be of a keyword that was none then: it waits for a look. */
  isWrittenBefore?: boolean;
}

/**
 * Looks for spam keywords in what somebody writes, in the transaction that keeps it (P153): each is recorded once for a text,
 * and from severity 3 on brings the text into the queue. What staff has approved does not come back for the same keyword.
 * What would be refused was refused before, by `refuseSpam`.
 * @returns whether others may not see it until somebody has looked at it
 */
export async function matchKeywords(deps: BaseDeps, tx: Tx, written: Written): Promise<boolean> {
  const { type, id, authorId, text, isFirstUpload = false, isWrittenBefore = false } = written;
  const keywords = await listKeywordRows(tx, MODERATION.keywords);
  const found = keywordsIn(
    text,
    keywords.filter(({ severity }) => isWrittenBefore || severity < REFUSES_FROM),
  );
  const now = deps.clock.now();
  const hits = found.map(({ keyword, severity }) => ({
    id: deps.ids.next(),
    content_id: id,
    content_type: type,
    author_id: authorId,
    keyword,
    severity,
    action: severity >= HOLDS_FROM ? ('flagged' as const) : ('recorded' as const),
    created_at: now,
  }));
  const isNew = await insertHits(tx, hits);
  const flagged = hits.filter((hit) => hit.action === 'flagged' && isNew.has(hit.keyword));
  if (flagged.length === 0 && !isFirstUpload) return false;
  await queueReview(tx, {
    id: deps.ids.next(),
    content_id: id,
    content_type: type,
    author_id: authorId,
    status: flagged.length > 0 ? 'flagged' : 'pending',
    flagged_keywords: flagged.map(({ keyword }) => keyword),
    created_at: now,
  });
  return flagged.length > 0;
}
