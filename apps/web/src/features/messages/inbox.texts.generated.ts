// Written by `npm run texts` from inbox.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface InboxTexts {
  title: string;
  messageMany: string;
  all: string;
  unread: string;
  restricted: string;
  search: string;
  inMessages: string;
  searching: string;
  searchFailed: string;
  noWords: string;
  noWordsYet: string;
  loading: string;
  failed: string;
  noneTitle: string;
  noneFan: string;
  noneCreator: string;
  discover: string;
  profile: string;
  noneUnread: string;
  noneUnreadText: string;
  noneRestricted: string;
  noneRestrictedText: string;
  noneFound: string;
  you(values: { text: string | number }): string;
  gone: string;
  goneMessage: string;
  unreadCount(values: { count: number }): string;
  muted: string;
  yesterday: string;
  chooseTitle: string;
  chooseText: string;
  files(values: { count: number }): string;
  tip(values: { credits: string | number }): string;
}

export const inboxTexts: Record<Language, InboxTexts> = {
  en: {
    title: "Messages",
    messageMany: "Message many",
    all: "All",
    unread: "Unread",
    restricted: "Restricted",
    search: "Search names and messages",
    inMessages: "In messages",
    searching: "Searching messages",
    searchFailed: "Failed to search messages",
    noWords: "Nothing was written with these words.",
    noWordsYet: "Nothing in the newest conversations. Load more to look further back.",
    loading: "Loading conversations",
    failed: "Failed to load conversations",
    noneTitle: "No messages yet",
    noneFan: "Write to a creator from their profile. Their answers show up here.",
    noneCreator: "When fans write to you, it shows up here. Share your profile so they can find you.",
    discover: "Discover creators",
    profile: "Open your profile to share it",
    noneUnread: "You’re all caught up",
    noneUnreadText: "New messages show up here until you open them.",
    noneRestricted: "Nobody is restricted",
    noneRestrictedText: "Messages from people you restrict go here, without notifying you.",
    noneFound: "Nobody by that name.",
    you: (d) => "You: " + d.text,
    gone: "No longer on Likha",
    goneMessage: "Message unsent",
    unreadCount: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " unread message", other: strictNumber("en", d.count, 0, "count") + " unread messages" }),
    muted: "Muted",
    yesterday: "Yesterday",
    chooseTitle: "Choose a conversation",
    chooseText: "It opens here, beside the list.",
    files: (d) => "" + plural(d.count, 0, en, { one: "Sent a file", other: "Sent " + strictNumber("en", d.count, 0, "count") + " files" }),
    tip: (d) => "Tip · " + d.credits
  },
  fil: {
    title: "Mga message",
    messageMany: "Mag-message sa marami",
    all: "Lahat",
    unread: "Di pa nababasa",
    restricted: "Naka-restrict",
    search: "Maghanap ng pangalan o message",
    inMessages: "Sa mga message",
    searching: "Hinahanap sa mga message",
    searchFailed: "Hindi mahanap sa mga message",
    noWords: "Walang nakasulat na ganito.",
    noWordsYet: "Wala sa mga pinakabagong usapan. Pindutin ang “Ipakita pa ang iba” para maghanap sa mas luma.",
    loading: "Nilo-load ang mga usapan",
    failed: "Hindi ma-load ang mga usapan",
    noneTitle: "Wala pang message",
    noneFan: "Sumulat sa isang creator mula sa profile nila. Dito lalabas ang sagot nila.",
    noneCreator: "Dito lalabas ang isusulat sa iyo ng mga fan. I-share ang profile mo para mahanap ka nila.",
    discover: "Maghanap ng mga creator",
    profile: "Buksan ang profile mo para i-share",
    noneUnread: "Nabasa na ang lahat",
    noneUnreadText: "Lalabas dito ang mga bagong message hanggang buksan mo.",
    noneRestricted: "Walang naka-restrict",
    noneRestrictedText: "Dito napupunta ang mga message ng mga ni-restrict mo, nang hindi ka inaabisuhan.",
    noneFound: "Walang may ganoong pangalan.",
    you: (d) => "Ikaw: " + d.text,
    gone: "Wala na sa Likha",
    goneMessage: "Binawi ang message",
    unreadCount: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " hindi pa nababasang message", other: strictNumber("fil", d.count, 0, "count") + " hindi pa nababasang message" }),
    muted: "Naka-mute",
    yesterday: "Kahapon",
    chooseTitle: "Pumili ng usapan",
    chooseText: "Dito ito magbubukas, sa tabi ng listahan.",
    files: (d) => "" + plural(d.count, 0, fil, { "1": "Nagpadala ng file", other: "Nagpadala ng " + strictNumber("fil", d.count, 0, "count") + " file" }),
    tip: (d) => "Tip · " + d.credits
  }
};
