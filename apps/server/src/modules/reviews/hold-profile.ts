import { MODERATION } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { HOLDS_FROM, holds, REFUSES_FROM } from './keyword-severity.ts';
import { keywordsIn } from './plain-spelling.ts';
import { dropHolds, insertHold, listApprovedKeywords, listWaiting } from './profile-holds.queries.ts';
import { type HitType, insertHits, type KeywordRow, listKeywordRows } from './reviews.queries.ts';

/** Keywords of a text, by those that are only recorded and those that hold it back; what refuses it has refused it before. */
export async function findKeywords(db: Queryable, text: string): Promise<KeywordRow[]> {
  const keywords = await listKeywordRows(db, MODERATION.keywords);
  return keywordsIn(
    text,
    keywords.filter(({ severity }) => severity < REFUSES_FROM),
  );
}

/** Of these texts, in their order: do they have what is held back or refused by the keywords of now? */
export async function areHeldNow(db: Queryable, texts: readonly string[]): Promise<boolean[]> {
  if (texts.length === 0) return [];
  const keywords = await listKeywordRows(db, MODERATION.keywords);
  return texts.map((text) => holds(keywordsIn(text, keywords)));
}

interface WrittenProfile {
  userId: string;
  type: Extract<HitType, 'name' | 'bio' | 'link'>;
  /** What is written, by what it is of the profile. */
  fields: Readonly<Record<string, string | undefined>>;
}

/**
 * Looks for spam keywords in what somebody writes of themselves, in the transaction that keeps it (P369). A text with one of severity 3 waits
 * in the queue, unless staff has let this very text stand; who calls it keeps the field as if it were empty. A text without one takes the
 * place of what waited.
 * @returns the fields that others may not see
 */
export async function holdProfile(
  deps: BaseDeps,
  tx: Tx,
  { userId, type, fields }: WrittenProfile,
): Promise<Set<string>> {
  const written = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const held = new Set<string>();
  for (const [field, value] of written)
    if (await holdField(deps, tx, { userId, type, field, value })) held.add(field);
  const free = written.map(([field]) => field).filter((field) => !held.has(field));
  if (free.length > 0) await dropHolds(tx, userId, free);
  return held;
}

async function holdField(
  deps: BaseDeps,
  tx: Tx,
  { userId, type, field, value }: { userId: string; type: HitType; field: string; value: string },
): Promise<boolean> {
  const known = await listApprovedKeywords(tx, { userId, field, value });
  const found = (await findKeywords(tx, value)).filter(({ keyword }) => !known.has(keyword));
  if (found.length === 0) return false;
  const isHeld = holds(found);
  const waiting = (await listWaiting(tx, userId)).find((hold) => hold.field === field);
  // The same text saved again is nothing new to record.
  if (isHeld && waiting?.value === value) return true;
  const [id, created_at] = [deps.ids.next(), deps.clock.now()];
  const hits = found.map(({ keyword, severity }) => ({
    id: deps.ids.next(),
    content_id: id,
    content_type: type,
    author_id: userId,
    keyword,
    severity,
    action: severity >= HOLDS_FROM ? ('flagged' as const) : ('recorded' as const),
    created_at,
  }));
  await insertHits(tx, hits);
  if (!isHeld) return false;
  const flagged_keywords = hits.filter(({ action }) => action === 'flagged').map(({ keyword }) => keyword);
  await insertHold(tx, { id, user_id: userId, field, value, flagged_keywords, created_at });
  return true;
}

/** A person's profile as they see it themselves: with what waits for a look. @returns it by field */
export async function readOwnWaiting(db: Queryable, userId: string): Promise<Map<string, string>> {
  return new Map((await listWaiting(db, userId)).map(({ field, value }) => [field, value]));
}
