import { accounts, type Entry, posting } from '../ledger/index.ts';
import type { Spend } from './spend.ts';
import type { Split } from './split.ts';

/**
 * The entry of a spend (P13): the credits return to their issuer, the deposits behind them go to those who earned them.
 * An affiliate's part is held until it may be paid out (P22).
 */
export function saleEntry(spend: Spend, valueCentavos: number, split: Split): Entry {
  const { terms } = spend;
  const { customerDeposits, platformRevenue } = accounts;
  return {
    reason: spend.subject.type,
    key: `${spend.subject.type}:${spend.subject.id}`,
    actor: { type: 'fan', id: spend.fanId },
    subject: spend.subject,
    correlationId: spend.correlationId,
    centavosPerCredit: terms.centavos_per_credit,
    settingsVersion: terms.settings_version,
    details: spend.details,
    valueCentavos,
    postings: [
      ...posting(accounts.fanWallet(spend.fanId), accounts.creditIssuer, spend.credits),
      ...posting(customerDeposits, accounts.creatorPayable(terms.creator_id), split.creatorCentavos),
      ...(terms.affiliate_id
        ? posting(customerDeposits, accounts.affiliateHeld(terms.affiliate_id), split.affiliateCentavos)
        : []),
      ...posting(customerDeposits, platformRevenue, split.platformCentavos),
    ],
  };
}
