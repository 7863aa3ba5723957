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
  noneSoFar: string;
  noneSoFarText(values: { count: number }): string;
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
  failedTurn: string;
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
  unbookedCase(values: { pesos: string | number; reference: string | number; id: string | number }): string;
  unbookedMeans: string;
  explain: string;
  explainWhy: string;
  explainHint: string;
  explainNotNow: string;
  explained: string;
  explainFailed: string;
  explainLate: string;
  explainFailedText: string;
  refund_unbooked(values: { provider: string | number; count: number }): string;
  refund_stuck(values: { provider: string | number; count: number }): string;
}

export const booksTexts: Record<Language, BooksTexts> = {
  en: {
    loading: "Loading the books...",
    failed: "Failed to load the books",
    laws: "Laws of the books",
    lawsLead: "What must always be true of the books. Each law is checked every hour, and against the whole history every night.",
    inOrder: "In order",
    broken: "Broken",
    unfinished: "Check not finished",
    never: "Not checked yet",
    oldestLook: "Oldest check",
    allLaws: (d) => "All " + d.count + " laws",
    lookedAt: (d) => "Checked " + d.at + ", took " + d.time,
    milliseconds: (d) => d.count + " ms",
    seconds: (d) => d.count + " s",
    violations: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " violation", other: strictNumber("en", d.count, 0, "count") + " violations" }),
    breaks: "What does not match",
    noneSoFar: "Nothing found so far",
    noneSoFarText: (d) => "" + plural(d.count, 0, en, { one: "One law is not checked to the end yet.", other: strictNumber("en", d.count, 0, "count") + " laws are not checked to the end yet." }) + " Each is checked every hour.",
    noBreaks: "Everything matches",
    noBreaksText: "No law is broken, and nothing from a provider is waiting for action.",
    webhook_kept: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " webhook", other: strictNumber("en", d.count, 0, "count") + " webhooks" }) + " that could not be handled",
    webhook_waits: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " webhook", other: strictNumber("en", d.count, 0, "count") + " webhooks" }) + " waiting for more than an hour",
    payment_late: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " payment", other: strictNumber("en", d.count, 0, "count") + " payments" }) + " overdue for a check",
    payout_late: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " payout", other: strictNumber("en", d.count, 0, "count") + " payouts" }) + " overdue for a check",
    since: (d) => "Since " + d.at,
    chain: "Seals",
    chainLead: "History is sealed every ten minutes, each seal on top of the one before. Once a day the newest seal is copied out of the database, so that nobody who edits history can seal it again.",
    seals: "Seals",
    newestSeal: "Newest seal",
    sealHash: "Its hash",
    anchor: "Newest anchor",
    anchorKept: (d) => d.day + ", seal " + d.number + ": still the same",
    anchorMoved: (d) => d.day + ", seal " + d.number + ": the database now says something else",
    noAnchor: "None in this server’s data folder",
    noSeal: "None yet",
    jobs: "Jobs",
    jobsLead: "Jobs that are due and not started, and jobs that failed.",
    noJobs: "No jobs waiting",
    due: (d) => d.count + " due, the oldest for " + d.time,
    failedTurn: "Its last run failed. It runs again by itself.",
    outOfTries: (d) => d.count + " failed for good",
    time: (d) => d.hours + " h " + d.minutes + " min " + d.seconds + " s",
    providers: "Providers",
    webhookAt: "Last webhook",
    comparedUntil: "Payments compared up to",
    settledAt: "Last payment or payout",
    noWebhook: "None in the last three days",
    nothingYet: "Nothing yet",
    state: "Overview",
    balance: "Trial balance",
    journal: "Journal",
    unbookedCase: (d) => d.pesos + " given back of purchase " + d.reference + ", refund " + d.id,
    unbookedMeans: "Nothing was booked: the provider gave back more than was left. It stays here until it fits, is disputed, or you say why it is fine.",
    explain: "Take it off the list",
    explainWhy: "Why is it fine?",
    explainHint: "Kept on record with your name. No money moves.",
    explainNotNow: "Not now",
    explained: "Off the list",
    explainFailed: "It stays on the list",
    explainLate: "The list has changed",
    explainFailedText: "Please try again.",
    refund_unbooked: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " refund", other: strictNumber("en", d.count, 0, "count") + " refunds" }) + " larger than what was left of the payment; nothing was booked",
    refund_stuck: (d) => d.provider + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " approved refund", other: strictNumber("en", d.count, 0, "count") + " approved refunds" }) + " larger than what is left of the payment"
  },
  fil: {
    loading: "Nilo-load ang books...",
    failed: "Hindi ma-load ang books",
    laws: "Mga tuntunin ng books",
    lawsLead: "Ang dapat laging totoo sa books. Chine-check ang bawat tuntunin kada oras, at ang buong history gabi-gabi.",
    inOrder: "Maayos",
    broken: "May paglabag",
    unfinished: "Hindi natapos ang check",
    never: "Hindi pa na-check",
    oldestLook: "Pinakamatagal nang check",
    allLaws: (d) => "Lahat ng " + d.count + " tuntunin",
    lookedAt: (d) => "Na-check noong " + d.at + ", inabot ng " + d.time,
    milliseconds: (d) => d.count + " ms",
    seconds: (d) => d.count + " s",
    violations: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " paglabag", other: strictNumber("fil", d.count, 0, "count") + " paglabag" }),
    breaks: "Mga hindi tugma",
    noneSoFar: "Wala pang nakita",
    noneSoFarText: (d) => "" + plural(d.count, 0, fil, { "1": "May isang tuntuning hindi pa tapos i-check.", other: "May " + strictNumber("fil", d.count, 0, "count") + " tuntuning hindi pa tapos i-check." }) + " Chine-check ang bawat isa kada oras.",
    noBreaks: "Tugma ang lahat",
    noBreaksText: "Walang paglabag, at walang galing sa mga provider na naghihintay ng aksyon.",
    webhook_kept: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " webhook", other: strictNumber("fil", d.count, 0, "count") + " webhook" }) + " na hindi maproseso",
    webhook_waits: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " webhook", other: strictNumber("fil", d.count, 0, "count") + " webhook" }) + " na mahigit isang oras nang naghihintay",
    payment_late: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " bayad", other: strictNumber("fil", d.count, 0, "count") + " bayad" }) + " na lampas na sa oras ng pag-check",
    payout_late: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " payout", other: strictNumber("fil", d.count, 0, "count") + " payout" }) + " na lampas na sa oras ng pag-check",
    since: (d) => "Mula " + d.at,
    chain: "Mga seal",
    chainLead: "Sine-seal ang history kada sampung minuto, at nakapatong ang bawat seal sa nauna. Minsan sa isang araw, kinokopya sa labas ng database ang pinakabago, para hindi ito ma-seal ulit ng sinumang magbabago ng history.",
    seals: "Mga seal",
    newestSeal: "Pinakabagong seal",
    sealHash: "Hash nito",
    anchor: "Pinakabagong anchor",
    anchorKept: (d) => d.day + ", seal " + d.number + ": pareho pa rin",
    anchorMoved: (d) => d.day + ", seal " + d.number + ": iba na ang nasa database",
    noAnchor: "Wala sa data folder ng server na ito",
    noSeal: "Wala pa",
    jobs: "Mga job",
    jobsLead: "Mga job na dapat nang gawin pero hindi pa nasisimulan, at mga job na pumalya.",
    noJobs: "Walang naghihintay na job",
    due: (d) => d.count + " ang dapat nang gawin, " + d.time + " na ang pinakamatagal",
    failedTurn: "Pumalya ang huling takbo. Kusa itong tatakbo ulit.",
    outOfTries: (d) => d.count + " ang tuluyang pumalya",
    time: (d) => d.hours + " oras " + d.minutes + " min " + d.seconds + " s",
    providers: "Mga provider",
    webhookAt: "Huling webhook",
    comparedUntil: "Nakumpara ang mga bayad hanggang",
    settledAt: "Huling bayad o payout",
    noWebhook: "Wala sa nakaraang 3 araw",
    nothingYet: "Wala pa",
    state: "Overview",
    balance: "Trial balance",
    journal: "Journal",
    unbookedCase: (d) => d.pesos + " ang ibinalik sa pagbiling " + d.reference + ", refund " + d.id,
    unbookedMeans: "Walang naitala: mas malaki sa natira ang ibinalik ng provider. Mananatili ito rito hanggang magkasya ito, ma-dispute, o sabihin mo kung bakit ayos lang.",
    explain: "Alisin sa listahan",
    explainWhy: "Bakit ayos lang ito?",
    explainHint: "Itatala kasama ng pangalan mo. Walang gagalaw na pera.",
    explainNotNow: "Hindi muna",
    explained: "Wala na sa listahan",
    explainFailed: "Nasa listahan pa rin ito",
    explainLate: "Nagbago na ang listahan",
    explainFailedText: "Subukan ulit.",
    refund_unbooked: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " refund", other: strictNumber("fil", d.count, 0, "count") + " refund" }) + " na mas malaki sa natira sa bayad; walang naitala",
    refund_stuck: (d) => d.provider + ": " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " naaprubahang refund", other: strictNumber("fil", d.count, 0, "count") + " naaprubahang refund" }) + " na mas malaki sa natitira sa bayad"
  }
};
