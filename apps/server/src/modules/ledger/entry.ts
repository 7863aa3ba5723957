import { createHash } from 'node:crypto';
import { type AccountId, accounts, currencyOf } from './account.ts';

/**
 * Why money moved, and whether that counts for what was purchased, spent and earned (1), takes it back (-1), or neither
 * (0): what a payout holds and gives back was not earned again. A reversal is the opposite of what it reverses.
 */
const TRADE_SIGN = {
  purchase: 1,
  unlock: 1,
  subscription: 1,
  tip: 1,
  gift: 0,
  refund: -1,
  dispute: -1,
  restitution: -1,
  revaluation: 0,
  payout_hold: 0,
  payout_return: 0,
  payout_send: 0,
  payout_settle: 0,
  payout_fail: 0,
  payout_bounce: 0,
  payout_withhold: 0,
  payout_withhold_return: 0,
  payout_funding: 0,
  tax_remittance: 0,
  affiliate_release: 0,
  clawback: 0,
  clawback_return: 0,
  debt_settlement: 0,
  forfeit: 0,
  breakage: 0,
  provider_fee: 0,
  settlement: 0,
  provider_reserve: 0,
  vat: 0,
} as const;
export type Reason = keyof typeof TRADE_SIGN | 'reversal';
export type TradeSign = -1 | 0 | 1;

/** All of them, for who has to have a word for each. */
export const reasons = [...Object.keys(TRADE_SIGN), 'reversal'] as readonly Reason[];

/** A positive whole amount (credits or centavos) moved from one account to another of the same currency. */
export interface Posting {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amount: number;
}

/** Who made it happen; `system` has no id. */
export type Actor =
  | { readonly type: 'fan' | 'creator' | 'admin'; readonly id: string }
  | { readonly type: 'system' };

/** What it was about: a row of that kind. */
export interface Subject {
  readonly type:
    | 'purchase'
    | 'unlock'
    | 'subscription'
    | 'tip'
    | 'gift'
    | 'payout'
    | 'affiliate_release'
    | 'refund'
    | 'dispute'
    | 'clawback'
    | 'restitution'
    | 'debt_settlement'
    | 'forfeit'
    | 'breakage'
    | 'provider_fee'
    | 'settlement'
    | 'provider_reserve'
    | 'payout_funding'
    | 'tax_remittance'
    | 'vat'
    | 'rate_change'
    | 'entry';
  readonly id: string;
}

/** Facts for whoever makes words of it later, in any language: never words of ours. */
export type EntryDetails = Readonly<Record<string, string | number | null>>;

export interface Entry {
  readonly reason: Reason;
  /** The name under which this happens once. */
  readonly key: string;
  readonly actor: Actor;
  readonly subject: Subject;
  /** One id from the click to the posting: the request's, also where a job posts for it later. */
  readonly correlationId: string;
  /** Whole centavos that a credit is worth as this happens. */
  readonly centavosPerCredit: number;
  /** Of the settings in force: by their rules it is looked at again. */
  readonly settingsVersion: number;
  readonly details: EntryDetails;
  /** Centavos: what the movement was worth, for receipts. */
  readonly valueCentavos: number;
  readonly postings: readonly Posting[];
}

export const MAX_POSTINGS = 20;

/** A posting, or nothing where the amount is zero: a share that rounds down to nothing moves nothing. */
export function posting(from: AccountId, to: AccountId, amount: number): Posting[] {
  return amount === 0 ? [] : [{ from, to, amount }];
}

/** @param reversedSign that of the entry that this one reverses */
export function tradeSignOf(reason: Reason, reversedSign: TradeSign | null): TradeSign {
  if (reason !== 'reversal') return TRADE_SIGN[reason];
  return reversedSign === null ? 0 : ((0 - reversedSign) as TradeSign);
}

/** @throws when the entry is not one: that is a bug of the caller, never a person's mistake. */
export function assertEntry(entry: Entry): void {
  const { postings, key, valueCentavos, centavosPerCredit } = entry;
  if (!key || key.length > 200) throw new Error('an entry needs a key of at most 200 characters');
  if (postings.length === 0 || postings.length > MAX_POSTINGS)
    throw new Error(`an entry has 1 to ${MAX_POSTINGS} postings`);
  if (!Number.isSafeInteger(valueCentavos) || valueCentavos < 0)
    throw new Error('the value of an entry is whole centavos');
  if (!Number.isSafeInteger(centavosPerCredit) || centavosPerCredit <= 0)
    throw new Error('the rate of an entry is whole centavos');
  for (const { from, to, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`a posting moves a positive whole amount, not ${amount}`);
    if (from === to) throw new Error(`a posting moves between two accounts, not within ${from}`);
    if (currencyOf(from) !== currencyOf(to))
      throw new Error(`a posting stays in one currency: ${from} → ${to}`);
  }
  assertDepositsFollowCredits(entry);
}

/** What customers hold and what stands behind it change together; only a changed rate moves deposits alone. */
function assertDepositsFollowCredits({ reason, postings, centavosPerCredit }: Entry): void {
  if (reason === 'revaluation') return;
  const issued = -netOf(postings, accounts.creditIssuer);
  const deposited = netOf(postings, accounts.customerDeposits);
  if (deposited !== issued * centavosPerCredit)
    throw new Error(
      `${deposited} centavos of deposits do not back ${issued} credits at ${centavosPerCredit}`,
    );
}

/** What an account gains by these postings; below zero what it loses. */
export function netOf(postings: readonly Posting[], account: AccountId): number {
  return postings.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}

/** The postings turned round, in the opposite order. Reversing a reversal gives the first postings again. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ from, to, amount }) => ({ from: to, to: from, amount })).reverse();
}

/** Two entries under one key must be the same entry; this is what "the same" is compared by. */
export function hashEntry(entry: Entry): Buffer {
  const postings = entry.postings.map(({ from, to, amount }) => [from, to, amount]);
  const { reason, subject, valueCentavos } = entry;
  return createHash('sha256')
    .update(JSON.stringify([reason, subject.id, valueCentavos, postings]))
    .digest();
}
