import { accounts, differenceOf, type Entry, posting } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Grant } from './grant.ts';

export interface SettledPurchase {
  readonly purchaseId: string;
  readonly fanId: string;
  /** Null for a purchase of ₱0, which no provider took part in. */
  readonly provider: string | null;
  readonly packageId: string | null;
  readonly baseCredits: number;
  readonly bonusCredits: number;
  readonly finalCentavos: number;
  readonly correlationId: string;
}

/**
 * The entry of a settled purchase (P13): the money paid enters through the provider's clearing account, bonus and discount
 * are paid by promotions, and the deposits grow by exactly what the new credits are worth at the rate of this moment. What
 * was paid beyond that goes to promotions.
 */
export function purchaseEntry(
  purchase: SettledPurchase,
  grant: Grant,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const moved = [
    ...posting(accounts.creditIssuer, accounts.fanWallet(purchase.fanId), grant.credits),
    ...(purchase.provider === null
      ? []
      : posting(
          accounts.providerClearing(purchase.provider),
          accounts.customerDeposits,
          purchase.finalCentavos,
        )),
  ];
  return {
    reason: 'purchase',
    key: `purchase:${purchase.purchaseId}`,
    actor: { type: 'fan', id: purchase.fanId },
    subject: { type: 'purchase', id: purchase.purchaseId },
    correlationId: purchase.correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: grant.isRequoted
      ? { package_id: null, base_credits: grant.credits, bonus_credits: 0 }
      : {
          package_id: purchase.packageId,
          base_credits: purchase.baseCredits,
          bonus_credits: purchase.bonusCredits,
        },
    valueCentavos: purchase.finalCentavos,
    postings: [...moved, ...differenceOf(moved, centavosPerCredit)],
  };
}
