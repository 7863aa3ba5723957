import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Where, and by which account, a payment was begun: a row of each for a purchase, and when. */
const REMOVING = {
  purchase_origins: sql`delete from purchase_origins`,
  purchase_instruments: sql`delete from purchase_instruments`,
};

/** @returns how many went, at most so many */
export async function removeBegunBefore(
  db: Queryable,
  from: keyof typeof REMOVING,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`${REMOVING[from]} where purchase_id in (
    select purchase_id from ${sql.table(from)} where at < ${before} order by at limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
