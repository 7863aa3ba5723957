// Written by `npm run texts` from broadcasts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface BroadcastsTexts {
  title: string;
  lead: string;
  backToStudio: string;
  backToList: string;
  write: string;
  automatic: string;
  loading: string;
  failed: string;
  noneTitle: string;
  noneText: string;
  scheduled: string;
  sending: string;
  sent: string;
  sentToNobody: string;
  cancelled: string;
  stopped: string;
  unsending: string;
  unsent: string;
  toAll: string;
  toSubscribers: string;
  toFollowers: string;
  toExpired: string;
  toTopFans: string;
  withoutSubscribers: string;
  withoutFollowers: string;
  withoutExpired: string;
  goesOut(values: { when: string | number }): string;
  wasToGoOut(values: { when: string | number }): string;
  onlyFiles(values: { count: number }): string;
  files(values: { count: number }): string;
  nobodyLeft: string;
  nothingLeft: string;
  figures(values: { sent: string | number; opened: string | number }): string;
  figuresPaid(values: { sent: string | number; opened: string | number; bought: string | number }): string;
  progress(values: { sent: string | number; all: string | number }): string;
  progressLabel: string;
  oneMoment: string;
  inAMoment: string;
  text: string;
  priceOf(values: { credits: string | number }): string;
  toList(values: { name: string | number }): string;
  withoutLists(values: { count: number }): string;
  lists: string;
}

export const broadcastsTexts: Record<Language, BroadcastsTexts> = {
  en: {
    title: "Messages to many",
    lead: "Write once. Each of your fans gets it in their own conversation with you.",
    backToStudio: "Back to Studio",
    backToList: "All messages to many",
    write: "New message",
    automatic: "Automatic messages",
    loading: "Loading your messages",
    failed: "Failed to load your messages to many",
    noneTitle: "Nothing sent yet",
    noneText: "Say thank you, announce something, or send a paid photo to everyone who follows you.",
    scheduled: "Scheduled",
    sending: "Sending",
    sent: "Sent",
    sentToNobody: "Sent to nobody",
    cancelled: "Cancelled",
    stopped: "Stopped",
    unsending: "Being unsent",
    unsent: "Unsent",
    toAll: "To all fans",
    toSubscribers: "To subscribers",
    toFollowers: "To followers",
    toExpired: "To expired subscribers",
    toTopFans: "To your top fans",
    withoutSubscribers: "without subscribers",
    withoutFollowers: "without followers",
    withoutExpired: "without expired subscribers",
    goesOut: (d) => "Goes out " + d.when,
    wasToGoOut: (d) => "Was to go out " + d.when,
    onlyFiles: (d) => "" + plural(d.count, 0, en, { one: "1 file, no text", other: strictNumber("en", d.count, 0, "count") + " files, no text" }),
    files: (d) => "" + plural(d.count, 0, en, { one: "1 file", other: strictNumber("en", d.count, 0, "count") + " files" }),
    nobodyLeft: "Everybody it was for had left when it was sent. Its text and files are deleted.",
    nothingLeft: "Its text and files are deleted.",
    figures: (d) => d.sent + " sent · " + d.opened + " opened",
    figuresPaid: (d) => d.sent + " sent · " + d.opened + " opened · " + d.bought + " bought",
    progress: (d) => d.sent + " of " + d.all + " sent",
    progressLabel: "Being sent",
    oneMoment: "One moment…",
    inAMoment: "Please try again in a moment.",
    text: "Message",
    priceOf: (d) => d.credits + " to unlock",
    toList: (d) => "To " + d.name,
    withoutLists: (d) => "" + plural(d.count, 0, en, { one: "without " + strictNumber("en", d.count, 0, "count") + " list", other: "without " + strictNumber("en", d.count, 0, "count") + " lists" }),
    lists: "Fan lists"
  },
  fil: {
    title: "Mga message sa marami",
    lead: "Isang sulat lang. Matatanggap ito ng bawat fan sa sarili nilang usapan sa iyo.",
    backToStudio: "Bumalik sa Studio",
    backToList: "Lahat ng message sa marami",
    write: "Bagong message",
    automatic: "Mga awtomatikong message",
    loading: "Nilo-load ang mga message mo",
    failed: "Hindi ma-load ang mga message mo sa marami",
    noneTitle: "Wala pang naipadala",
    noneText: "Magpasalamat, mag-anunsyo, o magpadala ng larawang may bayad sa lahat ng nagfa-follow sa iyo.",
    scheduled: "Naka-schedule",
    sending: "Ipinapadala",
    sent: "Naipadala",
    sentToNobody: "Walang nakatanggap",
    cancelled: "Na-cancel",
    stopped: "Itinigil",
    unsending: "Binabawi",
    unsent: "Binawi",
    toAll: "Sa lahat ng fan",
    toSubscribers: "Sa mga subscriber",
    toFollowers: "Sa mga follower",
    toExpired: "Sa mga dating subscriber",
    toTopFans: "Sa mga nangungunang fan mo",
    withoutSubscribers: "maliban sa mga subscriber",
    withoutFollowers: "maliban sa mga follower",
    withoutExpired: "maliban sa mga dating subscriber",
    goesOut: (d) => "Ipapadala sa " + d.when,
    wasToGoOut: (d) => "Ipapadala sana sa " + d.when,
    onlyFiles: (d) => "" + plural(d.count, 0, fil, { "1": "1 file, walang text", other: strictNumber("fil", d.count, 0, "count") + " file, walang text" }),
    files: (d) => "" + plural(d.count, 0, fil, { "1": "1 file", other: strictNumber("fil", d.count, 0, "count") + " file" }),
    nobodyLeft: "Wala na ang lahat ng dapat makatanggap nang ipadala ito. Nabura na ang text at mga file nito.",
    nothingLeft: "Nabura na ang text at mga file nito.",
    figures: (d) => d.sent + " naipadala · " + d.opened + " nagbukas",
    figuresPaid: (d) => d.sent + " naipadala · " + d.opened + " nagbukas · " + d.bought + " bumili",
    progress: (d) => d.sent + " sa " + d.all + " ang naipadala",
    progressLabel: "Ipinapadala",
    oneMoment: "Sandali lang…",
    inAMoment: "Subukan ulit maya-maya.",
    text: "Message",
    priceOf: (d) => d.credits + " para ma-unlock",
    toList: (d) => "Sa " + d.name,
    withoutLists: (d) => "" + plural(d.count, 0, fil, { "1": "maliban sa " + strictNumber("fil", d.count, 0, "count") + " listahan", other: "maliban sa " + strictNumber("fil", d.count, 0, "count") + " listahan" }),
    lists: "Mga listahan ng fan"
  }
};
