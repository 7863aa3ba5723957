// Written by `npm run texts` from fundings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface FundingsTexts {
  title: string;
  lead: string;
  loading: string;
  loadFailed: string;
  figures: string;
  unfunded: string;
  ahead: string;
  unfundedNone: string;
  unfundedToday: string;
  unfundedSince(values: { day: string | number; days: number }): string;
  late(values: { days: number }): string;
  aheadNote: string;
  say: string;
  none: string;
  columnDay: string;
  columnAmount: string;
  columnFee: string;
  columnReference: string;
  columnState: string;
  stateAsked: string;
  stateGone: string;
  stateBooked: string;
  stateTakenBack: string;
  gone: string;
  saidBy(values: { name: string | number; when: string | number }): string;
  saidByTwo(values: { first: string | number; name: string | number; when: string | number }): string;
  askedBy(values: { name: string | number; when: string | number }): string;
  askedByYou(values: { when: string | number }): string;
  askedGone(values: { name: string | number; when: string | number }): string;
  agree: string;
  record: string;
  putAway: string;
  takeBack: string;
  saving: string;
  saved: string;
  failed: string;
  failedText: string;
  sayTitle: string;
  sayText: string;
  saySecond(values: { name: string | number }): string;
  sayTwo(values: { pesos: string | number }): string;
  amount: string;
  amountHint: string;
  fee: string;
  feeHint: string;
  leftOn: string;
  reference: string;
  referenceHint: string;
  isAhead(values: { pesos: string | number }): string;
  isLess(values: { pesos: string | number }): string;
  amountNeeded: string;
  amountDigits: string;
  amountBelow: string;
  amountZero: string;
  amountAbove(values: { most: string | number }): string;
  amountDecimals: string;
  feeAboveAmount: string;
  dayNeeded: string;
  referenceNeeded: string;
  backTitle: string;
  backText(values: { pesos: string | number; day: string | number; reference: string | number }): string;
  backFirst: string;
  backSecond(values: { name: string | number }): string;
  backWhy: string;
  reasonNeeded: string;
  backWaits(values: { name: string | number; when: string | number; reason: string | number }): string;
  backYours(values: { when: string | number; reason: string | number }): string;
  backGone(values: { name: string | number; when: string | number }): string;
  backBy(values: { name: string | number; when: string | number; reason: string | number }): string;
}

export const fundingsTexts: Record<Language, FundingsTexts> = {
  en: {
    title: "Left the bank for payouts",
    lead: "What was paid out is compared with what left your bank account: a batch paid by hand, or money sent ahead to your payout provider. The oldest payouts are counted first.",
    loading: "Loading",
    loadFailed: "Failed to load",
    figures: "Payouts and the bank",
    unfunded: "Paid out, bank not recorded yet",
    ahead: "With the payout provider ahead",
    unfundedNone: "Everything that was paid out is recorded",
    unfundedToday: "The oldest payout is from today",
    unfundedSince: (d) => "The oldest payout is from " + d.day + ", " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }) + " ago",
    late: (d) => "Payouts have waited " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }) + " for what left the bank. Look at the bank statement and record it.",
    aheadNote: "The next payouts use it up first",
    say: "Record what left the bank",
    none: "Nothing is recorded here yet. Record what left the bank once your bank shows it.",
    columnDay: "Left on",
    columnAmount: "Amount",
    columnFee: "Fee",
    columnReference: "Reference",
    columnState: "Status",
    stateAsked: "Waits for a second person",
    stateGone: "No longer counts",
    stateBooked: "In the books",
    stateTakenBack: "Taken back",
    gone: "Somebody who has left",
    saidBy: (d) => "Recorded by " + d.name + ", " + d.when,
    saidByTwo: (d) => "Recorded by " + d.first + " and " + d.name + ", " + d.when,
    askedBy: (d) => d.name + " entered this, " + d.when + ". Somebody else of finance has to enter the same.",
    askedByYou: (d) => "You entered this, " + d.when + ". Somebody else of finance has to enter the same.",
    askedGone: (d) => d.name + " entered this, " + d.when + ", but may not decide about payouts anymore. That no longer counts.",
    agree: "Agree and record",
    record: "Record",
    putAway: "Remove",
    takeBack: "Take back",
    saving: "Saving…",
    saved: "Done",
    failed: "Not done",
    failedText: "Please try again.",
    sayTitle: "What left the bank?",
    sayText: "Enter what your bank shows: a batch of payouts, or money sent ahead to the payout provider. It moves from clearing for payouts to the bank in the books.",
    saySecond: (d) => "Enter it as your bank shows it. It is recorded if it is the same as what " + d.name + " entered.",
    sayTwo: (d) => "Above " + d.pesos + " two people are needed: it is recorded once somebody else of finance enters the same.",
    amount: "Amount in pesos",
    amountHint: "Without the fee",
    fee: "Fee in pesos",
    feeHint: "What the bank or the provider kept besides. Leave it empty if there was none.",
    leftOn: "Day it left",
    reference: "Bank reference",
    referenceHint: "Of the transfer, as the bank statement has it",
    isAhead: (d) => d.pesos + " more than was paid out. It stands as money ahead with the payout provider, and the next payouts use it up first.",
    isLess: (d) => d.pesos + " of what was paid out stays without a record of the bank.",
    amountNeeded: "Enter the amount in pesos",
    amountDigits: "Enter it in pesos in digits only, such as 961.00",
    amountBelow: "It cannot be below 0",
    amountZero: "Enter an amount above 0",
    amountAbove: (d) => "It can be at most " + d.most + " pesos",
    amountDecimals: "It can have two decimals at most, such as 961.05",
    feeAboveAmount: "The fee cannot be more than the amount",
    dayNeeded: "Choose the day",
    referenceNeeded: "Enter the bank’s reference",
    backTitle: "Take this back?",
    backText: (d) => "That " + d.pesos + " left the bank on " + d.day + ", reference " + d.reference + ", is reversed in the books. Payouts that it covered are without a record of the bank again. What you enter stays on record.",
    backFirst: "It is above the limit: it is taken back once somebody else of finance agrees.",
    backSecond: (d) => d.name + " asked for this. What you enter is the reason that is kept.",
    backWhy: "Why is it wrong?",
    reasonNeeded: "Enter the reason",
    backWaits: (d) => d.name + " asked to take this back, " + d.when + ": “" + d.reason + "” Somebody else of finance has to agree.",
    backYours: (d) => "You asked to take this back, " + d.when + ": “" + d.reason + "” Somebody else of finance has to agree.",
    backGone: (d) => d.name + " asked to take this back, " + d.when + ", but may not decide about payouts anymore. That no longer counts.",
    backBy: (d) => "Taken back by " + d.name + ", " + d.when + ": “" + d.reason + "”"
  },
  fil: {
    title: "Lumabas sa bangko para sa mga payout",
    lead: "Ikinukumpara ang mga naibayad na payout sa lumabas sa bank account mo: batch na binayaran nang mano-mano, o perang paunang ipinadala sa payout provider mo. Inuuna ang pinakalumang payout.",
    loading: "Nilo-load",
    loadFailed: "Hindi ma-load",
    figures: "Mga payout at ang bangko",
    unfunded: "Nabayaran na, wala pang tala sa bangko",
    ahead: "Paunang nasa payout provider",
    unfundedNone: "Nakatala na ang lahat ng naibayad",
    unfundedToday: "Ngayong araw ang pinakalumang payout",
    unfundedSince: (d) => "Mula " + d.day + " ang pinakalumang payout, " + plural(d.days, 0, fil, { "1": strictNumber("fil", d.days, 0, "days") + " araw", other: strictNumber("fil", d.days, 0, "days") + " araw" }) + " na ang nakalipas",
    late: (d) => "" + plural(d.days, 0, fil, { "1": strictNumber("fil", d.days, 0, "days") + " araw", other: strictNumber("fil", d.days, 0, "days") + " araw" }) + " nang naghihintay ang mga payout sa tala ng lumabas sa bangko. Tingnan ang bank statement at itala ito.",
    aheadNote: "Ito muna ang gagamitin ng mga susunod na payout",
    say: "Itala ang lumabas sa bangko",
    none: "Wala pang nakatala rito. Itala ang lumabas sa bangko kapag nakita mo na ito sa bangko.",
    columnDay: "Lumabas noong",
    columnAmount: "Halaga",
    columnFee: "Fee",
    columnReference: "Reference",
    columnState: "Status",
    stateAsked: "Naghihintay ng pangalawang tao",
    stateGone: "Hindi na binibilang",
    stateBooked: "Nasa books",
    stateTakenBack: "Binawi",
    gone: "Isang umalis na",
    saidBy: (d) => "Itinala ni " + d.name + ", " + d.when,
    saidByTwo: (d) => "Itinala nina " + d.first + " at " + d.name + ", " + d.when,
    askedBy: (d) => "Inilagay ito ni " + d.name + ", " + d.when + ". Dapat pareho ang ilagay ng iba pa sa finance.",
    askedByYou: (d) => "Inilagay mo ito, " + d.when + ". Dapat pareho ang ilagay ng iba pa sa finance.",
    askedGone: (d) => "Inilagay ito ni " + d.name + ", " + d.when + ", pero hindi na siya puwedeng magdesisyon tungkol sa mga payout. Hindi na ito binibilang.",
    agree: "Sumang-ayon at itala",
    record: "Itala",
    putAway: "Alisin",
    takeBack: "Bawiin",
    saving: "Sine-save…",
    saved: "Tapos na",
    failed: "Hindi nagawa",
    failedText: "Pakisubukan ulit.",
    sayTitle: "Ano ang lumabas sa bangko?",
    sayText: "Ilagay ang nakikita sa bangko: batch ng mga payout, o perang paunang ipinadala sa payout provider. Ililipat ito sa books mula sa clearing ng mga payout papunta sa bangko.",
    saySecond: (d) => "Ilagay ito ayon sa nakikita sa bangko. Itatala ito kung pareho sa inilagay ni " + d.name + ".",
    sayTwo: (d) => "Kapag lampas sa " + d.pesos + ", dalawang tao ang kailangan: itatala ito kapag pareho ang inilagay ng iba pa sa finance.",
    amount: "Halaga sa pesos",
    amountHint: "Hindi kasama ang fee",
    fee: "Fee sa pesos",
    feeHint: "Ang kinuha pa ng bangko o ng provider. Iwanang blangko kung wala.",
    leftOn: "Araw ng paglabas",
    reference: "Reference ng bangko",
    referenceHint: "Ng transfer, ayon sa bank statement",
    isAhead: (d) => "Mas malaki ito nang " + d.pesos + " kaysa sa naibayad. Mananatili itong paunang pera sa payout provider, at ito muna ang gagamitin ng mga susunod na payout.",
    isLess: (d) => "May " + d.pesos + " pa sa naibayad na wala pang tala sa bangko.",
    amountNeeded: "Ilagay ang halaga sa pesos",
    amountDigits: "Mga numero lang sa pesos, tulad ng 961.00",
    amountBelow: "Hindi ito puwedeng mas mababa sa 0",
    amountZero: "Maglagay ng halagang higit sa 0",
    amountAbove: (d) => "Hanggang " + d.most + " pesos lang ito",
    amountDecimals: "Hanggang dalawang decimal lang ito, tulad ng 961.05",
    feeAboveAmount: "Hindi puwedeng mas malaki ang fee kaysa sa halaga",
    dayNeeded: "Piliin ang araw",
    referenceNeeded: "Ilagay ang reference ng bangko",
    backTitle: "Bawiin ito?",
    backText: (d) => "Babaligtarin sa books na " + d.pesos + " ang lumabas sa bangko noong " + d.day + ", reference " + d.reference + ". Mawawalan ulit ng tala sa bangko ang mga payout na sinagot nito. Mananatili sa record ang ilalagay mo.",
    backFirst: "Lampas ito sa limit: mababawi ito kapag sumang-ayon ang iba pa sa finance.",
    backSecond: (d) => "Hiniling ito ni " + d.name + ". Ang ilalagay mo ang dahilang itatago.",
    backWhy: "Ano ang mali rito?",
    reasonNeeded: "Ilagay ang dahilan",
    backWaits: (d) => "Hiniling ni " + d.name + " na bawiin ito, " + d.when + ": “" + d.reason + "” Kailangang sumang-ayon ang iba pa sa finance.",
    backYours: (d) => "Hiniling mong bawiin ito, " + d.when + ": “" + d.reason + "” Kailangang sumang-ayon ang iba pa sa finance.",
    backGone: (d) => "Hiniling ni " + d.name + " na bawiin ito, " + d.when + ", pero hindi na siya puwedeng magdesisyon tungkol sa mga payout. Hindi na ito binibilang.",
    backBy: (d) => "Binawi ni " + d.name + ", " + d.when + ": “" + d.reason + "”"
  }
};
