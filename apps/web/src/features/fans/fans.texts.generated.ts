// Written by `npm run texts` from fans.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FansTexts {
  loading: string;
  failed: string;
  used: string;
  recent(values: { days: string | number }): string;
  follows: string;
  subscribed: string;
  paidUntil: string;
  lastPurchase: string;
  not: string;
  none: string;
  form: string;
  nickname: string;
  note: string;
  onlyYou: string;
  save: string;
  saved: string;
  savedText: string;
  notSaved: string;
  inAMoment: string;
  purchases: string;
  post: string;
  message: string;
  subscription: string;
  tip: string;
  cameBack(values: { credits: string | number }): string;
}

export const fansTexts: Record<Language, FansTexts> = {
  en: {
    loading: "Loading what you know of this fan",
    failed: "Failed to load this fan",
    used: "Used with you",
    recent: (d) => "In the last " + d.days + " days",
    follows: "Follows since",
    subscribed: "Subscribed since",
    paidUntil: "Paid until",
    lastPurchase: "Last purchase",
    not: "Not now",
    none: "None yet",
    form: "For you alone",
    nickname: "Nickname",
    note: "Note",
    onlyYou: "Only you see the nickname and the note.",
    save: "Save",
    saved: "Saved",
    savedText: "Only you see it.",
    notSaved: "Nothing was saved",
    inAMoment: "Please try again in a moment.",
    purchases: "Last purchases",
    post: "Post",
    message: "Paid message",
    subscription: "Subscription",
    tip: "Tip",
    cameBack: (d) => d.credits + " came back to the fan"
  },
  fil: {
    loading: "Nilo-load ang alam mo sa fan na ito",
    failed: "Hindi ma-load ang fan na ito",
    used: "Nagamit sa iyo",
    recent: (d) => "Sa huling " + d.days + " araw",
    follows: "Nag-follow mula",
    subscribed: "Naka-subscribe mula",
    paidUntil: "Bayad hanggang",
    lastPurchase: "Huling binili",
    not: "Hindi ngayon",
    none: "Wala pa",
    form: "Para sa iyo lang",
    nickname: "Palayaw",
    note: "Tala",
    onlyYou: "Ikaw lang ang nakakakita ng palayaw at tala.",
    save: "I-save",
    saved: "Na-save na",
    savedText: "Ikaw lang ang nakakakita nito.",
    notSaved: "Walang na-save",
    inAMoment: "Subukan ulit maya-maya.",
    purchases: "Mga huling binili",
    post: "Post",
    message: "May bayad na message",
    subscription: "Subscription",
    tip: "Tip",
    cameBack: (d) => d.credits + " ang ibinalik sa fan"
  }
};
