// Written by `npm run texts` from books.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface BooksTexts {
  loading: string;
  failed: string;
  laws: string;
  lawsLead: string;
  inOrder: string;
  broken: string;
  unfinished: string;
  never: string;
  oldestLook: string;
  allLaws(values: { count: string | number }): string;
  lookedAt(values: { at: string | number; time: string | number }): string;
  milliseconds(values: { count: string | number }): string;
  seconds(values: { count: string | number }): string;
  violations(values: { count: number }): string;
  breaks: string;
  noBreaks: string;
  noBreaksText: string;
  webhook_kept(values: { provider: string | number; count: number }): string;
  webhook_waits(values: { provider: string | number; count: number }): string;
  payment_late(values: { provider: string | number; count: number }): string;
  payout_late(values: { provider: string | number; count: number }): string;
  since(values: { at: string | number }): string;
  chain: string;
  chainLead: string;
  seals: string;
  newestSeal: string;
  sealHash: string;
  anchor: string;
  anchorKept(values: { day: string | number; number: string | number }): string;
  anchorMoved(values: { day: string | number; number: string | number }): string;
  noAnchor: string;
  noSeal: string;
  jobs: string;
  jobsLead: string;
  noJobs: string;
  due(values: { count: string | number; time: string | number }): string;
  outOfTries(values: { count: string | number }): string;
  time(values: { hours: string | number; minutes: string | number; seconds: string | number }): string;
  providers: string;
  webhookAt: string;
  comparedUntil: string;
  settledAt: string;
  noWebhook: string;
  nothingYet: string;
  state: string;
  balance: string;
  journal: string;
}

export const booksTexts: Record<Language, BooksTexts> = {
  en: {
    loading: "Loading the books...",
    failed: "The books could not be loaded",
    laws: "Laws of the books",
    lawsLead: "What has to be true of the books at all times. A job looks at each law every hour, and at all of history every night.",
    inOrder: "In order",
    broken: "Broken",
    unfinished: "Not looked at to the end",
    never: "Not looked at yet",
    oldestLook: "Oldest look",
    allLaws: (d) => "All " + d.count + " laws",
    lookedAt: (d) => "Looked at " + d.at + ", in " + d.time,
    milliseconds: (d) => d.count + " ms",
    seconds: (d) => d.count + " s",
    violations: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " thing breaks it", other: strictNumber("en", d.count, 0, "count") + " things break it" }),
    breaks: "What does not match",
    noBreaks: "Everything matches",
    noBreaksText: "No law is broken, and nothing that a provider said waits for somebody.",
    webhook_kept: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " webhook", other: strictNumber("en", d.count, 0, "count") + " webhooks" }) + " that nobody could act on",
    webhook_waits: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " webhook", other: strictNumber("en", d.count, 0, "count") + " webhooks" }) + " that wait for more than an hour",
    payment_late: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " payment", other: strictNumber("en", d.count, 0, "count") + " payments" }) + " that should have been asked about",
    payout_late: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " payout", other: strictNumber("en", d.count, 0, "count") + " payouts" }) + " that should have been asked about",
    since: (d) => "since " + d.at,
    chain: "Seals",
    chainLead: "Every ten minutes history is sealed, each seal over the one before. Once a day the newest is taken out of the database, so that nobody who edits history can make it anew.",
    seals: "Seals",
    newestSeal: "Newest seal",
    sealHash: "Its hash",
    anchor: "Newest anchor",
    anchorKept: (d) => d.day + ", seal " + d.number + ": still the same",
    anchorMoved: (d) => d.day + ", seal " + d.number + ": the database says something else now",
    noAnchor: "None in the data folder of this server",
    noSeal: "None yet",
    jobs: "Jobs",
    jobsLead: "What is due by now and nobody has taken, and what failed to the last of its tries.",
    noJobs: "No job waits",
    due: (d) => d.count + " due, the oldest for " + d.time,
    outOfTries: (d) => d.count + " out of tries",
    time: (d) => d.hours + " h " + d.minutes + " min " + d.seconds + " s",
    providers: "Providers",
    webhookAt: "Last webhook",
    comparedUntil: "Captures compared up to",
    settledAt: "Last payment or payout",
    noWebhook: "None in three days",
    nothingYet: "Nothing yet",
    state: "How it stands",
    balance: "Trial balance",
    journal: "Journal"
  },
  fil: {
    loading: "Nilo-load ang mga libro...",
    failed: "Hindi na-load ang mga libro",
    laws: "Mga batas ng libro",
    lawsLead: "Ang dapat laging totoo sa mga libro. Tinitingnan ng isang job ang bawat batas kada oras, at ang buong kasaysayan gabi-gabi.",
    inOrder: "Maayos",
    broken: "Nilabag",
    unfinished: "Hindi natapos tingnan",
    never: "Hindi pa natitingnan",
    oldestLook: "Pinakamatagal nang pagtingin",
    allLaws: (d) => "Lahat ng " + d.count + " batas",
    lookedAt: (d) => "Tiningnan noong " + d.at + ", sa loob ng " + d.time,
    milliseconds: (d) => d.count + " ms",
    seconds: (d) => d.count + " s",
    violations: (d) => "" + plural(d.count, 0, fil, { "1": "Isa ang lumalabag", other: strictNumber("fil", d.count, 0, "count") + " ang lumalabag" }),
    breaks: "Mga hindi tugma",
    noBreaks: "Tugma ang lahat",
    noBreaksText: "Walang nilabag na batas, at walang sinabi ang mga provider na naghihintay pa ng aksyon.",
    webhook_kept: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": "isang webhook", other: strictNumber("fil", d.count, 0, "count") + " webhook" }) + " na walang magawa",
    webhook_waits: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": "isang webhook", other: strictNumber("fil", d.count, 0, "count") + " webhook" }) + " na mahigit isang oras nang naghihintay",
    payment_late: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": "isang bayad", other: strictNumber("fil", d.count, 0, "count") + " bayad" }) + " na dapat naitanong na",
    payout_late: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": "isang payout", other: strictNumber("fil", d.count, 0, "count") + " payout" }) + " na dapat naitanong na",
    since: (d) => "mula " + d.at,
    chain: "Mga selyo",
    chainLead: "Kada sampung minuto, sineselyuhan ang kasaysayan, at bawat selyo ay nakapatong sa nauna. Minsan sa isang araw, inilalabas sa database ang pinakabago, para walang makagawa ng bago kapag may nagbago ng kasaysayan.",
    seals: "Mga selyo",
    newestSeal: "Pinakabagong selyo",
    sealHash: "Hash nito",
    anchor: "Pinakabagong angkla",
    anchorKept: (d) => d.day + ", selyo " + d.number + ": pareho pa rin",
    anchorMoved: (d) => d.day + ", selyo " + d.number + ": iba na ang sabi ng database",
    noAnchor: "Wala sa data folder ng server na ito",
    noSeal: "Wala pa",
    jobs: "Mga job",
    jobsLead: "Ang mga dapat nang gawin at wala pang kumukuha, at ang mga pumalya hanggang sa huling subok.",
    noJobs: "Walang naghihintay na job",
    due: (d) => d.count + " ang dapat nang gawin, " + d.time + " na ang pinakamatagal",
    outOfTries: (d) => d.count + " ang ubos na ang subok",
    time: (d) => d.hours + " oras " + d.minutes + " min " + d.seconds + " s",
    providers: "Mga provider",
    webhookAt: "Huling webhook",
    comparedUntil: "Naikumpara ang mga singil hanggang",
    settledAt: "Huling bayad o payout",
    noWebhook: "Wala sa loob ng tatlong araw",
    nothingYet: "Wala pa",
    state: "Kalagayan",
    balance: "Trial balance",
    journal: "Journal"
  }
};
