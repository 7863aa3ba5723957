// Written by `npm run texts` from chat.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface ChatTexts {
  chat: string;
  log(values: { title: string | number }): string;
  loading: string;
  nothing: string;
  write: string;
  send: string;
  signIn: string;
  forSubscribers: string;
  mayNot: string;
  over: string;
  slow(values: { seconds: number }): string;
  newest: string;
  host: string;
  moderator: string;
  subscriber: string;
  tipped(values: { credits: string | number }): string;
  bought: string;
  goal(values: { credits: string | number }): string;
  goneName: string;
  inReview: string;
  sending: string;
  notSent: string;
  again: string;
  discard: string;
  lineOf(values: { name: string | number }): string;
  remove: string;
  mute(values: { name: string | number }): string;
  unmute(values: { name: string | number }): string;
  muted: string;
  unmuted: string;
  unmuteShort: string;
  mutedPeople: string;
  makeModerator(values: { name: string | number }): string;
  madeModerator: string;
  quoted(values: { title: string | number; text: string | number }): string;
  report(values: { name: string | number }): string;
  block(values: { name: string | number }): string;
  profile: string;
  notDone: string;
  tryAgain: string;
  pinned: string;
  settings: string;
  slowMode: string;
  slowOff: string;
  slowEvery(values: { seconds: string | number }): string;
  subscribersOnly: string;
  pin: string;
  mutedWords: string;
  mutedWordsHint(values: { count: string | number }): string;
  tooManyWords(values: { count: string | number }): string;
  moderators: string;
  noModerators: string;
  takeBack(values: { name: string | number }): string;
  save: string;
  saved: string;
  settingsFailed: string;
}

export const chatTexts: Record<Language, ChatTexts> = {
  en: {
    chat: "Chat",
    log: (d) => "Chat of " + d.title,
    loading: "Loading the chat...",
    nothing: "Say hello. You may be the first.",
    write: "Write something",
    send: "Send",
    signIn: "Sign in to chat",
    forSubscribers: "Only subscribers can chat right now.",
    mayNot: "You cannot write here.",
    over: "The stream has ended.",
    slow: (d) => "Slow mode: again in " + plural(d.seconds, 0, en, { one: strictNumber("en", d.seconds, 0, "seconds") + " second", other: strictNumber("en", d.seconds, 0, "seconds") + " seconds" }),
    newest: "Jump to newest",
    host: "Host",
    moderator: "Moderator",
    subscriber: "Subscriber",
    tipped: (d) => "tipped " + d.credits,
    bought: "bought a ticket",
    goal: (d) => "The goal of " + d.credits + " is reached!",
    goneName: "Somebody",
    inReview: "Only you can see this until our staff has reviewed it.",
    sending: "Sending...",
    notSent: "Not sent. Please try again.",
    again: "Send again",
    discard: "Discard",
    lineOf: (d) => "A line of " + d.name,
    remove: "Remove this line",
    mute: (d) => "Mute " + d.name + " in the chat",
    unmute: (d) => "Let " + d.name + " write again",
    muted: "Muted. They can read but not write.",
    unmuted: "They can write again",
    unmuteShort: "Let write again",
    mutedPeople: "Muted people",
    makeModerator: (d) => "Make " + d.name + " a moderator",
    madeModerator: "They now help you keep the chat in order",
    quoted: (d) => "In the chat of “" + d.title + "”: “" + d.text + "”",
    report: (d) => "Report " + d.name,
    block: (d) => "Block " + d.name,
    profile: "See the profile",
    notDone: "That did not work",
    tryAgain: "Please try again.",
    pinned: "Pinned",
    settings: "Chat settings",
    slowMode: "Slow mode",
    slowOff: "Off",
    slowEvery: (d) => "One line every " + d.seconds + " seconds",
    subscribersOnly: "Only subscribers can write",
    pin: "Pinned above the chat",
    mutedWords: "Muted words",
    mutedWordsHint: (d) => "One per line, at most " + d.count + ". Lines with these words are refused, in your next streams too.",
    tooManyWords: (d) => "At most " + d.count + " words",
    moderators: "Moderators",
    noModerators: "Nobody yet. Press a line of somebody you trust.",
    takeBack: (d) => "Take back from " + d.name,
    save: "Save",
    saved: "Saved",
    settingsFailed: "Failed to load the settings"
  },
  fil: {
    chat: "Chat",
    log: (d) => "Chat ng " + d.title,
    loading: "Nilo-load ang chat...",
    nothing: "Bumati ka. Baka ikaw pa ang mauna.",
    write: "Mag-chat",
    send: "Ipadala",
    signIn: "Mag-sign in para makapag-chat",
    forSubscribers: "Mga subscriber lang ang puwedeng mag-chat ngayon.",
    mayNot: "Hindi ka puwedeng mag-chat dito.",
    over: "Tapos na ang live.",
    slow: (d) => "Slow mode: puwede ulit sa loob ng " + plural(d.seconds, 0, fil, { "1": strictNumber("fil", d.seconds, 0, "seconds") + " segundo", other: strictNumber("fil", d.seconds, 0, "seconds") + " segundo" }),
    newest: "Pumunta sa pinakabago",
    host: "Host",
    moderator: "Moderator",
    subscriber: "Subscriber",
    tipped: (d) => "nag-tip ng " + d.credits,
    bought: "bumili ng ticket",
    goal: (d) => "Naabot na ang goal na " + d.credits + "!",
    goneName: "Isang user",
    inReview: "Ikaw lang muna ang nakakakita nito hanggang ma-review ng staff namin.",
    sending: "Ipinapadala...",
    notSent: "Hindi naipadala. Pakisubukan ulit.",
    again: "Ipadala ulit",
    discard: "I-discard",
    lineOf: (d) => "Chat ni " + d.name,
    remove: "Alisin ang chat na ito",
    mute: (d) => "I-mute si " + d.name + " sa chat",
    unmute: (d) => "Payagan ulit si " + d.name + " na mag-chat",
    muted: "Naka-mute na. Makakabasa pa rin siya, pero hindi makakapag-chat.",
    unmuted: "Puwede na ulit siyang mag-chat",
    unmuteShort: "Payagan ulit",
    mutedPeople: "Mga naka-mute",
    makeModerator: (d) => "Gawing moderator si " + d.name,
    madeModerator: "Katulong mo na siya sa pagbabantay ng chat",
    quoted: (d) => "Sa chat ng “" + d.title + "”: “" + d.text + "”",
    report: (d) => "I-report si " + d.name,
    block: (d) => "I-block si " + d.name,
    profile: "Tingnan ang profile",
    notDone: "Hindi nagawa",
    tryAgain: "Pakisubukan ulit.",
    pinned: "Naka-pin",
    settings: "Settings ng chat",
    slowMode: "Slow mode",
    slowOff: "Wala",
    slowEvery: (d) => "Isang chat kada " + d.seconds + " segundo",
    subscribersOnly: "Mga subscriber lang ang puwedeng mag-chat",
    pin: "Naka-pin sa itaas ng chat",
    mutedWords: "Mga salitang naka-mute",
    mutedWordsHint: (d) => "Isa bawat linya, hanggang " + d.count + ". Hindi tatanggapin ang chat na may ganitong salita, pati sa mga susunod mong live.",
    tooManyWords: (d) => "Hanggang " + d.count + " salita lang",
    moderators: "Mga moderator",
    noModerators: "Wala pa. Pindutin ang chat ng taong pinagkakatiwalaan mo.",
    takeBack: (d) => "Bawiin kay " + d.name,
    save: "I-save",
    saved: "Na-save",
    settingsFailed: "Hindi ma-load ang settings"
  }
};
