import { createHash } from 'node:crypto';
import { type AccountId, currencyOf, mayGoNegative } from './account.ts';

export type Reason = 'purchase' | 'bonus' | 'unlock' | 'revaluation' | 'reversal';

/** A positive whole amount (credits or centavos) moved from one account to another of the same currency. */
export interface Posting {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amount: number;
}

export interface Entry {
  readonly reason: Reason;
  /** The name under which this happens once. */
  readonly key: string;
  /** For the statement that a person reads. */
  readonly description: string;
  /** The purchase, post or other thing it was about. */
  readonly subjectId: string | null;
  /** Centavos: what the movement was worth, for receipts. */
  readonly valueCentavos: number;
  readonly postings: readonly Posting[];
}

const MAX_POSTINGS = 20;

/** A posting, or nothing where the amount is zero: a share that rounds down to nothing moves nothing. */
export function posting(from: AccountId, to: AccountId, amount: number): Posting[] {
  return amount === 0 ? [] : [{ from, to, amount }];
}

/** @throws when the entry is not one: that is a bug of the caller, never a person's mistake. */
export function assertEntry(entry: Entry): void {
  const { postings, key, valueCentavos } = entry;
  if (!key || key.length > 200) throw new Error('an entry needs a key of at most 200 characters');
  if (postings.length === 0 || postings.length > MAX_POSTINGS)
    throw new Error(`an entry has 1 to ${MAX_POSTINGS} postings`);
  if (!Number.isSafeInteger(valueCentavos) || valueCentavos < 0)
    throw new Error('the value of an entry is whole centavos');
  for (const { from, to, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`a posting moves a positive whole amount, not ${amount}`);
    if (from === to) throw new Error(`a posting moves between two accounts, not within ${from}`);
    if (currencyOf(from) !== currencyOf(to))
      throw new Error(`a posting stays in one currency: ${from} → ${to}`);
  }
}

/** The postings turned round, in the opposite order. Reversing a reversal gives the first postings again. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ from, to, amount }) => ({ from: to, to: from, amount })).reverse();
}

/** Two entries under one key must be the same entry; this is what "the same" is compared by. */
export function hashEntry(entry: Entry): Buffer {
  const postings = entry.postings.map(({ from, to, amount }) => [from, to, amount]);
  return createHash('sha256')
    .update(JSON.stringify([entry.reason, entry.subjectId, entry.valueCentavos, postings]))
    .digest();
}

export interface Movement {
  readonly account: AccountId;
  readonly amountIn: number;
  readonly amountOut: number;
}

/** What each account gains and loses, in the fixed order in which accounts are locked. */
export function movements(postings: readonly Posting[]): Movement[] {
  const totals = new Map<AccountId, { amountIn: number; amountOut: number }>();
  const of = (account: AccountId) => {
    const known = totals.get(account) ?? { amountIn: 0, amountOut: 0 };
    totals.set(account, known);
    return known;
  };
  for (const { from, to, amount } of postings) {
    of(from).amountOut += amount;
    of(to).amountIn += amount;
  }
  return [...totals]
    .map(([account, total]) => ({ account, ...total }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
}

export interface Shortfall {
  readonly account: AccountId;
  readonly balance: number;
  readonly missing: number;
}

/** The first account that these movements would take below zero though it may not go there; null when none. */
export function findShortfall(
  moves: readonly Movement[],
  balances: ReadonlyMap<string, number>,
): Shortfall | null {
  for (const { account, amountIn, amountOut } of moves) {
    const balance = balances.get(account) ?? 0;
    const after = balance + amountIn - amountOut;
    if (after < 0 && !mayGoNegative(account)) return { account, balance, missing: -after };
  }
  return null;
}
