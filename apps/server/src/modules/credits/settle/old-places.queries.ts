import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Where, and by which account, a payment was begun: a row of each for a purchase, and when. */
type Begun = 'purchase_origins' | 'purchase_instruments';

/** @returns how many went, at most so many */
export async function removeBegunBefore(
  db: Queryable,
  from: Begun,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(from)} where purchase_id in (
    select purchase_id from ${sql.table(from)} where at < ${before} order by at limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
