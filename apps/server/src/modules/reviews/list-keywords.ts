import type { CallResponse, Calls } from '@likha/contract';
import { MODERATION } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type KeywordRow, listKeywordRows } from './reviews.queries.ts';

/** A keyword as admins see it; how it is compared stays here. */
export function presentKeyword({
  compared: _compared,
  created_at,
  ...keyword
}: KeywordRow): CallResponse<Calls['addKeyword']>['keyword'] {
  return { ...keyword, created_at: created_at.toISOString() };
}

/** Every keyword, the newest first; there are only so many. */
export async function listKeywords(deps: BaseDeps): Promise<CallResponse<Calls['listKeywords']>> {
  return { keywords: (await listKeywordRows(deps.db, MODERATION.keywords)).map(presentKeyword) };
}
