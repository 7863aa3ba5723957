// Written by `npm run texts` from live.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LiveTexts {
  tooYoung(values: { years: string | number }): string;
  oneHost: string;
  consentsNeeded: string;
  peopleNeeded: string;
  timeOff(values: { minutes: string | number; days: string | number }): string;
  wordsRefused: string;
  goalWords: string;
  full(values: { count: string | number }): string;
  replayRange(values: { seconds: string | number; minutes: string | number; mb: string | number }): string;
  replayGone: string;
  replayStays: string;
  replayDiscarded: string;
  replayMaking: string;
  fixed: string;
  tooEarly(values: { minutes: string | number }): string;
  otherRuns: string;
  noEngine: string;
  followFirst: string;
  closed: string;
  sign_in: string;
  mature: string;
  subscribe: string;
  ticket: string;
  noTicket: string;
  freeForYou: string;
  timeMoved: string;
  priceChanged(values: { credits: string | number }): string;
  ticketBought: string;
  tipped: string;
  calledOff: string;
  clientIdUsed: string;
  subscribersWrite: string;
  subscribersSay: string;
  tipsWithoutWords: string;
  peopleFull(values: { count: string | number }): string;
  hostMutesModerators: string;
  muted: string;
  mutedWord: string;
  slow(values: { seconds: string | number }): string;
  mutedWordsFull(values: { count: string | number }): string;
  moderatorsFull(values: { count: string | number }): string;
  warned: string;
}

export const liveTexts: Record<Language, LiveTexts> = {
  en: {
    tooYoung: (d) => "Everyone on camera has to be at least " + d.years + " years old.",
    oneHost: "Say which of these people is you. Exactly one is the host.",
    consentsNeeded: "Confirm that everyone on camera is of age and agreed to be shown.",
    peopleNeeded: "Name everyone who will be on camera, yourself included, before you go live.",
    timeOff: (d) => "Choose a time from " + d.minutes + " minutes to " + d.days + " days from now.",
    wordsRefused: "There is a word here that a live stream cannot show. Choose other words.",
    goalWords: "Say what the goal is for.",
    full: (d) => "You have " + d.count + " live streams that have not begun. Call one off to plan another.",
    replayRange: (d) => "Choose at least " + d.seconds + " seconds, and no more than " + d.minutes + " minutes or " + d.mb + " MB.",
    replayGone: "There is no recording of this stream that could still become a post.",
    replayStays: "This recording is becoming a post, or is one already. You can delete the post.",
    replayDiscarded: "No replay is posted, and the recording is deleted.",
    replayMaking: "The replay becomes a post in a few minutes.",
    fixed: "Audience, price, time and the 18+ mark can no longer change: the stream is running, or somebody has a ticket.",
    tooEarly: (d) => "People have tickets for the time you announced. You can start " + d.minutes + " minutes before it at the earliest.",
    otherRuns: "You are already live. End that stream before you start another.",
    noEngine: "Live streams are not available right now. Please try again later.",
    followFirst: "This stream is for followers. Follow the creator to watch.",
    closed: "This stream is not open to your account.",
    sign_in: "Sign in to watch this stream.",
    mature: "This stream is 18+, and you are in safe mode.",
    subscribe: "This stream is for subscribers.",
    ticket: "This stream needs a ticket.",
    noTicket: "There is no ticket to buy for this stream.",
    freeForYou: "As a subscriber, you watch this stream without a ticket.",
    timeMoved: "This stream is at another time now. Look at it before you buy.",
    priceChanged: (d) => "The ticket costs " + d.credits + " now.",
    ticketBought: "You have a ticket. See you there!",
    tipped: "Your tip was sent. Salamat!",
    calledOff: "The stream was called off. Tickets are paid back.",
    clientIdUsed: "This line was sent in another stream.",
    subscribersWrite: "Only subscribers can write in this chat.",
    subscribersSay: "Only subscribers can write here. You can tip without words.",
    tipsWithoutWords: "You cannot write here. You can tip without words.",
    peopleFull: (d) => "Everybody who was named stays on record once you are live, and more than " + d.count + " cannot be.",
    hostMutesModerators: "Only the host can mute a moderator.",
    muted: "You cannot write in this chat.",
    mutedWord: "The host does not allow a word in this.",
    slow: (d) => "Slow mode: you can write again in " + d.seconds + " s.",
    mutedWordsFull: (d) => "With the words that others added meanwhile these are more than " + d.count + ".",
    moderatorsFull: (d) => "You can have at most " + d.count + " moderators.",
    warned: "The host sees your warning over the picture."
  },
  fil: {
    tooYoung: (d) => "Kailangang " + d.years + " taong gulang pataas ang lahat ng nasa camera.",
    oneHost: "Sabihin kung sino rito ang ikaw. Isa lang ang host.",
    consentsNeeded: "Kumpirmahing 18 pataas at pumayag na makita ang lahat ng nasa camera.",
    peopleNeeded: "Pangalanan ang lahat ng makikita sa camera, kasama ka, bago ka mag-live.",
    timeOff: (d) => "Pumili ng oras mula " + d.minutes + " minuto hanggang " + d.days + " araw mula ngayon.",
    wordsRefused: "May salita rito na hindi puwedeng ipakita sa live. Pumili ng ibang salita.",
    goalWords: "Sabihin kung para saan ang goal.",
    full: (d) => "May " + d.count + " live ka na hindi pa nagsisimula. I-cancel ang isa para makapagplano ng iba.",
    replayRange: (d) => "Pumili ng hindi bababa sa " + d.seconds + " segundo, at hindi hihigit sa " + d.minutes + " minuto o " + d.mb + " MB.",
    replayGone: "Wala nang recording ng live na ito na puwedeng gawing post.",
    replayStays: "Ginagawa nang post ang recording na ito, o post na ito. Puwede mong i-delete ang post.",
    replayDiscarded: "Walang ipo-post na replay, at buburahin ang recording.",
    replayMaking: "Magiging post ang replay sa loob ng ilang minuto.",
    fixed: "Hindi na mababago ang audience, presyo, oras at markang 18+: tumatakbo na ang live, o may bumili na ng ticket.",
    tooEarly: (d) => "May mga ticket na para sa oras na inanunsyo mo. " + d.minutes + " minuto bago iyon ang pinakamaagang makakapagsimula ka.",
    otherRuns: "Naka-live ka na. Tapusin muna iyon bago magsimula ng iba.",
    noEngine: "Hindi available ang live sa ngayon. Subukan ulit mamaya.",
    followFirst: "Para sa mga follower ang live na ito. I-follow ang creator para makapanood.",
    closed: "Hindi bukas para sa account mo ang live na ito.",
    sign_in: "Mag-sign in para mapanood ang live na ito.",
    mature: "18+ ang live na ito, at naka-safe mode ka.",
    subscribe: "Para sa mga subscriber ang live na ito.",
    ticket: "Kailangan ng ticket para sa live na ito.",
    noTicket: "Walang ticket na mabibili para sa live na ito.",
    freeForYou: "Bilang subscriber, mapapanood mo ang live na ito nang walang ticket.",
    timeMoved: "Iba na ang oras ng live na ito. Tingnan muna bago bumili.",
    priceChanged: (d) => d.credits + " na ngayon ang ticket.",
    ticketBought: "May ticket ka na. Kita-kits!",
    tipped: "Naipadala na ang tip mo. Salamat!",
    calledOff: "Na-cancel ang live. Ibinabalik ang bayad sa mga ticket.",
    clientIdUsed: "Naipadala na ito sa ibang live.",
    subscribersWrite: "Mga subscriber lang ang puwedeng mag-chat dito.",
    subscribersSay: "Mga subscriber lang ang puwedeng magsulat dito. Puwede kang mag-tip nang walang message.",
    tipsWithoutWords: "Hindi ka puwedeng magsulat dito. Puwede kang mag-tip nang walang message.",
    peopleFull: (d) => "Mananatili sa record ang lahat ng pinangalanan kapag naka-live ka na, at hanggang " + d.count + " lang ang puwede.",
    hostMutesModerators: "Ang host lang ang puwedeng mag-mute ng moderator.",
    muted: "Hindi ka puwedeng mag-chat dito.",
    mutedWord: "May salita rito na hindi pinapayagan ng host.",
    slow: (d) => "Slow mode: makakapag-chat ka ulit pagkalipas ng " + d.seconds + " s.",
    mutedWordsFull: (d) => "Kasama ang mga salitang idinagdag ng iba, lampas na ang mga ito sa " + d.count + ".",
    moderatorsFull: (d) => "Hanggang " + d.count + " moderator lang ang puwede.",
    warned: "Nakikita ng host ang warning mo sa ibabaw ng video."
  }
};
