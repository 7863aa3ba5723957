// Written by `npm run texts` from tax.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TaxTexts {
  lead: string;
  loading: string;
  failed: string;
  figures: string;
  payable: string;
  payableBelow: string;
  today: string;
  nothing: string;
  rate(values: { rate: string | number; share: string | number }): string;
  above(values: { pesos: string | number; source: string | number }): string;
  rules: string;
  none: string;
  replaced: string;
  columnFrom: string;
  columnRate: string;
  columnThreshold: string;
  columnSource: string;
  columnBy: string;
  by(values: { name: string | number; when: string | number }): string;
  gone: string;
  off: string;
  set: string;
  fromDay: string;
  fromDayHint: string;
  isOn: string;
  isOnHint: string;
  rateInput: string;
  shareInput: string;
  thresholdInput: string;
  atcIndividualInput: string;
  atcCorporateInput: string;
  atcHint: string;
  atcNeeded: string;
  columnAtc: string;
  sourceInput: string;
  save: string;
  saving: string;
  sureTitle: string;
  sureOn(values: { day: string | number; rate: string | number; share: string | number; pesos: string | number }): string;
  sureOff(values: { day: string | number }): string;
  kept: string;
  saved: string;
  failedTitle: string;
  failedText: string;
  dayNeeded: string;
  rateNeeded: string;
  shareNeeded: string;
  thresholdNeeded: string;
  sourceNeeded: string;
  months: string;
  columnPeriod: string;
  columnWithheld: string;
  columnReturned: string;
  columnBrought: string;
  columnOwed: string;
  columnDue: string;
  due(values: { day: string | number; form: string | number }): string;
  columnState: string;
  stateRunning: string;
  stateOpen: string;
  stateAsked: string;
  stateRemitted: string;
  stateNothing: string;
  late(values: { state: string | number }): string;
  recordPayment: string;
  agree: string;
  takeBack: string;
  askedBy(values: { name: string | number; pesos: string | number; day: string | number; reference: string | number; when: string | number }): string;
  paidBy(values: { pesos: string | number; day: string | number; reference: string | number; name: string | number; when: string | number }): string;
  backWaits(values: { name: string | number; when: string | number; reason: string | number }): string;
  remitTitle(values: { pesos: string | number }): string;
  remitText(values: { pesos: string | number; period: string | number }): string;
  remitVatText(values: { period: string | number; pesos: string | number }): string;
  input: string;
  inputHint: string;
  inputWrong: string;
  inputTakenOff(values: { pesos: string | number }): string;
  remitTwo: string;
  remitSecond: string;
  paidOn: string;
  paymentReference: string;
  paymentReferenceHint: string;
  referenceNeeded: string;
  savedPayment: string;
  backTitle: string;
  backText(values: { pesos: string | number; period: string | number }): string;
  backWhy: string;
  takeBackNow: string;
  reasonNeeded: string;
  sureOnAll(values: { day: string | number; rate: string | number; share: string | number }): string;
  aboveNothing(values: { source: string | number }): string;
  askedByYou(values: { pesos: string | number; day: string | number; reference: string | number; when: string | number }): string;
  askedGone(values: { name: string | number; pesos: string | number; day: string | number; when: string | number }): string;
  backYours(values: { when: string | number; reason: string | number }): string;
  backGone(values: { name: string | number; when: string | number }): string;
  backFirst: string;
  backSecond(values: { name: string | number }): string;
}

export const taxTexts: Record<Language, TaxTexts> = {
  en: {
    lead: "What is withheld from creators’ payouts, and what of it is owed to the BIR. Which rate to use, and from when, is for your counsel to say.",
    loading: "Loading tax",
    failed: "Failed to load tax",
    figures: "Tax today",
    payable: "Withheld and still to be paid to the BIR",
    payableBelow: "Below zero: more was paid than is owed, as payouts came back.",
    today: "Today",
    nothing: "Nothing is withheld",
    rate: (d) => d.rate + "% of " + d.share + "%",
    above: (d) => "Of what is paid to a creator above " + d.pesos + " a year. Source: " + d.source + ".",
    rules: "Rules by date",
    none: "There are no rules yet, so nothing is withheld.",
    replaced: "A later one for this day holds",
    columnFrom: "Holds from",
    columnRate: "Withheld",
    columnThreshold: "Above, a year",
    columnSource: "Source",
    columnBy: "Saved by",
    by: (d) => d.name + ", " + d.when,
    gone: "Somebody who has left",
    off: "Off",
    set: "New rule",
    fromDay: "Holds from",
    fromDayHint: "Tomorrow or later, Philippine time. A rule for the same day replaces it.",
    isOn: "Withhold tax",
    isOnHint: "Off: from that day on, nothing is withheld.",
    rateInput: "Rate in percent",
    shareInput: "Of how many percent of the payout",
    thresholdInput: "Only above this amount a year (PHP)",
    atcIndividualInput: "Tax code (ATC) for individuals",
    atcCorporateInput: "Tax code (ATC) for corporations",
    atcHint: "Printed on certificates. Leave it empty if you do not know it.",
    atcNeeded: "Two letters and three digits: WI760",
    columnAtc: "Tax codes (ATC)",
    sourceInput: "Which regulation says so",
    save: "Save rule",
    saving: "Saving…",
    sureTitle: "Save this rule?",
    sureOn: (d) => "From " + d.day + ", " + d.rate + "% of " + d.share + "% of what is paid above " + d.pesos + " a year is withheld from creators’ payouts. They see it before they ask.",
    sureOff: (d) => "From " + d.day + ", nothing is withheld.",
    kept: "A rule is never deleted. Another one can follow it.",
    saved: "Rule saved",
    failedTitle: "Not saved",
    failedText: "Nothing was changed. Please try again.",
    dayNeeded: "Choose a day",
    rateNeeded: "From 0.01 to 35, at most two decimals",
    shareNeeded: "From 0.01 to 100, at most two decimals",
    thresholdNeeded: "Enter an amount of 0 or more, at most two decimals",
    sourceNeeded: "Name the regulation",
    months: "Owed by month",
    columnPeriod: "For",
    columnWithheld: "Withheld",
    columnReturned: "Came back",
    columnBrought: "From before",
    columnOwed: "Owed",
    columnDue: "Due",
    due: (d) => d.day + ", form " + d.form,
    columnState: "Status",
    stateRunning: "Not over yet",
    stateOpen: "To be paid",
    stateAsked: "Waits for a second person",
    stateRemitted: "Paid",
    stateNothing: "Nothing to pay",
    late: (d) => d.state + ", overdue",
    recordPayment: "Record payment",
    agree: "Agree and record",
    takeBack: "Take back",
    askedBy: (d) => d.name + " says that " + d.pesos + " was paid on " + d.day + ", reference " + d.reference + " (" + d.when + "). Somebody else of finance has to say the same.",
    paidBy: (d) => d.pesos + " paid on " + d.day + ", reference " + d.reference + ". Recorded by " + d.name + ", " + d.when + ".",
    backWaits: (d) => d.name + " asked to take this back, " + d.when + ": “" + d.reason + "” Somebody else of finance has to agree.",
    remitTitle: (d) => "Record " + d.pesos + " as paid?",
    remitText: (d) => "You say that " + d.pesos + " withheld in " + d.period + " was paid to the BIR. The books move it out of what is owed and out of the bank. Likha sends no money.",
    remitVatText: (d) => "You say that the VAT for " + d.period + ", " + d.pesos + ", was paid to the BIR, less what suppliers were paid. The books move it out of what is owed, and the rest out of the bank. Likha sends no money.",
    input: "Input VAT",
    inputHint: "Already paid to suppliers, by their invoices, in pesos. Leave it empty if there is none.",
    inputWrong: "From 0 to what is owed, at most two decimals",
    inputTakenOff: (d) => d.pesos + " of it was input VAT, already paid to suppliers.",
    remitTwo: "This takes two people: it is in the books once somebody else of finance says the same.",
    remitSecond: "Enter the day and the reference from the receipt yourself. They have to be the same as the first person's.",
    paidOn: "Paid on",
    paymentReference: "Reference of the payment",
    paymentReferenceHint: "As the bank or the BIR shows it.",
    referenceNeeded: "Enter the reference",
    savedPayment: "Saved",
    backTitle: "Take this payment back?",
    backText: (d) => d.pesos + " for " + d.period + " goes back to what is owed, by a reversing entry in the books. You can record the payment again afterwards.",
    backWhy: "What was wrong?",
    takeBackNow: "Take back",
    reasonNeeded: "Say what was wrong",
    sureOnAll: (d) => "From " + d.day + ", " + d.rate + "% of " + d.share + "% of every payout to a creator is withheld. They see it before they ask.",
    aboveNothing: (d) => "Of all that is paid to a creator. Source: " + d.source + ".",
    askedByYou: (d) => "You said that " + d.pesos + " was paid on " + d.day + ", reference " + d.reference + " (" + d.when + "). Somebody else of finance has to say the same.",
    askedGone: (d) => d.name + " said that " + d.pesos + " was paid on " + d.day + " (" + d.when + "), but may not decide about tax anymore. That no longer counts.",
    backYours: (d) => "You asked to take this back, " + d.when + ": “" + d.reason + "” Somebody else of finance has to agree.",
    backGone: (d) => d.name + " asked to take this back, " + d.when + ", but may not decide about tax anymore. That no longer counts.",
    backFirst: "This takes two people. Nothing changes until somebody else of finance agrees.",
    backSecond: (d) => d.name + " wrote the reason below. You can change it: what you send is kept."
  },
  fil: {
    lead: "Ang kinakaltas sa mga payout ng mga creator, at ang babayaran pa rito sa BIR. Ang abogado mo ang magsasabi kung anong rate, at mula kailan.",
    loading: "Nilo-load ang buwis",
    failed: "Hindi ma-load ang buwis",
    figures: "Buwis ngayon",
    payable: "Kinaltas na at babayaran pa sa BIR",
    payableBelow: "Mas mababa sa zero: sobra ang naibayad, dahil may mga payout na bumalik.",
    today: "Ngayon",
    nothing: "Walang kinakaltas",
    rate: (d) => d.rate + "% ng " + d.share + "%",
    above: (d) => "Ng ibinabayad sa creator na lampas sa " + d.pesos + " kada taon. Batayan: " + d.source + ".",
    rules: "Mga patakaran ayon sa petsa",
    none: "Wala pang patakaran, kaya walang kinakaltas.",
    replaced: "Mas bago ang umiiral sa araw na ito",
    columnFrom: "Umiiral mula",
    columnRate: "Kaltas",
    columnThreshold: "Lampas sa, kada taon",
    columnSource: "Batayan",
    columnBy: "Ni-save ni",
    by: (d) => d.name + ", " + d.when,
    gone: "Isang umalis na",
    off: "Naka-off",
    set: "Bagong patakaran",
    fromDay: "Umiiral mula",
    fromDayHint: "Bukas o mas huli, oras sa Pilipinas. Pinapalitan ito ng bagong patakaran para sa parehong araw.",
    isOn: "Magkaltas ng buwis",
    isOnHint: "Kapag naka-off: mula sa araw na iyon, walang kinakaltas.",
    rateInput: "Rate, sa porsiyento",
    shareInput: "Sa ilang porsiyento ng payout",
    thresholdInput: "Lampas lang sa halagang ito kada taon (PHP)",
    atcIndividualInput: "Tax code (ATC) para sa indibidwal",
    atcCorporateInput: "Tax code (ATC) para sa korporasyon",
    atcHint: "Naka-print sa mga certificate. Iwanang blangko kung hindi mo alam.",
    atcNeeded: "Dalawang titik at tatlong digit: WI760",
    columnAtc: "Mga tax code (ATC)",
    sourceInput: "Aling regulasyon ang nagsasabi",
    save: "I-save ang patakaran",
    saving: "Sine-save…",
    sureTitle: "I-save ang patakarang ito?",
    sureOn: (d) => "Mula " + d.day + ", kakaltasin sa payout ng mga creator ang " + d.rate + "% ng " + d.share + "% ng lampas sa " + d.pesos + " kada taon. Makikita nila ito bago humiling.",
    sureOff: (d) => "Mula " + d.day + ", walang kakaltasin.",
    kept: "Hindi nabubura ang patakaran. Puwede itong sundan ng iba.",
    saved: "Na-save ang patakaran",
    failedTitle: "Hindi na-save",
    failedText: "Walang nabago. Pakisubukan ulit.",
    dayNeeded: "Pumili ng araw",
    rateNeeded: "Mula 0.01 hanggang 35, hanggang dalawang decimal",
    shareNeeded: "Mula 0.01 hanggang 100, hanggang dalawang decimal",
    thresholdNeeded: "Maglagay ng halagang 0 o higit pa, hanggang dalawang decimal",
    sourceNeeded: "Isulat ang regulasyon",
    months: "Babayaran kada buwan",
    columnPeriod: "Para sa",
    columnWithheld: "Kinaltas",
    columnReturned: "Bumalik",
    columnBrought: "Mula sa nauna",
    columnOwed: "Babayaran",
    columnDue: "Hanggang",
    due: (d) => d.day + ", form " + d.form,
    columnState: "Status",
    stateRunning: "Hindi pa tapos",
    stateOpen: "Babayaran pa",
    stateAsked: "Naghihintay ng pangalawang tao",
    stateRemitted: "Bayad na",
    stateNothing: "Walang babayaran",
    late: (d) => d.state + ", lampas na sa takdang araw",
    recordPayment: "Itala ang bayad",
    agree: "Sumang-ayon at itala",
    takeBack: "Bawiin",
    askedBy: (d) => "Ayon kay " + d.name + ", " + d.pesos + " ang naibayad noong " + d.day + ", reference " + d.reference + " (" + d.when + "). Dapat pareho ang sabihin ng iba pa sa finance.",
    paidBy: (d) => d.pesos + " ang naibayad noong " + d.day + ", reference " + d.reference + ". Itinala ni " + d.name + ", " + d.when + ".",
    backWaits: (d) => "Hiniling ni " + d.name + " na bawiin ito, " + d.when + ": “" + d.reason + "” Kailangang sumang-ayon ang iba pa sa finance.",
    remitTitle: (d) => "Itatala bang bayad na ang " + d.pesos + "?",
    remitText: (d) => "Sinasabi mong naibayad na sa BIR ang " + d.pesos + " na kinaltas noong " + d.period + ". Sa books, aalisin ito sa babayaran at sa bangko. Walang perang ipinapadala ang Likha.",
    remitVatText: (d) => "Sinasabi mong naibayad na sa BIR ang VAT para sa " + d.period + ", " + d.pesos + ", bawas ang ibinayad sa mga supplier. Sa books, aalisin ito sa babayaran, at ang natitira sa bangko. Walang perang ipinapadala ang Likha.",
    input: "Input VAT",
    inputHint: "Naibayad na sa mga supplier ayon sa kanilang mga invoice, sa piso. Iwanang blangko kung wala.",
    inputWrong: "Mula 0 hanggang sa babayaran, hanggang dalawang decimal",
    inputTakenOff: (d) => d.pesos + " nito ay input VAT na naibayad na sa mga supplier.",
    remitTwo: "Dalawang tao ang kailangan dito: papasok ito sa books kapag pareho ang sinabi ng iba pa sa finance.",
    remitSecond: "Ilagay mo mismo ang araw at reference mula sa resibo. Dapat pareho ito sa inilagay ng unang tao.",
    paidOn: "Araw ng pagbayad",
    paymentReference: "Reference ng bayad",
    paymentReferenceHint: "Ayon sa bangko o sa BIR.",
    referenceNeeded: "Ilagay ang reference",
    savedPayment: "Na-save",
    backTitle: "Babawiin ang bayad na ito?",
    backText: (d) => "Babalik sa babayaran ang " + d.pesos + " para sa " + d.period + ", sa pamamagitan ng pabaliktad na entry sa books. Puwede mo itong itala ulit pagkatapos.",
    backWhy: "Ano ang mali?",
    takeBackNow: "Bawiin",
    reasonNeeded: "Sabihin kung ano ang mali",
    sureOnAll: (d) => "Mula " + d.day + ", kakaltasin ang " + d.rate + "% ng " + d.share + "% ng bawat payout ng mga creator. Makikita nila ito bago humiling.",
    aboveNothing: (d) => "Ng lahat ng ibinabayad sa creator. Batayan: " + d.source + ".",
    askedByYou: (d) => "Sinabi mong " + d.pesos + " ang naibayad noong " + d.day + ", reference " + d.reference + " (" + d.when + "). Dapat pareho ang sabihin ng iba pa sa finance.",
    askedGone: (d) => "Sinabi ni " + d.name + " na " + d.pesos + " ang naibayad noong " + d.day + " (" + d.when + "), pero hindi na siya puwedeng magdesisyon tungkol sa buwis. Hindi na ito binibilang.",
    backYours: (d) => "Hiniling mong bawiin ito, " + d.when + ": “" + d.reason + "” Kailangang sumang-ayon ang iba pa sa finance.",
    backGone: (d) => "Hiniling ni " + d.name + " na bawiin ito, " + d.when + ", pero hindi na siya puwedeng magdesisyon tungkol sa buwis. Hindi na ito binibilang.",
    backFirst: "Dalawang tao ang kailangan dito. Walang magbabago hangga’t hindi sumasang-ayon ang iba pa sa finance.",
    backSecond: (d) => "Si " + d.name + " ang nagsulat ng dahilan sa ibaba. Puwede mo itong baguhin: ang ipapadala mo ang matatala."
  }
};
