import type { JournalTexts } from './journal.texts.generated.ts';

/** Why money moved, in words; one that this build does not know, by itself. */
export function reasonName(reason: string, t: JournalTexts): string {
  const words: Readonly<Record<string, string>> = {
    purchase: t.purchase,
    unlock: t.unlock,
    subscription: t.subscription,
    tip: t.tip,
    gift: t.gift,
    refund: t.refund,
    dispute: t.dispute,
    restitution: t.restitution,
    revaluation: t.revaluation,
    payout_hold: t.payoutHold,
    payout_return: t.payoutReturn,
    payout_send: t.payoutSend,
    payout_settle: t.payoutSettle,
    payout_fail: t.payoutFail,
    payout_bounce: t.payoutBounce,
    payout_withhold: t.payoutWithhold,
    payout_withhold_return: t.payoutWithholdReturn,
    payout_funding: t.payoutFunding,
    tax_remittance: t.taxRemittance,
    affiliate_release: t.affiliateRelease,
    clawback: t.clawback,
    clawback_return: t.clawbackReturn,
    debt_settlement: t.debtSettlement,
    forfeit: t.forfeit,
    breakage: t.breakage,
    reversal: t.reversal,
    provider_fee: t.providerFee,
    settlement: t.settlement,
    provider_reserve: t.providerReserve,
    vat: t.vat,
  };
  return words[reason] ?? reason;
}
