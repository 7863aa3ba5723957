import { type Actor, accounts, differenceOf, type Entry, posting } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';

/** A part of a purchase that goes back. */
export interface Refund {
  readonly refundId: string;
  readonly purchaseId: string;
  readonly fanId: string;
  readonly provider: string;
  /** Whole credits that leave the wallet. */
  readonly credits: number;
  /** Centavos that go back to the payer. */
  readonly amountCentavos: number;
  readonly actor: Actor;
  readonly correlationId: string;
}

/**
 * The entry of a refund (P23): the credits return to their issuer at what they are worth today, the pesos leave through the
 * provider's clearing account, and promotions pay or take the difference. Its own amounts and its own id, so a purchase may
 * be refunded in parts, at any rate.
 */
export function refundEntry(
  refund: Refund,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const moved = [
    ...posting(accounts.fanWallet(refund.fanId), accounts.creditIssuer, refund.credits),
    ...posting(accounts.customerDeposits, accounts.providerClearing(refund.provider), refund.amountCentavos),
  ];
  return {
    reason: 'refund',
    key: `refund:${refund.refundId}`,
    actor: refund.actor,
    subject: { type: 'refund', id: refund.refundId },
    correlationId: refund.correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: { purchase_id: refund.purchaseId },
    valueCentavos: refund.amountCentavos,
    postings: [...moved, ...differenceOf(moved, centavosPerCredit)],
  };
}
