// Written by `npm run texts` from movements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MovementsTexts {
  unlock(values: { title: string | number }): string;
  unlockedMessage(values: { name: string | number }): string;
  ticket(values: { title: string | number }): string;
  subscription(values: { name: string | number }): string;
  giftMonth(values: { name: string | number }): string;
  giftMonths(values: { months: string | number; name: string | number }): string;
  tip(values: { name: string | number }): string;
  gift: string;
  restitution(values: { what: string | number }): string;
  ticketBack(values: { title: string | number }): string;
  refund: string;
  dispute: string;
  disputeOver: string;
  reversal: string;
  refundUndone: string;
  other: string;
  credit: string;
  credits(values: { base: string | number }): string;
  creditsAndBonus(values: { base: string | number; bonus: string | number }): string;
  pack(values: { pack: string | number; what: string | number }): string;
  bought(values: { what: string | number }): string;
}

export const movementsTexts: Record<Language, MovementsTexts> = {
  en: {
    unlock: (d) => "Unlocked “" + d.title + "”",
    unlockedMessage: (d) => "Unlocked a message from " + d.name,
    ticket: (d) => "Ticket for “" + d.title + "”",
    subscription: (d) => "Subscription to " + d.name + ", one month",
    giftMonth: (d) => "Gift: one month of " + d.name,
    giftMonths: (d) => "Gift: " + d.months + " months of " + d.name,
    tip: (d) => "Tip to " + d.name,
    gift: "Gift of credits",
    restitution: (d) => "Back to you: “" + d.what + "” is no longer available",
    ticketBack: (d) => "Back to you: the ticket for “" + d.title + "”",
    refund: "Refund of a purchase",
    dispute: "Payment disputed: credits taken back",
    disputeOver: "Dispute over: credits given back",
    reversal: "Correction",
    refundUndone: "Credits of a refund that did not go through",
    other: "Other",
    credit: "1 credit",
    credits: (d) => d.base + " credits",
    creditsAndBonus: (d) => d.base + " + " + d.bonus + " bonus credits",
    pack: (d) => d.pack + " pack: " + d.what,
    bought: (d) => "Bought " + d.what
  },
  fil: {
    unlock: (d) => "Na-unlock ang “" + d.title + "”",
    unlockedMessage: (d) => "Na-unlock ang message ni " + d.name,
    ticket: (d) => "Ticket para sa “" + d.title + "”",
    subscription: (d) => "Subscription kay " + d.name + ", isang buwan",
    giftMonth: (d) => "Regalo: isang buwan kay " + d.name,
    giftMonths: (d) => "Regalo: " + d.months + " buwan kay " + d.name,
    tip: (d) => "Tip para kay " + d.name,
    gift: "Regalong credits",
    restitution: (d) => "Ibinalik sa iyo: wala na ang “" + d.what + "”",
    ticketBack: (d) => "Ibinalik sa iyo: ang ticket para sa “" + d.title + "”",
    refund: "Refund ng isang pagbili",
    dispute: "May dispute ang bayad: binawi ang credits",
    disputeOver: "Tapos na ang dispute: ibinalik ang credits",
    reversal: "Pagtatama",
    refundUndone: "Credits ng refund na hindi natuloy",
    other: "Iba pa",
    credit: "1 credit",
    credits: (d) => d.base + " credits",
    creditsAndBonus: (d) => d.base + " + " + d.bonus + " bonus credits",
    pack: (d) => d.pack + " pack: " + d.what,
    bought: (d) => "Bumili ng " + d.what
  }
};
