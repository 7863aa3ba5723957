import type { CallResponse, Calls } from '@likha/contract';
import { MODERATION } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { presentKeyword } from './present-keyword.ts';
import { listKeywordRows } from './reviews.queries.ts';

/** Every keyword, the newest first; there are only so many. */
export async function listKeywords(deps: BaseDeps): Promise<CallResponse<Calls['listKeywords']>> {
  return { keywords: (await listKeywordRows(deps.db, MODERATION.keywords)).map(presentKeyword) };
}
