// Written by `npm run texts` from watch.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface WatchTexts {
  title: string;
  live: string;
  viewers(values: { count: number }): string;
  pictureOf(values: { name: string | number; title: string | number }): string;
  starting: string;
  catching: string;
  waiting(values: { name: string | number }): string;
  press: string;
  unmute: string;
  mute: string;
  volume: string;
  play: string;
  pause: string;
  toLive: string;
  fullScreen: string;
  leaveFullScreen: string;
  smallPicture: string;
  failed: string;
  failedText: string;
  tryAgain: string;
  elsewhere: string;
  back: string;
  hideChat: string;
  showChat: string;
  goal(values: { reached: string | number; credits: string | number; text: string | number }): string;
  tip(values: { name: string | number; credits: string | number }): string;
  startsAt(values: { when: string | number }): string;
  wasToStart(values: { when: string | number }): string;
  startsSoon(values: { name: string | number }): string;
  notBegun: string;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  inTime: string;
  remind: string;
  reminded: string;
  reminderHint: string;
  holderHint: string;
  lateHint: string;
  signInForTicket: string;
  signInForLater: string;
  signInToRemind: string;
  forEveryone: string;
  forFollowers: string;
  forSubscribers: string;
  forTicket(values: { credits: string | number }): string;
  forTickets: string;
  mature: string;
  haveTicket: string;
  noTicketNeeded: string;
  buyTicket(values: { credits: string | number }): string;
  ticketPrice(values: { credits: string | number; pesos: string | number }): string;
  ticketsForFans: string;
  askTicket: string;
  ticketMeaning: string;
  ticketFor(values: { title: string | number }): string;
  pay(values: { credits: string | number }): string;
  paying: string;
  needMore(values: { credits: string | number }): string;
  bought: string;
  boughtText(values: { credits: string | number }): string;
  notBought: string;
  ticketGone(values: { title: string | number }): string;
  ticketGoneOver: string;
  ticketGoneOpen: string;
  ticketGoneOther: string;
  priceChanged: string;
  lockedSignIn: string;
  lockedMature: string;
  lockedFollow(values: { name: string | number }): string;
  lockedSubscribe(values: { name: string | number }): string;
  lockedTicket: string;
  lockedClosed: string;
  signIn: string;
  join: string;
  follow(values: { name: string | number }): string;
  subscribe(values: { name: string | number }): string;
  notDone: string;
  again: string;
  ended: string;
  endedThanks: string;
  endedLong(values: { hours: string | number }): string;
  endedLost(values: { name: string | number }): string;
  endedStaff: string;
  endedNever: string;
  ticketsBack: string;
  ticketBack(values: { credits: string | number }): string;
  replayComes: string;
  seeReplay: string;
  toProfile: string;
  noneTitle(values: { name: string | number }): string;
  noneText(values: { name: string | number }): string;
  ownTitle: string;
  goLive: string;
  toStudio: string;
  expired: string;
}

export const watchTexts: Record<Language, WatchTexts> = {
  en: {
    title: "Live",
    live: "Live",
    viewers: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " watching", other: strictNumber("en", d.count, 0, "count") + " watching" }),
    pictureOf: (d) => d.name + " live: " + d.title,
    starting: "Loading the video...",
    catching: "Catching up...",
    waiting: (d) => d.name + " is reconnecting. It will continue in a moment.",
    press: "Watch",
    unmute: "Sound on",
    mute: "Sound off",
    volume: "Volume",
    play: "Play",
    pause: "Pause",
    toLive: "Back to live",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    smallPicture: "Picture in picture",
    failed: "The video is not coming through",
    failedText: "Check your connection. It continues by itself once the connection is back.",
    tryAgain: "Try again",
    elsewhere: "This stream cannot be played here yet.",
    back: "Back",
    hideChat: "Hide the chat",
    showChat: "Show the chat",
    goal: (d) => d.reached + " of " + d.credits + " for " + d.text,
    tip: (d) => d.name + " tipped " + d.credits,
    startsAt: (d) => "Starts " + d.when + ", Philippine time",
    wasToStart: (d) => "Was to start " + d.when,
    startsSoon: (d) => d.name + " will be here any moment.",
    notBegun: "It has not begun yet.",
    days: "days",
    hours: "hours",
    minutes: "minutes",
    seconds: "seconds",
    inTime: "Time until the start",
    remind: "Remind me",
    reminded: "You will be reminded",
    reminderHint: "Ten minutes before, and when it begins.",
    holderHint: "You are told ten minutes before, and when it begins.",
    lateHint: "You are told when it begins.",
    signInForTicket: "Sign in to buy a ticket or to be reminded.",
    signInForLater: "Sign in to watch it then, or to be reminded.",
    signInToRemind: "Sign in to be reminded",
    forEveryone: "For everyone",
    forFollowers: "For followers",
    forSubscribers: "For subscribers",
    forTicket: (d) => "Ticket: " + d.credits,
    forTickets: "For ticket holders",
    mature: "18+",
    haveTicket: "You have a ticket",
    noTicketNeeded: "You subscribe, so you need no ticket.",
    buyTicket: (d) => "Buy a ticket for " + d.credits,
    ticketPrice: (d) => "A ticket costs " + d.credits + " (" + d.pesos + ").",
    ticketsForFans: "Only fans can buy tickets.",
    askTicket: "Buy a ticket?",
    ticketMeaning: "Paid once, to watch this stream live. A replay may cost extra or be for subscribers. The credits go back automatically if it does not happen, or ends within two minutes of its start or of when you bought the ticket.",
    ticketFor: (d) => "Ticket for " + d.title,
    pay: (d) => "Pay " + d.credits,
    paying: "Paying...",
    needMore: (d) => "You need <b>" + d.credits + "</b> more for this ticket.",
    bought: "You have a ticket!",
    boughtText: (d) => "Your balance is " + d.credits + ".",
    notBought: "The ticket was not bought",
    ticketGone: (d) => "No more tickets for “" + d.title + "”",
    ticketGoneOver: "The stream is over or was called off. You paid nothing.",
    ticketGoneOpen: "You can watch it without a ticket. You paid nothing.",
    ticketGoneOther: "The creator changed who can watch it. You paid nothing.",
    priceChanged: "The price has changed. This is the new one.",
    lockedSignIn: "Sign in to watch",
    lockedMature: "This stream is for adults who want to see 18+ content.",
    lockedFollow: (d) => "Only followers of " + d.name + " can watch this.",
    lockedSubscribe: (d) => "Only subscribers of " + d.name + " can watch this.",
    lockedTicket: "You need a ticket to watch.",
    lockedClosed: "This stream is not open to you.",
    signIn: "Sign in",
    join: "Join",
    follow: (d) => "Follow " + d.name,
    subscribe: (d) => "Subscribe to " + d.name,
    notDone: "That did not work",
    again: "Please try again.",
    ended: "The stream has ended",
    endedThanks: "Thanks for watching.",
    endedLong: (d) => "A stream lasts " + d.hours + " hours at most.",
    endedLost: (d) => "The connection to " + d.name + " was lost.",
    endedStaff: "Our staff ended this stream.",
    endedNever: "It did not happen.",
    ticketsBack: "Tickets are paid back.",
    ticketBack: (d) => "The " + d.credits + " for your ticket go back to your wallet.",
    replayComes: "The replay will be on the profile.",
    seeReplay: "Watch the replay",
    toProfile: "See the profile",
    noneTitle: (d) => d.name + " is not live",
    noneText: (d) => "Follow " + d.name + " to hear about the next one.",
    ownTitle: "You are not live",
    goLive: "Go live",
    toStudio: "To your streams",
    expired: "You can no longer watch this."
  },
  fil: {
    title: "Live",
    live: "Live",
    viewers: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " nanonood", other: strictNumber("fil", d.count, 0, "count") + " nanonood" }),
    pictureOf: (d) => "Live si " + d.name + ": " + d.title,
    starting: "Nilo-load ang video...",
    catching: "Humahabol...",
    waiting: (d) => "Kumokonekta ulit si " + d.name + ". Tutuloy ito maya-maya.",
    press: "Panoorin",
    unmute: "I-on ang tunog",
    mute: "I-off ang tunog",
    volume: "Lakas ng tunog",
    play: "I-play",
    pause: "I-pause",
    toLive: "Bumalik sa live",
    fullScreen: "Full screen",
    leaveFullScreen: "Umalis sa full screen",
    smallPicture: "Picture in picture",
    failed: "Hindi dumarating ang video",
    failedText: "Tingnan ang connection mo. Kusang tutuloy ito kapag bumalik na ang connection.",
    tryAgain: "Subukan ulit",
    elsewhere: "Hindi pa ito mapapanood dito.",
    back: "Bumalik",
    hideChat: "Itago ang chat",
    showChat: "Ipakita ang chat",
    goal: (d) => d.reached + " sa " + d.credits + " para sa " + d.text,
    tip: (d) => "Nag-tip si " + d.name + " ng " + d.credits,
    startsAt: (d) => "Magsisimula sa " + d.when + ", oras sa Pilipinas",
    wasToStart: (d) => "Dapat ay nagsimula noong " + d.when,
    startsSoon: (d) => "Malapit nang dumating si " + d.name + ".",
    notBegun: "Hindi pa ito nagsisimula.",
    days: "araw",
    hours: "oras",
    minutes: "minuto",
    seconds: "segundo",
    inTime: "Oras bago magsimula",
    remind: "Paalalahanan ako",
    reminded: "Paaalalahanan ka",
    reminderHint: "Sampung minuto bago, at kapag nagsimula na.",
    holderHint: "Sasabihan ka sampung minuto bago, at kapag nagsimula na.",
    lateHint: "Sasabihan ka kapag nagsimula na.",
    signInForTicket: "Mag-sign in para bumili ng ticket o mapaalalahanan.",
    signInForLater: "Mag-sign in para mapanood ito pagdating ng oras, o mapaalalahanan.",
    signInToRemind: "Mag-sign in para mapaalalahanan",
    forEveryone: "Para sa lahat",
    forFollowers: "Para sa mga follower",
    forSubscribers: "Para sa mga subscriber",
    forTicket: (d) => "Ticket: " + d.credits,
    forTickets: "Para sa may ticket",
    mature: "18+",
    haveTicket: "May ticket ka na",
    noTicketNeeded: "Naka-subscribe ka, kaya hindi mo kailangan ng ticket.",
    buyTicket: (d) => "Bumili ng ticket (" + d.credits + ")",
    ticketPrice: (d) => d.credits + " (" + d.pesos + ") ang ticket.",
    ticketsForFans: "Fans lang ang makakabili ng ticket.",
    askTicket: "Bumili ng ticket?",
    ticketMeaning: "Isang beses binabayaran, para mapanood nang live ang stream na ito. Puwedeng may hiwalay na bayad ang replay, o para lang sa mga subscriber. Awtomatikong ibabalik ang credits kapag hindi ito natuloy, o natapos sa loob ng dalawang minuto mula nang magsimula ito o bilhin mo ang ticket.",
    ticketFor: (d) => "Ticket para sa " + d.title,
    pay: (d) => "Bayaran ang " + d.credits,
    paying: "Nagbabayad...",
    needMore: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para sa ticket na ito.",
    bought: "May ticket ka na!",
    boughtText: (d) => d.credits + " ang balance mo.",
    notBought: "Hindi nabili ang ticket",
    ticketGone: (d) => "Wala nang ticket para sa “" + d.title + "”",
    ticketGoneOver: "Tapos na ang live o hindi na ito matutuloy. Wala kang binayaran.",
    ticketGoneOpen: "Mapapanood mo na ito nang walang ticket. Wala kang binayaran.",
    ticketGoneOther: "Binago ng creator kung sino ang puwedeng manood. Wala kang binayaran.",
    priceChanged: "Nagbago ang presyo. Ito ang bago.",
    lockedSignIn: "Mag-sign in para manood",
    lockedMature: "Para ito sa mga adult na gustong makakita ng 18+ na content.",
    lockedFollow: (d) => "Mga follower lang ni " + d.name + " ang makakapanood nito.",
    lockedSubscribe: (d) => "Mga subscriber lang ni " + d.name + " ang makakapanood nito.",
    lockedTicket: "Kailangan ng ticket para manood.",
    lockedClosed: "Hindi bukas para sa iyo ang live na ito.",
    signIn: "Mag-sign in",
    join: "Sumali",
    follow: (d) => "I-follow si " + d.name,
    subscribe: (d) => "Mag-subscribe kay " + d.name,
    notDone: "Hindi nagawa",
    again: "Pakisubukan ulit.",
    ended: "Tapos na ang live",
    endedThanks: "Salamat sa panonood.",
    endedLong: (d) => "Hanggang " + d.hours + " oras lang ang isang live.",
    endedLost: (d) => "Naputol ang connection kay " + d.name + ".",
    endedStaff: "Tinapos ito ng staff namin.",
    endedNever: "Hindi ito natuloy.",
    ticketsBack: "Ibabalik ang bayad sa ticket.",
    ticketBack: (d) => "Ibabalik sa wallet mo ang " + d.credits + " na ibinayad mo sa ticket.",
    replayComes: "Lalabas ang replay sa profile.",
    seeReplay: "Panoorin ang replay",
    toProfile: "Tingnan ang profile",
    noneTitle: (d) => "Hindi live si " + d.name,
    noneText: (d) => "I-follow si " + d.name + " para malaman ang susunod.",
    ownTitle: "Hindi ka live",
    goLive: "Mag-live",
    toStudio: "Sa mga live mo",
    expired: "Hindi mo na ito mapapanood."
  }
};
