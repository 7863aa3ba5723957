// Written by `npm run texts` from settlements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface SettlementsTexts {
  lead: string;
  owedTitle: string;
  owes(values: { company: string | number }): string;
  owedNote: string;
  owedReserve(values: { amount: string | number }): string;
  owedBelow: string;
  uploadTitle: string;
  uploadHint: string;
  choose: string;
  uploading: string;
  notTaken: string;
  sendAgain(values: { file: string | number }): string;
  wasThere: string;
  sent(values: { percent: string | number }): string;
  reading: string;
  success: string;
  failed: string;
  failedText: string;
  reports: string;
  noReports: string;
  loading: string;
  loadFailed: string;
  reportOf(values: { company: string | number; from: string | number; to: string | number }): string;
  reportOn(values: { company: string | number; day: string | number }): string;
  stateMatching: string;
  stateReady: string;
  stateConfirmed: string;
  stateNothing: string;
  rows: string;
  rowsOpen: string;
  expected: string;
  arrived: string;
  bankReference: string;
  bankReferenceHint: string;
  takenBy(values: { name: string | number; when: string | number }): string;
  saidBy(values: { name: string | number; when: string | number }): string;
  confirm: string;
  confirmTitle: string;
  confirmText(values: { company: string | number; pesos: string | number }): string;
  nothingArrives: string;
  nothingTitle: string;
  nothingText(values: { company: string | number; pesos: string | number }): string;
  nothingPaidOut: string;
  nothingPaidOutText(values: { company: string | number }): string;
  takenUp(values: { report: string | number }): string;
  takesUp(values: { report: string | number }): string;
  waitsToBeTaken(values: { pesos: string | number; company: string | number }): string;
  waitsToArrive(values: { pesos: string | number; company: string | number }): string;
  nothingLeft(values: { pesos: string | number }): string;
  nothingOn: string;
  nothingReference: string;
  nothingReferenceHint: string;
  nothingNow: string;
  confirmNow: string;
  saving: string;
  takeBack: string;
  takeBackTitle: string;
  takeBackText(values: { pesos: string | number }): string;
  takeBackWhy: string;
  takeBackNow: string;
  takeBackWaits(values: { name: string | number; when: string | number; reason: string | number }): string;
  reasonNeeded: string;
  arrivedInput: string;
  arrivedHint: string;
  arrivedOn: string;
  amountNeeded: string;
  amountDigits: string;
  amountBelow: string;
  amountDecimals: string;
  amountAbove(values: { most: string | number }): string;
  dayNeeded: string;
  referenceNeeded: string;
  differs(values: { pesos: string | number }): string;
  workTitle: string;
  workLead(values: { days: number }): string;
  show: string;
  typeRow: string;
  typeCapture: string;
  typeDifference: string;
  nothingWaits: string;
  kindCapture: string;
  kindRefund: string;
  kindDispute: string;
  kindFee: string;
  kindPayout: string;
  kindReserve: string;
  kindOther: string;
  problemUnknown: string;
  problemAmount: string;
  problemFee: string;
  problemCurrency: string;
  problemTwice: string;
  problemContradiction: string;
  problemUnnamed(values: { days: number }): string;
  problemArrived: string;
  theySay: string;
  weSay: string;
  theirFee: string;
  ourFee: string;
  reference: string;
  purchase: string;
  line: string;
  dateInReport(values: { when: string | number }): string;
  datePaid(values: { when: string | number }): string;
  dateBooked(values: { when: string | number }): string;
  age(values: { count: number }): string;
  resolve: string;
  reason: string;
  reasonHint: string;
  takeOff: string;
  bookFee: string;
  notNow: string;
  takeBackYours(values: { when: string | number; reason: string | number }): string;
  takeBackGone(values: { name: string | number; when: string | number }): string;
  takeBackFirst: string;
  takeBackSecond(values: { name: string | number }): string;
}

export const settlementsTexts: Record<Language, SettlementsTexts> = {
  en: {
    lead: "What PayPal and PayMongo paid out, payment by payment, compared with the books.",
    owedTitle: "What providers hold for us",
    owes: (d) => d.company + " owes",
    owedNote: "By the books, after fees",
    owedReserve: (d) => "By the books, after fees; " + d.amount + " more is kept in reserve",
    owedBelow: "Below zero: refunds took more than was still to come, or more arrived than the books know about",
    uploadTitle: "Upload a report",
    uploadHint: "PayPal’s settlement report, or PayMongo’s export of a payout’s transactions, as CSV. The same file and the same row count only once.",
    choose: "Choose a CSV file",
    uploading: "Uploading…",
    notTaken: "Report not uploaded",
    sendAgain: (d) => "Send " + d.file + " again",
    wasThere: "The report had arrived the first time. It was taken once.",
    sent: (d) => d.percent + "% sent",
    reading: "Reading the rows…",
    success: "Done",
    failed: "Not done",
    failedText: "Please try again.",
    reports: "Reports",
    noReports: "No reports yet. Upload the first one above.",
    loading: "Loading",
    loadFailed: "Failed to load",
    reportOf: (d) => d.company + ", " + d.from + " to " + d.to,
    reportOn: (d) => d.company + ", " + d.day,
    stateMatching: "Being compared…",
    stateReady: "Waiting for the bank",
    stateConfirmed: "Arrived",
    stateNothing: "Nothing arrived",
    rows: "Rows",
    rowsOpen: "Rows that do not match",
    expected: "Should arrive",
    arrived: "Arrived",
    bankReference: "Bank reference",
    bankReferenceHint: "As shown on the bank statement",
    takenBy: (d) => "Uploaded by " + d.name + ", " + d.when,
    saidBy: (d) => "Confirmed by " + d.name + ", " + d.when,
    confirm: "It arrived at the bank",
    confirmTitle: "What arrived?",
    confirmText: (d) => d.company + "’s report says " + d.pesos + ". Enter what the bank shows.",
    nothingArrives: "Nothing arrives",
    nothingTitle: "Nothing arrives?",
    nothingText: (d) => d.company + "’s report comes to " + d.pesos + ": it took back more than it paid. Nothing arrives for it. " + d.company + " takes the rest off the next payout, or asks us for it. Book 0 here.",
    nothingPaidOut: "Nothing: no payout",
    nothingPaidOutText: (d) => d.company + "’s report has no payout: what came in stays with " + d.company + " until a later report pays it out. Book 0 here.",
    takenUp: (d) => "What was left was settled with the report " + d.report + ". If that is right, take it off the list.",
    takesUp: (d) => "It made up for what was left of the report " + d.report + ".",
    waitsToBeTaken: (d) => d.pesos + " is left. It waits for the next report: " + d.company + " takes it off a later payout, or asks us for it.",
    waitsToArrive: (d) => d.pesos + " is left. It waits for the next report: " + d.company + " pays it out with a later payout.",
    nothingLeft: (d) => d.pesos + " is left to settle. It will be on the list until somebody says what became of it.",
    nothingOn: "Day",
    nothingReference: "Reference",
    nothingReferenceHint: "Of the provider’s payout or letter",
    nothingNow: "Book it",
    confirmNow: "Book it as arrived",
    saving: "Saving…",
    takeBack: "Take this back",
    takeBackTitle: "Take back what was said of the bank?",
    takeBackText: (d) => d.pesos + " leaves the bank in the books by a reversing entry, and the report waits for the bank again. What was said stays on record.",
    takeBackWhy: "Why is it wrong?",
    takeBackNow: "Take it back",
    takeBackWaits: (d) => d.name + " asked to take this back, " + d.when + ": “" + d.reason + "” A second person has to agree.",
    reasonNeeded: "Say why",
    arrivedInput: "Amount in pesos",
    arrivedHint: "0 if the provider carried it over",
    arrivedOn: "Day it arrived",
    amountNeeded: "Enter the amount in pesos. Enter 0 if nothing arrived.",
    amountDigits: "Enter the amount in pesos in digits only, such as 961.00",
    amountBelow: "The amount in pesos cannot be below 0. Enter 0 if nothing arrived.",
    amountDecimals: "The amount in pesos can have two decimals at most, such as 961.05",
    amountAbove: (d) => "The amount in pesos can be at most " + d.most,
    dayNeeded: "Choose the day",
    referenceNeeded: "Enter the bank’s reference",
    differs: (d) => d.pesos + " away from the report. The difference will be on the list.",
    workTitle: "What does not match",
    workLead: (d) => "Longest waiting first. A payment should be in a report within " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }) + ".",
    show: "Show",
    typeRow: "Rows of reports",
    typeCapture: "Payments in no report",
    typeDifference: "Different amounts at the bank",
    nothingWaits: "Nothing is waiting here.",
    kindCapture: "Payment",
    kindRefund: "Refund",
    kindDispute: "Dispute",
    kindFee: "Fee",
    kindPayout: "Transfer to the bank",
    kindReserve: "Kept in reserve",
    kindOther: "Something else",
    problemUnknown: "Not in the books",
    problemAmount: "Different amount in the books",
    problemFee: "Different fee in the books",
    problemCurrency: "Not in pesos",
    problemTwice: "The same payment, listed twice",
    problemContradiction: "An earlier report says otherwise",
    problemUnnamed: (d) => "In no report for more than " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }),
    problemArrived: "The amount that arrived is not the one in the report",
    theySay: "The report says",
    weSay: "The books say",
    theirFee: "Fee in the report",
    ourFee: "Fee in the books",
    reference: "Provider’s reference",
    purchase: "Purchase",
    line: "Row in the file",
    dateInReport: (d) => "Date in the report: " + d.when,
    datePaid: (d) => "Paid on " + d.when,
    dateBooked: (d) => "Booked on " + d.when,
    age: (d) => "" + plural(d.count, 0, en, { "0": "waiting less than a day", one: "waiting " + strictNumber("en", d.count, 0, "count") + " day", other: "waiting " + strictNumber("en", d.count, 0, "count") + " days" }),
    resolve: "Resolve…",
    reason: "Reason",
    reasonHint: "What you found out. It is kept on record.",
    takeOff: "Take it off the list",
    bookFee: "Book the report’s fee",
    notNow: "Not now",
    takeBackYours: (d) => "You asked to take this back, " + d.when + ": “" + d.reason + "” Another person has to agree.",
    takeBackGone: (d) => d.name + " asked to take this back, " + d.when + ", but may not decide about the bank anymore. That no longer counts.",
    takeBackFirst: "This takes two people. Nothing changes until another person agrees.",
    takeBackSecond: (d) => d.name + " wrote the reason below. You can change it: what you send is kept."
  },
  fil: {
    lead: "Ang ibinayad ng PayPal at PayMongo, bawat bayad, ikinumpara sa books.",
    owedTitle: "Hawak ng mga provider para sa atin",
    owes: (d) => "Dapat ibayad ng " + d.company,
    owedNote: "Ayon sa books, bawas na ang mga fee",
    owedReserve: (d) => "Ayon sa books, bawas na ang mga fee; may " + d.amount + " pang nakareserba",
    owedBelow: "Mababa sa zero: mas malaki ang na-refund kaysa sa darating pa, o mas marami ang dumating kaysa nasa books",
    uploadTitle: "Mag-upload ng report",
    uploadHint: "Settlement report ng PayPal, o export ng mga transaction ng payout ng PayMongo, na CSV. Isang beses lang bibilangin ang parehong file at parehong row.",
    choose: "Pumili ng CSV file",
    uploading: "Ina-upload…",
    notTaken: "Hindi na-upload ang report",
    sendAgain: (d) => "Ipadala ulit ang " + d.file,
    wasThere: "Dumating pala ang report noong una. Isang beses lang itong binilang.",
    sent: (d) => d.percent + "% naipadala",
    reading: "Binabasa ang mga row…",
    success: "Tapos na",
    failed: "Hindi nagawa",
    failedText: "Pakisubukan ulit.",
    reports: "Mga report",
    noReports: "Wala pang report. I-upload ang una sa itaas.",
    loading: "Nilo-load",
    loadFailed: "Hindi ma-load",
    reportOf: (d) => d.company + ", " + d.from + " hanggang " + d.to,
    reportOn: (d) => d.company + ", " + d.day,
    stateMatching: "Kinukumpara…",
    stateReady: "Hinihintay ang bangko",
    stateConfirmed: "Dumating na",
    stateNothing: "Walang dumating",
    rows: "Mga row",
    rowsOpen: "Mga row na hindi tugma",
    expected: "Dapat dumating",
    arrived: "Dumating",
    bankReference: "Reference ng bangko",
    bankReferenceHint: "Gaya ng nasa bank statement",
    takenBy: (d) => "In-upload ni " + d.name + ", " + d.when,
    saidBy: (d) => "Kinumpirma ni " + d.name + ", " + d.when,
    confirm: "Dumating na sa bangko",
    confirmTitle: "Magkano ang dumating?",
    confirmText: (d) => d.pesos + " ayon sa report ng " + d.company + ". Ilagay ang nasa bangko.",
    nothingArrives: "Walang darating",
    nothingTitle: "Walang darating?",
    nothingText: (d) => d.pesos + " ang kabuuan ng report ng " + d.company + ": mas malaki ang binawi kaysa ibinayad. Walang darating para dito. Ikakaltas ng " + d.company + " ang natitira sa susunod na payout, o hihingin ito sa atin. Itala ang 0 rito.",
    nothingPaidOut: "Wala: walang payout",
    nothingPaidOutText: (d) => "Walang payout sa report ng " + d.company + ": nasa " + d.company + " pa ang pumasok hanggang ibayad ito sa susunod na report. Itala ang 0 rito.",
    takenUp: (d) => "Naayos na ang natira sa report na " + d.report + ". Kung tama ito, alisin sa listahan.",
    takesUp: (d) => "Dito naayos ang natira sa report na " + d.report + ".",
    waitsToBeTaken: (d) => d.pesos + " ang natira. Hinihintay nito ang susunod na report: ikakaltas ito ng " + d.company + " sa susunod na payout, o hihingin sa atin.",
    waitsToArrive: (d) => d.pesos + " ang natira. Hinihintay nito ang susunod na report: ibabayad ito ng " + d.company + " kasama ng susunod na payout.",
    nothingLeft: (d) => d.pesos + " pa ang kailangang ayusin. Mananatili ito sa listahan hangga’t walang nagsasabi kung ano ang nangyari rito.",
    nothingOn: "Araw",
    nothingReference: "Reference",
    nothingReferenceHint: "Ng payout o sulat ng provider",
    nothingNow: "Itala",
    confirmNow: "Itala na dumating",
    saving: "Sine-save…",
    takeBack: "Bawiin ito",
    takeBackTitle: "Bawiin ang sinabi tungkol sa bangko?",
    takeBackText: (d) => "Aalisin ang " + d.pesos + " sa bangko sa pamamagitan ng pabaligtad na entry sa books, at hihintayin ulit ng report ang bangko. Mananatiling nakatala ang sinabi.",
    takeBackWhy: "Bakit mali?",
    takeBackNow: "Bawiin",
    takeBackWaits: (d) => "Hiniling ni " + d.name + " na bawiin ito, " + d.when + ": “" + d.reason + "” Kailangang sumang-ayon ang pangalawang tao.",
    reasonNeeded: "Sabihin kung bakit",
    arrivedInput: "Halaga sa piso",
    arrivedHint: "0 kung inilipat ito ng provider sa susunod",
    arrivedOn: "Araw na dumating",
    amountNeeded: "Ilagay ang halaga sa piso. Ilagay ang 0 kung walang dumating.",
    amountDigits: "Mga numero lang ang ilagay sa halaga sa piso, gaya ng 961.00",
    amountBelow: "Hindi puwedeng mababa sa 0 ang halaga sa piso. Ilagay ang 0 kung walang dumating.",
    amountDecimals: "Hanggang dalawang decimal lang ang halaga sa piso, gaya ng 961.05",
    amountAbove: (d) => "Hanggang " + d.most + " lang ang halaga sa piso",
    dayNeeded: "Piliin ang araw",
    referenceNeeded: "Ilagay ang reference ng bangko",
    differs: (d) => d.pesos + " ang layo sa report. Mapupunta sa listahan ang pagkakaiba.",
    workTitle: "Mga hindi tugma",
    workLead: (d) => "Una ang pinakamatagal nang naghihintay. Dapat nasa report ang bayad sa loob ng " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") + " araw" }) + ".",
    show: "Ipakita",
    typeRow: "Mga row ng report",
    typeCapture: "Mga bayad na wala sa report",
    typeDifference: "Ibang halaga sa bangko",
    nothingWaits: "Walang naghihintay rito.",
    kindCapture: "Bayad",
    kindRefund: "Refund",
    kindDispute: "Dispute",
    kindFee: "Fee",
    kindPayout: "Lipat sa bangko",
    kindReserve: "Nakareserba",
    kindOther: "Iba pa",
    problemUnknown: "Wala sa books",
    problemAmount: "Ibang halaga ang nasa books",
    problemFee: "Ibang fee ang nasa books",
    problemCurrency: "Hindi piso",
    problemTwice: "Parehong bayad, dalawang beses nakalista",
    problemContradiction: "Iba ang sabi ng naunang report",
    problemUnnamed: (d) => "Wala sa anumang report nang higit " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") + " araw" }),
    problemArrived: "Ibang halaga ang dumating kaysa nasa report",
    theySay: "Ayon sa report",
    weSay: "Ayon sa books",
    theirFee: "Fee sa report",
    ourFee: "Fee sa books",
    reference: "Reference ng provider",
    purchase: "Pagbili",
    line: "Row sa file",
    dateInReport: (d) => "Petsa sa report: " + d.when,
    datePaid: (d) => "Binayaran noong " + d.when,
    dateBooked: (d) => "Itinala noong " + d.when,
    age: (d) => "" + plural(d.count, 0, fil, { "0": "wala pang isang araw", other: strictNumber("fil", d.count, 0, "count") + " araw nang naghihintay" }),
    resolve: "Ayusin…",
    reason: "Dahilan",
    reasonHint: "Ang nalaman mo. Nakatala ito.",
    takeOff: "Alisin sa listahan",
    bookFee: "Itala ang fee ng report",
    notNow: "Hindi muna",
    takeBackYours: (d) => "Hiniling mong bawiin ito, " + d.when + ": “" + d.reason + "” Kailangang sumang-ayon ang ibang tao.",
    takeBackGone: (d) => "Hiniling ni " + d.name + " na bawiin ito, " + d.when + ", pero hindi na siya puwedeng magdesisyon tungkol sa bangko. Hindi na ito binibilang.",
    takeBackFirst: "Dalawang tao ang kailangan dito. Walang magbabago hangga’t hindi sumasang-ayon ang isa pa.",
    takeBackSecond: (d) => "Si " + d.name + " ang nagsulat ng dahilan sa ibaba. Puwede mo itong baguhin: ang ipapadala mo ang matatala."
  }
};
