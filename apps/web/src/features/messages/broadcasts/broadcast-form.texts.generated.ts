// Written by `npm run texts` from broadcast-form.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { en, fil } from "@messageformat/runtime/lib/cardinals";
import { plural, strictNumber } from "@messageformat/runtime";

export interface BroadcastFormTexts {
  free: string;
  to: string;
  all: string;
  subscribers: string;
  followers: string;
  expired: string;
  allHint: string;
  topFans(values: { days: string | number }): string;
  topFansHint(values: { count: string | number; days: string | number }): string;
  leaveOut: string;
  counting: string;
  count(values: { count: number; shown: string | number }): string;
  notCounted: string;
  countAgain: string;
  left(values: { count: number }): string;
  filesAndPrice: string;
  filesHint(values: { count: string | number }): string;
  scheduleHint: string;
  sendAt: string;
  send: string;
  schedule: string;
  waitsForWords: string;
  waitsForFiles: string;
  waitsForCount: string;
  waitsForPeople: string;
  sendTitle(values: { count: number; shown: string | number }): string;
  scheduleTitle: string;
  who: string;
  people: string;
  when: string;
  now: string;
  price: string;
  laterText: string;
  nowText: string;
  onItsWay: string;
  isScheduled: string;
  notSent: string;
  notSentText: string;
  sentBefore: string;
  sentBeforeText: string;
  unknown: string;
  unknownText: string;
  listOption(values: { name: string | number }): string;
  goneList: string;
}

export const broadcastFormTexts: Record<Language, BroadcastFormTexts> = {
  en: {
    free: "Free",
    to: "To",
    all: "All fans",
    subscribers: "Subscribers",
    followers: "Followers",
    expired: "Expired subscribers",
    allHint: "Who follows you, subscribes, did so before, or paid you.",
    topFans: (d) => "Top fans of the last " + d.days + " days",
    topFansHint: (d) => "The " + d.count + " fans who used the most credits with you in the last " + d.days + " days, for subscriptions, unlocks and tips.",
    leaveOut: "Leave out",
    counting: "Counting people…",
    count: (d) => "" + plural(d.count, 0, en, { "0": "Nobody would get it now", one: "1 person would get it now", other: d.shown + " people would get it now" }),
    notCounted: "The people could not be counted.",
    countAgain: "Count again",
    left: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " character left", other: strictNumber("en", d.count, 0, "count") + " characters left" }),
    filesAndPrice: "Photos, videos and price",
    filesHint: (d) => "Up to " + d.count + " files. With files you can ask for credits.",
    scheduleHint: "It goes out by itself at a time that you choose.",
    sendAt: "Send at",
    send: "Send",
    schedule: "Schedule",
    waitsForWords: "Write something, or add a file.",
    waitsForFiles: "Your files are still on their way.",
    waitsForCount: "First it has to be known how many people get it.",
    waitsForPeople: "Nobody would get it.",
    sendTitle: (d) => "" + plural(d.count, 0, en, { one: "Send to 1 person?", other: "Send to " + d.shown + " people?" }),
    scheduleTitle: "Schedule this message?",
    who: "Who gets it",
    people: "People now",
    when: "When",
    now: "At once",
    price: "Price",
    laterText: "It goes to who is there at that moment.",
    nowText: "It cannot be changed after you send it. For 24 hours you can unsend it for who has not opened it.",
    onItsWay: "Message on its way",
    isScheduled: "Message scheduled",
    notSent: "The message was not sent",
    notSentText: "What you wrote is kept. Please try again.",
    sentBefore: "It had been sent already",
    sentBeforeText: "This is how it stood then, before your last changes.",
    unknown: "We do not know if it was sent",
    unknownText: "Send it again: each person gets it once.",
    listOption: (d) => "List: " + d.name,
    goneList: "no longer there"
  },
  fil: {
    free: "Libre",
    to: "Para kanino",
    all: "Lahat ng fan",
    subscribers: "Mga subscriber",
    followers: "Mga follower",
    expired: "Mga dating subscriber",
    allHint: "Sinumang nagfa-follow, naka-subscribe o dating naka-subscribe sa iyo, o nagbayad sa iyo.",
    topFans: (d) => "Mga nangungunang fan sa nakaraang " + d.days + " araw",
    topFansHint: (d) => "Ang " + d.count + " fan na may pinakamaraming nagamit na credits sa iyo sa nakaraang " + d.days + " araw, sa subscription, unlock at tip.",
    leaveOut: "Huwag isama",
    counting: "Binibilang ang mga tao…",
    count: (d) => "" + plural(d.count, 0, fil, { "0": "Walang makakatanggap nito ngayon", "1": "1 tao ang makakatanggap nito ngayon", other: d.shown + " tao ang makakatanggap nito ngayon" }),
    notCounted: "Hindi nabilang ang mga tao.",
    countAgain: "Bilangin ulit",
    left: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " character na lang", other: strictNumber("fil", d.count, 0, "count") + " character na lang" }),
    filesAndPrice: "Mga larawan, video at presyo",
    filesHint: (d) => "Hanggang " + d.count + " file. Kapag may file, puwede kang humingi ng credits.",
    scheduleHint: "Kusa itong ipapadala sa oras na pipiliin mo.",
    sendAt: "Kailan ipapadala",
    send: "Ipadala",
    schedule: "I-schedule",
    waitsForWords: "Sumulat ng kahit ano, o magdagdag ng file.",
    waitsForFiles: "Papunta pa lang ang mga file mo.",
    waitsForCount: "Dapat munang malaman kung ilan ang makakatanggap.",
    waitsForPeople: "Walang makakatanggap nito.",
    sendTitle: (d) => "" + plural(d.count, 0, fil, { "1": "Ipadala sa 1 tao?", other: "Ipadala sa " + d.shown + " tao?" }),
    scheduleTitle: "I-schedule ang message na ito?",
    who: "Sino ang makakatanggap",
    people: "Ilang tao ngayon",
    when: "Kailan",
    now: "Agad",
    price: "Presyo",
    laterText: "Mapupunta ito sa mga naroon sa oras na iyon.",
    nowText: "Hindi na ito mababago kapag naipadala na. Sa loob ng 24 oras, puwede mo itong bawiin sa hindi pa nagbukas.",
    onItsWay: "Papunta na ang message",
    isScheduled: "Na-schedule na ang message",
    notSent: "Hindi naipadala ang message",
    notSentText: "Nakatago ang isinulat mo. Pakisubukan ulit.",
    sentBefore: "Naipadala na ito",
    sentBeforeText: "Ganito ito noon, bago ang mga huling binago mo.",
    unknown: "Hindi namin alam kung naipadala ito",
    unknownText: "Ipadala ulit: isang beses lang itong matatanggap ng bawat isa.",
    listOption: (d) => "Listahan: " + d.name,
    goneList: "wala na"
  }
};
