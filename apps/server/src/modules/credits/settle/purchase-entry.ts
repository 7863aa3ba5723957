import { accounts, type Entry, posting } from '../ledger/index.ts';

export interface SettledPurchase {
  readonly purchaseId: string;
  readonly fanId: string;
  readonly provider: string;
  readonly baseCredits: number;
  readonly bonusCredits: number;
  readonly finalCentavos: number;
  readonly packageName: string | null;
}

/**
 * The entry of a settled purchase (decision 13): the money paid enters through the provider's clearing account, bonus and
 * discount are paid by promotions, and the deposits grow by exactly what the new credits are worth at today's rate. Where
 * the rate fell since the order, the surplus goes to promotions.
 */
export function purchaseEntry(purchase: SettledPurchase, centavosPerCredit: number): Entry {
  const credits = purchase.baseCredits + purchase.bonusCredits;
  const promoted = credits * centavosPerCredit - purchase.finalCentavos;
  const { customerDeposits, platformPromotions } = accounts;
  return {
    reason: 'purchase',
    key: `purchase:${purchase.purchaseId}`,
    description: describe(purchase),
    subjectId: purchase.purchaseId,
    valueCentavos: purchase.finalCentavos,
    postings: [
      ...posting(accounts.creditIssuer, accounts.fanWallet(purchase.fanId), credits),
      ...posting(accounts.providerClearing(purchase.provider), customerDeposits, purchase.finalCentavos),
      ...(promoted > 0
        ? posting(platformPromotions, customerDeposits, promoted)
        : posting(customerDeposits, platformPromotions, -promoted)),
    ],
  };
}

function describe({ baseCredits, bonusCredits, packageName }: SettledPurchase): string {
  const what = `${baseCredits.toLocaleString('en-PH')}${bonusCredits > 0 ? ` + ${bonusCredits.toLocaleString('en-PH')} bonus` : ''} credits`;
  return packageName ? `${packageName} pack: ${what}` : `Bought ${what}`;
}
