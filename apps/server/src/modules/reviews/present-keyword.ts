import type { CallResponse, Calls } from '@likha/contract';
import type { KeywordRow } from './reviews.queries.ts';

/** A keyword as admins see it; how it is compared stays here. */
export function presentKeyword({
  compared: _compared,
  created_at,
  ...keyword
}: KeywordRow): CallResponse<Calls['addKeyword']>['keyword'] {
  return { ...keyword, created_at: created_at.toISOString() };
}
