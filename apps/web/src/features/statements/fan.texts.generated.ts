// Written by `npm run texts` from fan.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FanTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  paid(values: { pesos: string | number }): string;
  paidSoFar(values: { pesos: string | number }): string;
  spent(values: { credits: string | number }): string;
  opening: string;
  closing: string;
  line(values: { kind: string | number; count: string | number }): string;
  withPesos(values: { line: string | number; pesos: string | number }): string;
  byCreator: string;
  byCreatorHint: string;
  creators: string;
  noCreators: string;
  left: string;
  bought: string;
  gifts_received: string;
  given_back: string;
  posts: string;
  messages: string;
  tickets: string;
  subscriptions: string;
  tips: string;
  gifts_given: string;
  refunded: string;
  disputed: string;
  other: string;
}

export const fanTexts: Record<Language, FanTexts> = {
  en: {
    title: "Monthly statements",
    hint: "What you bought, used and got back each month. Who it went to is left out unless you ask for it.",
    loading: "Loading statements...",
    failed: "Your statements could not be loaded",
    paid: (d) => "Paid: " + d.pesos,
    paidSoFar: (d) => "So far this month · Paid: " + d.pesos,
    spent: (d) => d.credits + " used",
    opening: "Wallet at the start",
    closing: "Wallet at the end",
    line: (d) => d.kind + " (" + d.count + ")",
    withPesos: (d) => d.line + ": " + d.pesos,
    byCreator: "Show by creator",
    byCreatorHint: "Here and in the files you download.",
    creators: "Used by creator",
    noCreators: "No credits were used with creators in this month.",
    left: "Someone who has left",
    bought: "Credits bought",
    gifts_received: "Gifts you received",
    given_back: "Came back to you",
    posts: "Unlocked posts",
    messages: "Unlocked messages",
    tickets: "Live tickets",
    subscriptions: "Subscriptions",
    tips: "Tips",
    gifts_given: "Gifts you gave",
    refunded: "Refunds of purchases",
    disputed: "Disputed payments",
    other: "Other"
  },
  fil: {
    title: "Mga buwanang statement",
    hint: "Ang binili, nagamit, at naibalik sa iyo bawat buwan. Hindi kasama kung kanino napunta, maliban kung gusto mo.",
    loading: "Nilo-load ang mga statement...",
    failed: "Hindi ma-load ang mga statement mo",
    paid: (d) => "Nabayaran: " + d.pesos,
    paidSoFar: (d) => "Hanggang ngayon · Nabayaran: " + d.pesos,
    spent: (d) => d.credits + " nagamit",
    opening: "Wallet sa simula",
    closing: "Wallet sa katapusan",
    line: (d) => d.kind + " (" + d.count + ")",
    withPesos: (d) => d.line + ": " + d.pesos,
    byCreator: "Ipakita ayon sa creator",
    byCreatorHint: "Dito at sa mga file na ida-download mo.",
    creators: "Nagamit ayon sa creator",
    noCreators: "Walang credits na nagamit sa mga creator sa buwang ito.",
    left: "Umalis na",
    bought: "Biniling credits",
    gifts_received: "Mga regalong natanggap mo",
    given_back: "Ibinalik sa iyo",
    posts: "Mga na-unlock na post",
    messages: "Mga na-unlock na message",
    tickets: "Mga ticket sa live",
    subscriptions: "Mga subscription",
    tips: "Mga tip",
    gifts_given: "Mga regalong ibinigay mo",
    refunded: "Mga refund ng pagbili",
    disputed: "Mga bayad na may dispute",
    other: "Iba pa"
  }
};
