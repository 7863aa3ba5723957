import type { Tx } from '../../platform/database/index.ts';
import { type AccountId, isGathered, onStripe, withoutStripe } from './account.ts';
import { netOf, type Posting } from './entry.ts';
import { lockStripes } from './ledger.queries.ts';
import type { Shortfall } from './movement.ts';

/** Accounts whose stripes each have a sign, and which these postings take from. */
function takenFrom(postings: readonly Posting[]): AccountId[] {
  const accounts = [...new Set(postings.map(({ from }) => from))];
  return accounts.filter((account) => isGathered(account) && netOf(postings, account) < 0);
}

export function needsGathering(postings: readonly Posting[]): boolean {
  return takenFrom(postings).length > 0;
}

/**
 * The postings on rows, with what leaves a striped account taken from as many of its stripes as it needs: one alone may
 * hold too little of what the account holds. All rows involved are locked at once, in the ledger's order.
 * @returns the postings, or which account lacks how much over all of its stripes
 */
export async function gatherPostings(
  tx: Tx,
  postings: readonly Posting[],
  stripe: number,
): Promise<Posting[] | ({ kind: 'insufficient_funds' } & Shortfall)> {
  const involved = [...new Set(postings.flatMap(({ from, to }) => [from, to]))];
  const rows = await lockStripes(tx, involved);
  const taken = new Set<string>(takenFrom(postings));
  const purses = new Map([...taken].map((account) => [account, pursesOf(account, rows)]));
  const result: Posting[] = [];
  for (const { from, to, amount } of postings) {
    const purse = purses.get(from);
    if (!purse) {
      result.push({ from: onStripe(from, stripe), to: taken.has(to) ? to : onStripe(to, stripe), amount });
      continue;
    }
    const missing =
      amount -
      takeFrom(purse, amount, (row, part) =>
        result.push({ from: row as AccountId, to: onStripe(to, stripe), amount: part }),
      );
    if (missing > 0) return { kind: 'insufficient_funds', account: from, balance: amount - missing, missing };
  }
  return result;
}

type Purse = { id: string; left: number }[];

function pursesOf(account: string, rows: readonly { id: string; balance: number }[]): Purse {
  return rows
    .filter(({ id }) => withoutStripe(id) === account)
    .map(({ id, balance }) => ({ id, left: balance }));
}

/** Takes up to `amount` from the rows, in their order; answers how much it found. */
function takeFrom(purse: Purse, amount: number, take: (row: string, part: number) => void): number {
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
