// Written by `npm run texts` from fan.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FanTexts {
  opening: string;
  closing: string;
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
  byCreator: string;
  left: string;
  columnCreator: string;
  columnCredits: string;
  columnPesos: string;
}

export const fanTexts: Record<Language, FanTexts> = {
  en: {
    opening: "Wallet at the start",
    closing: "Wallet at the end",
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
    other: "Other",
    byCreator: "Used by creator",
    left: "Someone who has left",
    columnCreator: "Creator",
    columnCredits: "Credits",
    columnPesos: "Pesos (PHP)"
  },
  fil: {
    opening: "Wallet sa simula",
    closing: "Wallet sa katapusan",
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
    other: "Iba pa",
    byCreator: "Nagamit ayon sa creator",
    left: "Umalis na",
    columnCreator: "Creator",
    columnCredits: "Credits",
    columnPesos: "Pesos (PHP)"
  }
};
