// Written by `npm run texts` from journal.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface JournalTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  none: string;
  valueAt(values: { at: string | number }): string;
  missed(values: { month: string | number }): string;
  purchase: string;
  unlock: string;
  subscription: string;
  tip: string;
  gift: string;
  refund: string;
  dispute: string;
  restitution: string;
  revaluation: string;
  payoutHold: string;
  payoutReturn: string;
  payoutSend: string;
  payoutSettle: string;
  payoutFail: string;
  payoutBounce: string;
  affiliateRelease: string;
  clawback: string;
  clawbackReturn: string;
  debtSettlement: string;
  payoutWithhold: string;
  payoutWithholdReturn: string;
  taxRemittance: string;
  vat: string;
  breakage: string;
  forfeit: string;
  reversal: string;
  providerFee: string;
  settlement: string;
  providerReserve: string;
  payoutFunding: string;
}

export const journalTexts: Record<Language, JournalTexts> = {
  en: {
    title: "Journal",
    lead: "Every posting, newest entry first. Open an entry to see its story, from the click to the bank.",
    loading: "Loading the journal...",
    failed: "Failed to load the journal",
    none: "No postings on these days",
    valueAt: (d) => "The provider took it on " + d.at,
    missed: (d) => "Too late for " + d.month + ", which was already closed",
    purchase: "Purchase",
    unlock: "Unlock",
    subscription: "Subscription",
    tip: "Tip",
    gift: "Gift of credits",
    refund: "Refund",
    dispute: "Dispute",
    restitution: "Given back",
    revaluation: "Change of the rate",
    payoutHold: "Payout requested",
    payoutReturn: "Payout put back",
    payoutSend: "Payout sent",
    payoutSettle: "Payout arrived",
    payoutFail: "Payout failed",
    payoutBounce: "Payout sent back by the bank",
    affiliateRelease: "Commission available",
    clawback: "Taken back from a creator",
    clawbackReturn: "Given back to a creator",
    debtSettlement: "Debt settled",
    payoutWithhold: "Withheld for tax",
    payoutWithholdReturn: "Withheld tax came back",
    taxRemittance: "Tax paid to the BIR",
    vat: "VAT of a day",
    breakage: "Credits of an erased account",
    forfeit: "Given up",
    reversal: "Reversal",
    providerFee: "Fee of a provider",
    settlement: "Arrived at the bank",
    providerReserve: "Kept back or released by a provider",
    payoutFunding: "Left the bank for payouts"
  },
  fil: {
    title: "Journal",
    lead: "Bawat posting, pinakabagong entry muna. Buksan ang isang entry para makita ang buong kuwento nito, mula sa pag-click hanggang sa bangko.",
    loading: "Nilo-load ang journal...",
    failed: "Hindi ma-load ang journal",
    none: "Walang posting sa mga araw na ito",
    valueAt: (d) => "Kinuha ng provider noong " + d.at,
    missed: (d) => "Nahuli para sa " + d.month + ", na sarado na",
    purchase: "Pagbili",
    unlock: "Unlock",
    subscription: "Subscription",
    tip: "Tip",
    gift: "Regalong credits",
    refund: "Refund",
    dispute: "Dispute",
    restitution: "Ibinalik",
    revaluation: "Pagbabago ng rate",
    payoutHold: "Humiling ng payout",
    payoutReturn: "Ibinalik ang payout",
    payoutSend: "Ipinadala ang payout",
    payoutSettle: "Dumating ang payout",
    payoutFail: "Pumalya ang payout",
    payoutBounce: "Ibinalik ng bangko ang payout",
    affiliateRelease: "Puwede nang kunin ang commission",
    clawback: "Binawi sa creator",
    clawbackReturn: "Ibinalik sa creator",
    debtSettlement: "Nabayaran ang utang",
    payoutWithhold: "Kinaltas na buwis",
    payoutWithholdReturn: "Naibalik ang kinaltas na buwis",
    taxRemittance: "Buwis na naibayad sa BIR",
    vat: "VAT ng isang araw",
    breakage: "Credits ng nabura nang account",
    forfeit: "Hindi na kinuha",
    reversal: "Reversal",
    providerFee: "Fee ng provider",
    settlement: "Dumating sa bangko",
    providerReserve: "Itinabi o pinakawalan ng provider",
    payoutFunding: "Lumabas sa bangko para sa mga payout"
  }
};
