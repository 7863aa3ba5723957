import { balanceRange, keepsTurnover, partsOf, withoutStripe } from './account.ts';
import type { Posting, TradeSign } from './entry.ts';

/** What an entry does to one row of an account. */
export interface Movement {
  readonly account: string;
  readonly amountIn: number;
  readonly amountOut: number;
}

/** What each account gains and loses, in the one order in which accounts are locked. */
export function movements(postings: readonly Posting[]): Movement[] {
  const totals = new Map<string, { amountIn: number; amountOut: number }>();
  const of = (account: string) => {
    const known = totals.get(account) ?? { amountIn: 0, amountOut: 0 };
    totals.set(account, known);
    return known;
  };
  for (const { from, to, amount } of postings) {
    of(from).amountOut += amount;
    of(to).amountIn += amount;
  }
  return [...totals].map(([account, total]) => ({ account, ...total })).sort(inLockOrder);
}

/** People's accounts before the house's: who waits for their own wallet holds no stripe that others need. */
function inLockOrder(one: Movement, other: Movement): number {
  return (
    Number(isHouse(one.account)) - Number(isHouse(other.account)) || (one.account < other.account ? -1 : 1)
  );
}

function isHouse(account: string): boolean {
  return partsOf(account).owner === '';
}

/** In and out as they count for what was purchased, spent and earned; what is taken back counts against the other side. */
export function turnoverOf({ account, amountIn, amountOut }: Movement, sign: TradeSign) {
  if (sign === 0 || !keepsTurnover(account)) return { turnoverIn: 0, turnoverOut: 0 };
  return sign === 1
    ? { turnoverIn: amountIn, turnoverOut: amountOut }
    : { turnoverIn: 0 - amountOut, turnoverOut: 0 - amountIn };
}

export interface Shortfall {
  readonly account: string;
  readonly balance: number;
  readonly missing: number;
}

/** The first account that these movements would take where its type may not go; null when none. */
export function findShortfall(
  moves: readonly Movement[],
  balances: ReadonlyMap<string, number>,
): Shortfall | null {
  for (const { account, amountIn, amountOut } of moves) {
    const balance = balances.get(account) ?? 0;
    const after = balance + amountIn - amountOut;
    const { lowest, highest } = balanceRange(account);
    if (after < lowest || after > highest)
      return { account: withoutStripe(account), balance, missing: Math.abs(after) };
  }
  return null;
}
