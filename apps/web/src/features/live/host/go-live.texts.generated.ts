// Written by `npm run texts` from go-live.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GoLiveTexts {
  title: string;
  lead: string;
  backToStudio: string;
  newLive: string;
  closeForm: string;
  name: string;
  nameHint: string;
  audience: string;
  everyone: string;
  followers: string;
  subscribers: string;
  ticket: string;
  everyoneHint: string;
  followersHint: string;
  subscribersHint: string;
  ticketHint: string;
  price: string;
  replayPrice: string;
  priceInPesos(values: { pesos: string | number; percent: string | number }): string;
  wholeCredits: string;
  priceWrong(values: { max: string | number }): string;
  mature: string;
  matureHint: string;
  goal: string;
  goalHint: string;
  goalCredits: string;
  goalText: string;
  goalExample: string;
  schedule: string;
  scheduleHint: string;
  startsAt: string;
  startsHint(values: { minutes: string | number; days: string | number; late: string | number }): string;
  startsWrong(values: { minutes: string | number; days: string | number }): string;
  replay: string;
  replayNone: string;
  replayFree: string;
  replaySubscribers: string;
  replayPaid: string;
  people: string;
  peopleHint: string;
  yourName: string;
  legalName: string;
  birthDate: string;
  personOf(values: { place: string | number }): string;
  addPerson: string;
  removePerson(values: { place: string | number }): string;
  consent: string;
  consentNeeded: string;
  nameNeeded: string;
  birthNeeded: string;
  tooYoung: string;
  needed: string;
  toCamera: string;
  announce: string;
  waitsForTitle: string;
  announced: string;
  announcedText(values: { when: string | number }): string;
  notMade: string;
  tryAgain: string;
}

export const goLiveTexts: Record<Language, GoLiveTexts> = {
  en: {
    title: "Live",
    lead: "Go live from this device, now or at a time you announce.",
    backToStudio: "Back to Studio",
    newLive: "Go live",
    closeForm: "Not now",
    name: "Title",
    nameHint: "Everybody can read it, even people who cannot watch.",
    audience: "Who may watch",
    everyone: "Everyone",
    followers: "Followers",
    subscribers: "Subscribers",
    ticket: "Ticket holders",
    everyoneHint: "Guests too, unless it is marked 18+.",
    followersHint: "Your subscribers count as followers.",
    subscribersHint: "They pay nothing extra.",
    ticketHint: "Paid once. Your subscribers do not need one. If you do not show up, the credits go back automatically and come off your earnings, or off what you earn next.",
    price: "Ticket price (credits)",
    replayPrice: "Price of the replay (credits)",
    priceInPesos: (d) => d.pesos + " for fans. You keep " + d.percent + "%.",
    wholeCredits: "A whole number of credits",
    priceWrong: (d) => "A whole number from 1 to " + d.max,
    mature: "Mature content (18+)",
    matureHint: "Hidden from guests and from anyone in safe mode. A stream with nudity and without this mark gets cut.",
    goal: "Set a goal for tips",
    goalHint: "Viewers see a bar over the video that shows how far you are.",
    goalCredits: "Goal (credits)",
    goalText: "What it is for",
    goalExample: "a new ring light",
    schedule: "Announce it for later",
    scheduleHint: "It gets a page with a countdown, tickets and reminders.",
    startsAt: "Starts at",
    startsHint: (d) => "Philippine time, " + d.minutes + " minutes to " + d.days + " days from now. If you are more than " + d.late + " minutes late, all tickets are paid back.",
    startsWrong: (d) => "Choose a time from " + d.minutes + " minutes to " + d.days + " days from now",
    replay: "Afterwards",
    replayNone: "Keep nothing",
    replayFree: "Post it for everyone",
    replaySubscribers: "Post it for subscribers",
    replayPaid: "Sell it as a post",
    people: "Who is on camera",
    peopleHint: "Everybody who can be seen or heard, yourself first. Names and birth dates are sealed. Only our staff can open them.",
    yourName: "Your legal name",
    legalName: "Legal name",
    birthDate: "Date of birth",
    personOf: (d) => "Person " + d.place,
    addPerson: "Add somebody",
    removePerson: (d) => "Remove person " + d.place,
    consent: "Everybody named is at least 18 and agreed to be shown live",
    consentNeeded: "Please confirm this",
    nameNeeded: "The legal name is needed",
    birthNeeded: "The date of birth is needed",
    tooYoung: "Nobody under 18 may be on camera",
    needed: "This is needed",
    toCamera: "Continue to the camera",
    announce: "Announce it",
    waitsForTitle: "A stream needs a title.",
    announced: "Announced",
    announcedText: (d) => "It starts " + d.when + ".",
    notMade: "The stream could not be set up",
    tryAgain: "Please try again."
  },
  fil: {
    title: "Live",
    lead: "Mag-live mula sa device na ito, ngayon o sa oras na iaanunsyo mo.",
    backToStudio: "Bumalik sa Studio",
    newLive: "Mag-live",
    closeForm: "Hindi muna",
    name: "Pamagat",
    nameHint: "Mababasa ito ng lahat, kahit ng hindi puwedeng manood.",
    audience: "Sino ang puwedeng manood",
    everyone: "Lahat",
    followers: "Mga follower",
    subscribers: "Mga subscriber",
    ticket: "Mga may ticket",
    everyoneHint: "Pati guests, maliban kung 18+ ito.",
    followersHint: "Follower mo rin ang mga subscriber.",
    subscribersHint: "Walang dagdag na bayad para sa kanila.",
    ticketHint: "Isang beses binabayaran. Hindi na kailangan ng ticket ng mga subscriber mo. Kapag hindi ka dumating, awtomatikong ibabalik ang credits at ibabawas ito sa kita mo, o sa susunod mong kikitain.",
    price: "Presyo ng ticket (credits)",
    replayPrice: "Presyo ng replay (credits)",
    priceInPesos: (d) => d.pesos + " para sa fans. Sa iyo ang " + d.percent + "%.",
    wholeCredits: "Buong bilang ng credits",
    priceWrong: (d) => "Buong numero mula 1 hanggang " + d.max,
    mature: "Mature na content (18+)",
    matureHint: "Nakatago sa guests at sa sinumang naka-safe mode. Puputulin ang live na may hubad pero walang ganitong marka.",
    goal: "Maglagay ng goal para sa tips",
    goalHint: "Makikita sa ibabaw ng video kung gaano na kalapit sa goal.",
    goalCredits: "Goal (credits)",
    goalText: "Para saan ito",
    goalExample: "bagong ring light",
    schedule: "I-anunsyo para mamaya",
    scheduleHint: "Magkakaroon ito ng page na may countdown, ticket at paalala.",
    startsAt: "Magsisimula sa",
    startsHint: (d) => "Oras sa Pilipinas, " + d.minutes + " minuto hanggang " + d.days + " araw mula ngayon. Kapag lampas " + d.late + " minuto kang late, ibabalik ang bayad sa lahat ng ticket.",
    startsWrong: (d) => "Pumili ng oras mula " + d.minutes + " minuto hanggang " + d.days + " araw mula ngayon",
    replay: "Pagkatapos",
    replayNone: "Walang replay",
    replayFree: "I-post para sa lahat",
    replaySubscribers: "I-post para sa mga subscriber",
    replayPaid: "Ibenta bilang post",
    people: "Mga nasa camera",
    peopleHint: "Lahat ng makikita o maririnig, ikaw muna. Naka-seal ang mga pangalan at petsa ng kapanganakan. Staff lang namin ang makakabukas.",
    yourName: "Legal mong pangalan",
    legalName: "Legal na pangalan",
    birthDate: "Petsa ng kapanganakan",
    personOf: (d) => "Tao " + d.place,
    addPerson: "Magdagdag ng tao",
    removePerson: (d) => "Alisin ang tao " + d.place,
    consent: "18 pataas ang lahat ng pinangalanan at pumayag silang ipakita nang live",
    consentNeeded: "Pakikumpirma ito",
    nameNeeded: "Kailangan ang legal na pangalan",
    birthNeeded: "Kailangan ang petsa ng kapanganakan",
    tooYoung: "Bawal sa camera ang wala pang 18",
    needed: "Kailangan ito",
    toCamera: "Ituloy sa camera",
    announce: "I-anunsyo",
    waitsForTitle: "Kailangan ng pamagat ang live.",
    announced: "Naianunsyo na",
    announcedText: (d) => "Magsisimula ito nang " + d.when + ".",
    notMade: "Hindi na-set up ang live",
    tryAgain: "Pakisubukan ulit."
  }
};
