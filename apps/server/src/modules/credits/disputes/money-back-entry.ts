import { accounts, differenceOf, type Entry, posting } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { MoneyBack } from './money-back.ts';

/** Money that went back without us: a dispute, or a refund that was found at the provider. */
export interface MoneyBackFacts {
  readonly reason: 'dispute' | 'refund';
  /** Of the dispute or the refund. */
  readonly id: string;
  readonly purchaseId: string;
  readonly fanId: string;
  readonly provider: string;
  /** There is nobody left to owe it. */
  readonly isLoss: boolean;
  readonly correlationId: string;
}

/**
 * The entry of money that went back without us (P214): the pesos leave through the provider's clearing account, the credits
 * that are left return to their issuer at what they are worth today, and what the spent ones stood for is owed by the fan, or
 * lost. Promotions pay or take the difference that bonus, discount and rate make.
 */
export function moneyBackEntry(
  facts: MoneyBackFacts,
  { centavos, credits, debtCentavos }: MoneyBack,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const { reason, id, fanId } = facts;
  const clearing = accounts.providerClearing(facts.provider);
  const moved = [
    ...posting(accounts.fanWallet(fanId), accounts.creditIssuer, credits),
    ...posting(accounts.customerDeposits, clearing, centavos - debtCentavos),
    ...posting(facts.isLoss ? accounts.chargebackLoss : accounts.fanDebt(fanId), clearing, debtCentavos),
  ];
  return {
    reason,
    key: `${reason}:${id}`,
    actor: { type: 'system' },
    subject: { type: reason, id },
    correlationId: facts.correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: { purchase_id: facts.purchaseId },
    valueCentavos: centavos,
    postings: [...moved, ...differenceOf(moved, centavosPerCredit)],
  };
}
