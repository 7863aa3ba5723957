import { type RawBuilder, sql } from 'kysely';
import type { Reason } from './entry.ts';

/** What sales are booked as: most of all entries. */
type Common = 'purchase' | 'unlock' | 'subscription' | 'tip';

/**
 * Entries of reasons that are rare, and those that take one of them back: each by an index, however long the books are. Said as
 * one condition with `or`, every entry that there is would be read.
 */
export function rareEntries(...reasons: Exclude<Reason, Common>[]): RawBuilder<unknown> {
  const are = (entry: string) =>
    sql`${sql.ref(`${entry}.reason`)} in (${sql.join(reasons.map((reason) => sql.lit(reason)))})`;
  return sql`(select o.* from ledger_entries o where ${are('o')}
    union all select r.* from ledger_entries o join ledger_entries r on r.reverses = o.id where ${are('o')})`;
}

/**
 * What one entry moved, by account, read by the key of its postings: to be joined laterally. Without the `offset` the planner makes
 * one join of both, and adds up all that was ever moved to throw most of it away.
 */
export const movedByEntry = (entryId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select account, amount from ledger_movements where entry_id = ${entryId} offset 0)`;
