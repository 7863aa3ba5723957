import type { Tx } from '../../platform/database/index.ts';
import { type AccountId, onStripe, withoutStripe } from './account.ts';
import type { Posting } from './entry.ts';
import { takenFrom } from './gathering.ts';
import { createAccounts, lockStripes } from './ledger.queries.ts';
import type { Shortfall } from './movement.ts';

/**
 * The postings on rows, with what leaves a striped account taken from as many of its stripes as it needs: one alone may
 * hold too little of what the account holds. All rows involved are locked at once, in the ledger's order.
 * @returns the postings, or which account lacks how much over all of its stripes
 */
export async function gatherPostings(
  tx: Tx,
  postings: readonly Posting[],
  stripe: number,
  now: Date,
): Promise<Posting[] | ({ kind: 'insufficient_funds' } & Shortfall)> {
  const involved = [...new Set(postings.flatMap(({ from, to }) => [from, to]))];
  // A row that appears between the locking and the writing would be locked out of order.
  await createAccounts(
    tx,
    involved.map((account) => onStripe(account, stripe)),
    now,
  );
  const rows = await lockStripes(tx, involved);
  const purses = new Map(
    takenFrom(postings).map((account) => [account, purseOf(account, rows, postings, stripe)]),
  );
  const result: Posting[] = [];
  for (const { from, to, amount } of postings) {
    const purse = purses.get(from) ?? [{ id: onStripe(from, stripe), left: amount }];
    const found = takeFrom(purse, amount, (row, part) =>
      result.push({ from: row, to: onStripe(to, stripe), amount: part }),
    );
    if (found < amount)
      return { kind: 'insufficient_funds', account: from, balance: found, missing: amount - found };
  }
  return result;
}

interface Purse {
  id: AccountId;
  left: number;
}

/** The rows of an account with what each can give. What comes in by the same postings comes to the entry's own stripe. */
function purseOf(
  account: AccountId,
  rows: readonly { id: string; balance: number }[],
  postings: readonly Posting[],
  stripe: number,
): Purse[] {
  const own = onStripe(account, stripe);
  const coming = postings.reduce((sum, { to, amount }) => sum + (to === account ? amount : 0), 0);
  return rows
    .filter(({ id }) => withoutStripe(id) === account)
    .map(({ id, balance }) => ({ id: id as AccountId, left: balance + (id === own ? coming : 0) }));
}

/** Takes up to `amount` from the rows, in their order; answers how much it found. */
function takeFrom(purse: Purse[], amount: number, take: (row: AccountId, part: number) => void): number {
  let found = 0;
  for (const row of purse) {
    const part = Math.min(row.left, amount - found);
    if (part <= 0) continue;
    row.left -= part;
    found += part;
    take(row.id, part);
  }
  return found;
}
