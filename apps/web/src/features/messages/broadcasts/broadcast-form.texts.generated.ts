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
  waitsForVoice: string;
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
  wentOut(values: { when: string | number }): string;
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
    allHint: "Anyone who follows you, subscribes or used to, or has paid you.",
    topFans: (d) => "Top fans of the last " + d.days + " days",
    topFansHint: (d) => "The " + d.count + " fans who used the most credits with you in the last " + d.days + " days, on subscriptions, unlocks and tips.",
    leaveOut: "Leave out",
    counting: "Counting people…",
    count: (d) => "" + plural(d.count, 0, en, { "0": "Nobody would get it now", one: "1 person would get it now", other: d.shown + " people would get it now" }),
    notCounted: "We could not count how many people would get it.",
    countAgain: "Count again",
    left: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " character left", other: strictNumber("en", d.count, 0, "count") + " characters left" }),
    filesAndPrice: "Photos, videos, voice and price",
    filesHint: (d) => "Up to " + d.count + " files. With files, you can set a price.",
    scheduleHint: "Sent automatically at the time you choose.",
    sendAt: "Send at",
    send: "Send",
    schedule: "Schedule",
    waitsForWords: "Write something, or add a file.",
    waitsForFiles: "Your files are still uploading.",
    waitsForVoice: "The voice note is not added yet.",
    waitsForCount: "We are still counting how many people get it.",
    waitsForPeople: "Nobody would get it.",
    sendTitle: (d) => "" + plural(d.count, 0, en, { one: "Send to 1 person?", other: "Send to " + d.shown + " people?" }),
    scheduleTitle: "Schedule this message?",
    who: "Who gets it",
    people: "People right now",
    when: "When",
    now: "Right away",
    price: "Price",
    laterText: "It goes to everyone who fits when it is sent.",
    nowText: "You cannot change it after sending. For 24 hours you can unsend it for anyone who has not opened it.",
    onItsWay: "Message on its way",
    isScheduled: "Message scheduled",
    wentOut: (d) => "It went out " + d.when + ".",
    notSent: "The message was not sent",
    notSentText: "What you wrote is saved. Please try again.",
    sentBefore: "Already sent",
    sentBeforeText: "This is what was sent, before your last changes.",
    unknown: "We don’t know whether it was sent",
    unknownText: "You can send it again: nobody gets it twice.",
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
    topFansHint: (d) => "Ang " + d.count + " fan na pinakamaraming nagamit na credits sa iyo sa nakaraang " + d.days + " araw, sa subscription, unlock at tip.",
    leaveOut: "Huwag isama",
    counting: "Binibilang ang mga tao…",
    count: (d) => "" + plural(d.count, 0, fil, { "0": "Walang makakatanggap nito ngayon", "1": "1 tao ang makakatanggap nito ngayon", other: d.shown + " tao ang makakatanggap nito ngayon" }),
    notCounted: "Hindi namin nabilang kung ilan ang makakatanggap.",
    countAgain: "Bilangin ulit",
    left: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " character na lang", other: strictNumber("fil", d.count, 0, "count") + " character na lang" }),
    filesAndPrice: "Mga larawan, video, boses at presyo",
    filesHint: (d) => "Hanggang " + d.count + " file. Kapag may file, puwede kang maglagay ng presyo.",
    scheduleHint: "Awtomatikong ipapadala sa oras na pipiliin mo.",
    sendAt: "Kailan ipapadala",
    send: "Ipadala",
    schedule: "I-schedule",
    waitsForWords: "Sumulat ng kahit ano, o magdagdag ng file.",
    waitsForFiles: "Ina-upload pa ang mga file mo.",
    waitsForVoice: "Hindi pa naidadagdag ang voice note.",
    waitsForCount: "Binibilang pa namin kung ilan ang makakatanggap.",
    waitsForPeople: "Walang makakatanggap nito.",
    sendTitle: (d) => "" + plural(d.count, 0, fil, { "1": "Ipadala sa 1 tao?", other: "Ipadala sa " + d.shown + " tao?" }),
    scheduleTitle: "I-schedule ang message na ito?",
    who: "Sino ang makakatanggap",
    people: "Ilang tao ngayon",
    when: "Kailan",
    now: "Agad",
    price: "Presyo",
    laterText: "Mapupunta ito sa lahat ng pasok sa oras ng pagpapadala.",
    nowText: "Hindi na ito mababago kapag naipadala na. Sa loob ng 24 na oras, puwede mo itong bawiin sa hindi pa nagbukas nito.",
    onItsWay: "Papunta na ang message",
    isScheduled: "Na-schedule na ang message",
    wentOut: (d) => "Naipadala ito noong " + d.when + ".",
    notSent: "Hindi naipadala ang message",
    notSentText: "Nakatago ang isinulat mo. Pakisubukan ulit.",
    sentBefore: "Naipadala na ito",
    sentBeforeText: "Ito ang naipadala, bago ang mga huling binago mo.",
    unknown: "Hindi namin alam kung naipadala ito",
    unknownText: "Puwede mo itong ipadala ulit: walang makakatanggap nang dalawang beses.",
    listOption: (d) => "Listahan: " + d.name,
    goneList: "wala na"
  }
};
