import { accounts, type Entry, posting } from '../ledger/index.ts';
import type { Split } from './split.ts';

export interface PaidUnlock {
  readonly fanId: string;
  readonly postId: string;
  readonly postTitle: string;
  readonly creatorId: string;
  readonly affiliateId: string | null;
  readonly credits: number;
  readonly valueCentavos: number;
  readonly split: Split;
}

/** The entry of an unlock (decision 13): the credits return to their issuer, the deposits behind them go to those who earned them. */
export function unlockEntry(unlock: PaidUnlock): Entry {
  const { split, affiliateId } = unlock;
  const { customerDeposits, platformRevenue } = accounts;
  return {
    reason: 'unlock',
    key: `unlock:${unlock.fanId}:${unlock.postId}`,
    description: `Unlocked “${unlock.postTitle}”`,
    subjectId: unlock.postId,
    valueCentavos: unlock.valueCentavos,
    postings: [
      ...posting(accounts.fanWallet(unlock.fanId), accounts.creditIssuer, unlock.credits),
      ...posting(customerDeposits, accounts.creatorPayable(unlock.creatorId), split.creatorCentavos),
      ...(affiliateId
        ? posting(customerDeposits, accounts.affiliatePayable(affiliateId), split.affiliateCentavos)
        : []),
      ...posting(customerDeposits, platformRevenue, split.platformCentavos),
    ],
  };
}
