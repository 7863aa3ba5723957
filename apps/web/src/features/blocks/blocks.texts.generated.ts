// Written by `npm run texts` from blocks.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BlocksTexts {
  block: string;
  blockName(values: { name: string | number }): string;
  question(values: { name: string | number }): string;
  meaning: string;
  blocking: string;
  blocked: string;
  notBlocked: string;
  title: string;
  hint: string;
  loading: string;
  failed: string;
  none: string;
  since(values: { day: string | number }): string;
  unblock: string;
  unblockName(values: { name: string | number }): string;
  unblocked: string;
  notUnblocked: string;
  tryAgain: string;
  meaningWriting: string;
}

export const blocksTexts: Record<Language, BlocksTexts> = {
  en: {
    block: "Block",
    blockName: (d) => "Block " + d.name,
    question: (d) => "Block " + d.name + "?",
    meaning: "They can no longer follow you, subscribe, tip or see your profile while signed in. A subscription ends at once, and what is left of the months that were paid goes back and comes off your earnings; what they do not cover comes off what you earn next. What they bought stays theirs, but for tickets to live streams of yours that they have not watched, which are paid back. They are not told, and you can unblock them in your settings.",
    blocking: "Blocking…",
    blocked: "Blocked",
    notBlocked: "Not blocked",
    title: "Blocked people",
    hint: "Only you see this list.",
    loading: "Loading blocked people",
    failed: "Failed to load blocked people",
    none: "You have blocked nobody.",
    since: (d) => "since " + d.day,
    unblock: "Unblock",
    unblockName: (d) => "Unblock " + d.name,
    unblocked: "Unblocked",
    notUnblocked: "Still blocked",
    tryAgain: "Please try again.",
    meaningWriting: "Neither of you can write to the other. What was written stays, and their profile and what you follow, bought or subscribe to do not change. They are not told, and you can unblock them in your settings, at Messages."
  },
  fil: {
    block: "I-block",
    blockName: (d) => "I-block si " + d.name,
    question: (d) => "I-block si " + d.name + "?",
    meaning: "Hindi na sila makakapag-follow, makakapag-subscribe, makakapag-tip o makakakita ng profile mo habang naka-sign in. Matatapos agad ang subscription, at ibabalik ang natitira sa mga buwang nabayaran at ibabawas ito sa kita mo; ang kulang ay ibabawas sa susunod mong kikitain. Sa kanila pa rin ang nabili nila, maliban sa ticket sa live mo na hindi pa nila napapanood, na ibabalik ang bayad. Hindi sila sasabihan, at puwede mo silang i-unblock sa settings mo.",
    blocking: "Bina-block…",
    blocked: "Naka-block na",
    notBlocked: "Hindi na-block",
    title: "Mga naka-block",
    hint: "Ikaw lang ang nakakakita ng listahang ito.",
    loading: "Nilo-load ang mga naka-block",
    failed: "Hindi ma-load ang mga naka-block",
    none: "Wala kang na-block.",
    since: (d) => "mula " + d.day,
    unblock: "I-unblock",
    unblockName: (d) => "I-unblock si " + d.name,
    unblocked: "Na-unblock na",
    notUnblocked: "Naka-block pa rin",
    tryAgain: "Pakisubukan ulit.",
    meaningWriting: "Hindi na kayo makakapagsulat sa isa’t isa. Mananatili ang mga naisulat na, at hindi magbabago ang profile nila at ang mga fina-follow, binili o naka-subscribe mo. Hindi sila sasabihan, at puwede mo silang i-unblock sa settings mo, sa Mga Message."
  }
};
