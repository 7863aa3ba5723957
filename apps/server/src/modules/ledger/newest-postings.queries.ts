import { type Expression, type RawBuilder, sql } from 'kysely';

/** The side of a posting on which the account of the row `a` stands. */
type Side = 'from_account' | 'to_account';

interface Limits {
  limit: Expression<number>;
  /** Anything more that a posting `p` has to be. */
  and?: RawBuilder<unknown>;
}

/**
 * The newest postings from or to the account `a` of the outer query: id, entry and signed amount.
 *
 * Both bounds and the order name the account although it is one. Said as `=`, the planner may walk the key of all postings
 * backwards until it has met the account often enough, which it never does for who has moved nothing yet; said like this,
 * only the index on (account, id) gives the order, whatever the statistics say (apps/server/test/plans.test.ts).
 */
export function newestPostings(side: Side, { limit, and = sql`` }: Limits) {
  const account = sql.ref(`p.${side}`);
  const amount = side === 'to_account' ? sql`p.amount` : sql`-p.amount`;
  return sql`(select p.id, p.entry_id, ${amount} as signed from ledger_postings p
    where ${account} >= a.id and ${account} <= a.id ${and} order by ${account}, p.id desc limit ${limit})`;
}
