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
  movement(values: { from: string | number; to: string | number }): string;
  purchase: string;
  unlock: string;
  subscription: string;
  tip: string;
  refund: string;
  dispute: string;
  restitution: string;
  revaluation: string;
  payout_hold: string;
  payout_return: string;
  payout_send: string;
  payout_settle: string;
  payout_fail: string;
  payout_bounce: string;
  affiliate_release: string;
  clawback: string;
  clawback_return: string;
  debt_settlement: string;
  forfeit: string;
  reversal: string;
}

export const journalTexts: Record<Language, JournalTexts> = {
  en: {
    title: "Journal",
    lead: "Every posting, the newest entry first. An entry opens on its story, from the click to the bank.",
    loading: "Loading the journal...",
    failed: "The journal could not be loaded",
    none: "Nothing was posted on these days",
    valueAt: (d) => "Taken by the provider on " + d.at,
    missed: (d) => "Came too late for " + d.month + ", which was closed",
    movement: (d) => d.from + " → " + d.to,
    purchase: "Purchase",
    unlock: "Unlock",
    subscription: "Subscription",
    tip: "Tip",
    refund: "Refund",
    dispute: "Dispute",
    restitution: "Given back",
    revaluation: "Change of the rate",
    payout_hold: "Payout asked for",
    payout_return: "Payout given back",
    payout_send: "Payout sent",
    payout_settle: "Payout arrived",
    payout_fail: "Payout failed",
    payout_bounce: "Payout came back",
    affiliate_release: "Commission available",
    clawback: "Taken back from a creator",
    clawback_return: "Given back to a creator",
    debt_settlement: "Debt settled",
    forfeit: "Given up",
    reversal: "Reversal"
  },
  fil: {
    title: "Journal",
    lead: "Bawat posting, pinakabagong entry muna. Kapag binuksan ang entry, makikita ang kuwento nito mula sa pag-click hanggang sa bangko.",
    loading: "Nilo-load ang journal...",
    failed: "Hindi na-load ang journal",
    none: "Walang nai-post sa mga araw na ito",
    valueAt: (d) => "Kinuha ng provider noong " + d.at,
    missed: (d) => "Nahuli para sa " + d.month + ", na sarado na",
    movement: (d) => d.from + " → " + d.to,
    purchase: "Pagbili",
    unlock: "Unlock",
    subscription: "Subscription",
    tip: "Tip",
    refund: "Refund",
    dispute: "Dispute",
    restitution: "Ibinalik",
    revaluation: "Pagbabago ng rate",
    payout_hold: "Humingi ng payout",
    payout_return: "Ibinalik ang payout",
    payout_send: "Ipinadala ang payout",
    payout_settle: "Dumating ang payout",
    payout_fail: "Pumalya ang payout",
    payout_bounce: "Bumalik ang payout",
    affiliate_release: "Puwede nang kunin ang komisyon",
    clawback: "Binawi sa creator",
    clawback_return: "Ibinalik sa creator",
    debt_settlement: "Nabayaran ang utang",
    forfeit: "Isinuko",
    reversal: "Pagbaligtad"
  }
};
