import type { Queryable } from '../../platform/database/index.ts';
import { firstDayOf, type Month, spanOf } from '../../platform/philippine-months.ts';
import { findFirstPosting, type Span } from './statements.queries.ts';

/** Where to look for what moved somebody's pockets in a month. @param since the first of several months that end with it */
export async function spanIn(
  db: Queryable,
  {
    owner,
    pockets,
    month,
    since = month,
  }: { owner: string; pockets: readonly string[]; month: Month; since?: Month },
): Promise<Span> {
  const { from } = spanOf(since);
  const first = await findFirstPosting(db, firstDayOf(since), from);
  return { owner, pockets, from, until: spanOf(month).until, first };
}
