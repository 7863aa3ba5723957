export type Currency = 'CREDIT' | 'PHP';

/** The id of an account: its currency, its kind and, where there are many, whose it is. */
export type AccountId = `${Currency}:${string}`;

/** The chart of accounts (decision 13, docs/ledger.md). */
export const accounts = {
  creditIssuer: 'CREDIT:issuer' as AccountId,
  fanWallet: (fanId: string): AccountId => `CREDIT:wallet:${fanId}`,
  providerClearing: (provider: string): AccountId => `PHP:clearing:${provider}`,
  customerDeposits: 'PHP:deposits' as AccountId,
  platformPromotions: 'PHP:promotions' as AccountId,
  platformRevenue: 'PHP:revenue' as AccountId,
  creatorPayable: (creatorId: string): AccountId => `PHP:creator:${creatorId}`,
  affiliatePayable: (creatorId: string): AccountId => `PHP:affiliate:${creatorId}`,
};

/** Where value enters from outside or is given away: these run below zero by their nature. */
const MAY_GO_NEGATIVE = ['CREDIT:issuer', 'PHP:promotions'];

export function currencyOf(id: AccountId): Currency {
  return id.startsWith('CREDIT:') ? 'CREDIT' : 'PHP';
}

export function mayGoNegative(id: AccountId): boolean {
  return MAY_GO_NEGATIVE.includes(id) || id.startsWith('PHP:clearing:');
}
