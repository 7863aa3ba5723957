// Written by `npm run texts` from fans.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

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
  ticket: string;
  message: string;
  subscription: string;
  tip: string;
  cameBack(values: { credits: string | number }): string;
  listsTitle: string;
  listsLead: string;
  backToMany: string;
  newList: string;
  listsLoading: string;
  listsFailed: string;
  noLists: string;
  noListsText: string;
  listFans(values: { count: number }): string;
  byHand: string;
  bySpent(values: { credits: string | number; days: number }): string;
  bySubscribed(values: { days: number }): string;
  listName: string;
  listNameNeeded: string;
  fills: string;
  kindByHand: string;
  kindSpent: string;
  kindSubscribed: string;
  atLeastCredits: string;
  withinDays: string;
  forDays: string;
  number(values: { max: string | number }): string;
  makeList: string;
  saveList: string;
  changeList(values: { name: string | number }): string;
  showList(values: { name: string | number }): string;
  removeList(values: { name: string | number }): string;
  removeListTitle: string;
  removeListText: string;
  remove: string;
  oneMoment: string;
  listStays: string;
  nobodyIn: string;
  nobodyInHand: string;
  nobodyInRule: string;
  inLists: string;
  takeOut(values: { username: string | number }): string;
}

export const fansTexts: Record<Language, FansTexts> = {
  en: {
    loading: "Loading this fan",
    failed: "Failed to load this fan",
    used: "Used with you",
    recent: (d) => "In the last " + d.days + " days",
    follows: "Following since",
    subscribed: "Subscribed since",
    paidUntil: "Paid until",
    lastPurchase: "Last purchase",
    not: "No",
    none: "None yet",
    form: "Just for you",
    nickname: "Nickname",
    note: "Note",
    onlyYou: "Only you can see the nickname and note.",
    save: "Save",
    saved: "Saved",
    savedText: "Only you can see it.",
    notSaved: "Nothing was saved",
    inAMoment: "Please try again in a moment.",
    purchases: "Last purchases",
    post: "Post",
    ticket: "Ticket of a live stream",
    message: "Paid message",
    subscription: "Subscription",
    tip: "Tip",
    cameBack: (d) => d.credits + " went back to the fan",
    listsTitle: "Fan lists",
    listsLead: "Group fans the way you know them. Only you see your lists. To message a list, use Message many.",
    backToMany: "Back to messages to many",
    newList: "New list",
    listsLoading: "Loading lists",
    listsFailed: "Failed to load lists",
    noLists: "No lists yet",
    noListsText: "Fill a list by hand, or let it fill itself based on what fans buy from you.",
    listFans: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " fan", other: strictNumber("en", d.count, 0, "count") + " fans" }),
    byHand: "Added by hand",
    bySpent: (d) => "At least " + d.credits + " in " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }),
    bySubscribed: (d) => "Subscribed for at least " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }),
    listName: "Name",
    listNameNeeded: "Enter a name",
    fills: "Who’s in it",
    kindByHand: "Fans I choose",
    kindSpent: "Fans who used credits with me",
    kindSubscribed: "Fans who stay subscribed",
    atLeastCredits: "Minimum credits",
    withinDays: "Within how many days",
    forDays: "Minimum days subscribed",
    number: (d) => "A whole number from 1 to " + d.max,
    makeList: "Create list",
    saveList: "Save list",
    changeList: (d) => "Edit " + d.name,
    showList: (d) => "Who is in " + d.name,
    removeList: (d) => "Remove " + d.name,
    removeListTitle: "Remove this list?",
    removeListText: "The fans in it stay your fans. Nobody is notified.",
    remove: "Remove",
    oneMoment: "One moment…",
    listStays: "The list was not removed",
    nobodyIn: "Nobody here yet",
    nobodyInHand: "Open a conversation with a fan, choose About this fan, and tick the list there.",
    nobodyInRule: "Fans are added automatically once they match.",
    inLists: "In your lists",
    takeOut: (d) => "Remove @" + d.username
  },
  fil: {
    loading: "Nilo-load ang fan na ito",
    failed: "Hindi ma-load ang fan na ito",
    used: "Nagamit sa iyo",
    recent: (d) => "Sa huling " + d.days + " araw",
    follows: "Nag-follow mula",
    subscribed: "Naka-subscribe mula",
    paidUntil: "Bayad hanggang",
    lastPurchase: "Huling binili",
    not: "Hindi",
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
    ticket: "Ticket ng live",
    message: "May bayad na message",
    subscription: "Subscription",
    tip: "Tip",
    cameBack: (d) => "Naibalik sa fan ang " + d.credits,
    listsTitle: "Mga listahan ng fan",
    listsLead: "Igrupo ang mga fan ayon sa pagkakakilala mo. Ikaw lang ang nakakakita ng mga listahan. Para sulatan ang isang listahan, gamitin ang Mag-message sa marami.",
    backToMany: "Bumalik sa mga message sa marami",
    newList: "Bagong listahan",
    listsLoading: "Nilo-load ang mga listahan",
    listsFailed: "Hindi ma-load ang mga listahan",
    noLists: "Wala pang listahan",
    noListsText: "Punan ang listahan nang mano-mano, o hayaang kusang mapuno ayon sa binibili ng mga fan sa iyo.",
    listFans: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " fan", other: strictNumber("fil", d.count, 0, "count") + " fan" }),
    byHand: "Mano-mano",
    bySpent: (d) => "Hindi bababa sa " + d.credits + " sa loob ng " + plural(d.days, 0, fil, { "1": strictNumber("fil", d.days, 0, "days") + " araw", other: strictNumber("fil", d.days, 0, "days") + " araw" }),
    bySubscribed: (d) => "Naka-subscribe nang hindi bababa sa " + plural(d.days, 0, fil, { "1": strictNumber("fil", d.days, 0, "days") + " araw", other: strictNumber("fil", d.days, 0, "days") + " araw" }),
    listName: "Pangalan",
    listNameNeeded: "Maglagay ng pangalan",
    fills: "Sino ang kasama",
    kindByHand: "Mga fan na pipiliin ko",
    kindSpent: "Mga gumamit ng credits sa akin",
    kindSubscribed: "Mga nananatiling naka-subscribe",
    atLeastCredits: "Pinakamababang credits",
    withinDays: "Sa loob ng ilang araw",
    forDays: "Pinakamaikling araw ng pag-subscribe",
    number: (d) => "Buong numero mula 1 hanggang " + d.max,
    makeList: "Gumawa ng listahan",
    saveList: "I-save ang listahan",
    changeList: (d) => "I-edit ang " + d.name,
    showList: (d) => "Sino ang nasa " + d.name,
    removeList: (d) => "Tanggalin ang " + d.name,
    removeListTitle: "Tanggalin ang listahang ito?",
    removeListText: "Mananatiling fan mo ang mga nasa listahan. Walang aabisuhan.",
    remove: "Tanggalin",
    oneMoment: "Sandali lang…",
    listStays: "Hindi natanggal ang listahan",
    nobodyIn: "Wala pang tao rito",
    nobodyInHand: "Buksan ang usapan sa isang fan, piliin ang Tungkol sa fan na ito, at i-tsek doon ang listahan.",
    nobodyInRule: "Awtomatikong nadaragdag ang mga fan kapag pasok na sila.",
    inLists: "Nasa mga listahan mo",
    takeOut: (d) => "Alisin si @" + d.username
  }
};
