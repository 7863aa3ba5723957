// Written by `npm run texts` from payout-queue.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface PayoutQueueTexts {
  title: string;
  risk: string;
  riskLead(values: { days: number }): string;
  riskHeld: string;
  riskAvailable: string;
  riskRequested: string;
  riskFanDebt: string;
  riskTakenBack: string;
  riskOwed: string;
  grantedAppeal(values: { when: string | number; reason: string | number }): string;
  fedBy(values: { username: string | number; of_creator: string | number; credits: string | number; of_fan: string | number }): string;
  fedNear: string;
  fedWho(values: { username: string | number }): string;
  owes(values: { amount: string | number }): string;
  state: string;
  bucket: string;
  all: string;
  earnings: string;
  affiliate: string;
  pending: string;
  approved: string;
  rejected: string;
  paid: string;
  failed: string;
  loading: string;
  loadFailed: string;
  noneTitle: string;
  noneText: string;
  payList: string;
  payListHint: string;
  decidedBy(values: { state: string | number; name: string | number; when: string | number }): string;
  referenceIs(values: { reference: string | number }): string;
  approve: string;
  reject: string;
  markPaid: string;
  markFailed: string;
  reason: string;
  reasonHint: string;
  reference: string;
  referenceHint: string;
  sure(values: { pesos: string | number; name: string | number }): string;
  approveMeans: string;
  approveSends: string;
  rejectMeans: string;
  paidMeans: string;
  failedMeans: string;
  saving: string;
  failedTitle: string;
  failedText: string;
  failedApprove: string;
  failedReject: string;
  needsTwo: string;
  firstWas(values: { name: string | number; when: string | number }): string;
  firstBy(values: { name: string | number; when: string | number }): string;
  firstByYou(values: { when: string | number }): string;
  firstDone: string;
  secondWaits(values: { name: string | number }): string;
  returned: string;
  sentBy(values: { sender: string | number }): string;
  creatorReads(values: { reason: string | number }): string;
  atOnceBack: string;
  senderArrived(values: { when: string | number }): string;
  senderFailed(values: { when: string | number }): string;
  senderBack(values: { when: string | number }): string;
  senderTells: string;
  problem(values: { problem: string | number }): string;
  atOnce(values: { pesos: string | number }): string;
  withheld(values: { pesos: string | number; rest: string | number }): string;
  byHand: string;
  byHandHint: string;
  columnWho: string;
  columnAmount: string;
  columnTo: string;
  columnAsked: string;
  columnActs: string;
  decideOn(values: { pesos: string | number; name: string | number }): string;
  firstGone(values: { name: string | number; when: string | number }): string;
  firstByHand(values: { name: string | number }): string;
  byHandYours: string;
  approveFirst: string;
  thenSends: string;
  thenList: string;
  byHandFirst: string;
  firstAlone(values: { when: string | number }): string;
}

export const payoutQueueTexts: Record<Language, PayoutQueueTexts> = {
  en: {
    title: "Payouts",
    risk: "What payers can still take back",
    riskLead: (d) => "" + plural(d.days, 0, en, { "0": "Earnings are not held.", one: "Earnings are held for a day.", other: "Earnings are held for " + strictNumber("en", d.days, 0, "days") + " days." }) + " What is held can be taken back in full. What was already paid out is owed by its creator.",
    riskHeld: "Held, earnings and commission",
    riskAvailable: "Can be requested now",
    riskRequested: "Requested, or on the way",
    riskFanDebt: "Owed by payers",
    riskTakenBack: "Of that, taken back from creators",
    riskOwed: "Of that, still owed by creators",
    grantedAppeal: (d) => "An appeal against an earlier rejection was granted " + d.when + ". That payout had been rejected because: " + d.reason,
    fedBy: (d) => "Look closely: @" + d.username + " paid " + d.of_creator + "% of what this creator ever earned (" + d.credits + "), and " + d.of_fan + "% of all the credits that @" + d.username + " ever used were for this creator.",
    fedNear: "Both have signed in from the same network.",
    fedWho: (d) => "Open @" + d.username,
    owes: (d) => "Owes " + d.amount + " now: their share of payments that were taken back",
    state: "Status",
    bucket: "Paid from",
    all: "All",
    earnings: "Earnings",
    affiliate: "Affiliate",
    pending: "Waiting for a decision",
    approved: "Approved",
    rejected: "Rejected",
    paid: "Paid",
    failed: "Not delivered",
    loading: "Loading payouts",
    loadFailed: "Failed to load payouts",
    noneTitle: "No payouts here",
    noneText: "No request has this status.",
    payList: "Download the payout list",
    payListHint: "CSV with full account numbers, at most 1,000. The download is kept on record.",
    decidedBy: (d) => d.state + " by " + d.name + ", " + d.when,
    referenceIs: (d) => "Reference: " + d.reference,
    approve: "Approve",
    reject: "Reject",
    markPaid: "Mark as paid",
    markFailed: "Mark as not delivered",
    reason: "Reason",
    reasonHint: "Needed when the money goes back. The creator reads it.",
    reference: "Reference of the transfer",
    referenceHint: "As given by GCash or the bank. The creator reads it.",
    sure: (d) => d.pesos + " for " + d.name + ".",
    approveMeans: "It goes on the payout list.",
    approveSends: "It is sent automatically. If the account cannot be reached that way, it goes on the payout list.",
    rejectMeans: "The money goes back to the creator’s available earnings.",
    paidMeans: "It has arrived. This is final.",
    failedMeans: "The money goes back to the creator’s available earnings.",
    saving: "Saving…",
    failedTitle: "Not decided",
    failedText: "Nothing was changed. Please try again.",
    failedApprove: "Failed to approve payout",
    failedReject: "Failed to reject payout",
    needsTwo: "Two people have to approve this amount.",
    firstWas: (d) => "First approved by " + d.name + ", " + d.when,
    firstBy: (d) => "First approved by " + d.name + ", " + d.when + ". A second person has to approve it too.",
    firstByYou: (d) => "You approved it, " + d.when + ". Another person has to approve it too. Until then, you can withdraw your approval, or reject it.",
    firstDone: "First approval recorded",
    secondWaits: (d) => d.name + ": a second person has to approve it too.",
    returned: "Sent back by the bank",
    sentBy: (d) => "Sent by " + d.sender + ".",
    creatorReads: (d) => "The creator reads: " + d.reason,
    atOnceBack: "Instant: no approval needed. No fee, as it came back.",
    senderArrived: (d) => "Arrived " + d.when + ".",
    senderFailed: (d) => "Failed " + d.when + ".",
    senderBack: (d) => "Sent back by the bank " + d.when + ".",
    senderTells: "They will tell us what happens to it.",
    problem: (d) => "What they said last: " + d.problem,
    atOnce: (d) => "Instant: no approval needed. Fee " + d.pesos + ".",
    withheld: (d) => d.pesos + " withheld for tax; " + d.rest + " is sent.",
    byHand: "Pay it by hand",
    byHandHint: "It goes on the payout list, and is not sent automatically.",
    columnWho: "Who",
    columnAmount: "Amount",
    columnTo: "To",
    columnAsked: "Requested",
    columnActs: "Actions",
    decideOn: (d) => "Decide on " + d.pesos + " for " + d.name,
    firstGone: (d) => d.name + " approved it, " + d.when + ", but may not approve payouts anymore. That approval no longer counts.",
    firstByHand: (d) => d.name + " wants it paid by hand.",
    byHandYours: "You want it paid by hand. The second person can change that.",
    approveFirst: "Yours is the first of two approvals. Nothing leaves until another person approves it too.",
    thenSends: "After that, it is sent automatically. If the account cannot be reached that way, it goes on the payout list.",
    thenList: "After that, it goes on the payout list.",
    byHandFirst: "It then goes on the payout list, and is not sent automatically. The second person sees this and can change it.",
    firstAlone: (d) => "You approved it, " + d.when + ", and it waited for another person. Nobody else may approve it anymore: approve it again."
  },
  fil: {
    title: "Mga payout",
    risk: "Ang puwede pang bawiin ng mga nagbayad",
    riskLead: (d) => "" + plural(d.days, 0, fil, { "0": "Hindi hino-hold ang kita.", "1": "Isang araw naka-hold ang kita.", other: strictNumber("fil", d.days, 0, "days") + " araw naka-hold ang kita." }) + " Buong mababawi ang naka-hold. Ang na-payout na ay utang na ng creator.",
    riskHeld: "Naka-hold, kita at commission",
    riskAvailable: "Puwede nang i-request ngayon",
    riskRequested: "Na-request na, o papunta na",
    riskFanDebt: "Utang ng mga nagbayad",
    riskTakenBack: "Nabawi na rito sa mga creator",
    riskOwed: "Utang pa rito ng mga creator",
    grantedAppeal: (d) => "Tinanggap noong " + d.when + " ang apela laban sa payout na hindi inaprubahan dati. Ito ang dahilan noon: " + d.reason,
    fedBy: (d) => "Suriing mabuti: galing kay @" + d.username + " ang " + d.of_creator + "% ng lahat ng kinita ng creator na ito (" + d.credits + "), at dito napunta ang " + d.of_fan + "% ng lahat ng credits na nagamit ni @" + d.username + ".",
    fedNear: "Nag-sign in ang dalawa sa iisang network.",
    fedWho: (d) => "Buksan si @" + d.username,
    owes: (d) => "May utang na " + d.amount + ": parte niya sa mga bayad na binawi",
    state: "Status",
    bucket: "Galing sa",
    all: "Lahat",
    earnings: "Kita",
    affiliate: "Affiliate",
    pending: "Naghihintay ng desisyon",
    approved: "Naaprubahan",
    rejected: "Hindi inaprubahan",
    paid: "Bayad na",
    failed: "Hindi naipadala",
    loading: "Nilo-load ang mga payout",
    loadFailed: "Hindi ma-load ang mga payout",
    noneTitle: "Walang payout dito",
    noneText: "Walang request na may ganitong status.",
    payList: "I-download ang listahan ng babayaran",
    payListHint: "CSV na may buong account number, hanggang 1,000. Naka-record ang pag-download.",
    decidedBy: (d) => d.state + ", ni " + d.name + ", " + d.when,
    referenceIs: (d) => "Reference: " + d.reference,
    approve: "Aprubahan",
    reject: "Huwag aprubahan",
    markPaid: "Markahan na bayad na",
    markFailed: "Markahan na hindi naipadala",
    reason: "Dahilan",
    reasonHint: "Kailangan kapag babalik ang pera. Mababasa ito ng creator.",
    reference: "Reference ng transfer",
    referenceHint: "Ayon sa GCash o bangko. Mababasa ito ng creator.",
    sure: (d) => d.pesos + " para kay " + d.name + ".",
    approveMeans: "Mapupunta ito sa listahan ng babayaran.",
    approveSends: "Awtomatiko itong ipapadala. Kung hindi maaabot ang account sa ganoong paraan, mapupunta ito sa listahan ng babayaran.",
    rejectMeans: "Babalik ang pera sa available na kita ng creator.",
    paidMeans: "Dumating na ito. Hindi na ito mababago.",
    failedMeans: "Babalik ang pera sa available na kita ng creator.",
    saving: "Sine-save…",
    failedTitle: "Hindi napagdesisyunan",
    failedText: "Walang nabago. Pakisubukan ulit.",
    failedApprove: "Hindi na-approve ang payout",
    failedReject: "Hindi na-reject ang payout",
    needsTwo: "Dalawang tao ang kailangang mag-apruba sa halagang ito.",
    firstWas: (d) => "Unang inaprubahan ni " + d.name + ", " + d.when,
    firstBy: (d) => "Unang inaprubahan ni " + d.name + ", " + d.when + ". Kailangan pang aprubahan ng pangalawang tao.",
    firstByYou: (d) => "Inaprubahan mo ito, " + d.when + ". Kailangan pa itong aprubahan ng ibang tao. Habang wala pa, puwede mong iurong ang pag-apruba mo, o tanggihan ito.",
    firstDone: "Naitala ang unang pag-apruba",
    secondWaits: (d) => d.name + ": kailangan pang aprubahan ng pangalawang tao.",
    returned: "Ibinalik ng bangko",
    sentBy: (d) => "Ipinadala ng " + d.sender + ".",
    creatorReads: (d) => "Nababasa ng creator: " + d.reason,
    atOnceBack: "Instant: hindi kailangang aprubahan. Walang fee dahil bumalik ito.",
    senderArrived: (d) => "Dumating noong " + d.when + ".",
    senderFailed: (d) => "Pumalya noong " + d.when + ".",
    senderBack: (d) => "Ibinalik ng bangko noong " + d.when + ".",
    senderTells: "Sila ang magsasabi kung ano ang mangyayari.",
    problem: (d) => "Huli nilang sinabi: " + d.problem,
    atOnce: (d) => "Instant: hindi kailangang aprubahan. Fee: " + d.pesos + ".",
    withheld: (d) => d.pesos + " ang kaltas na buwis; " + d.rest + " ang ipapadala.",
    byHand: "Mano-manong bayaran",
    byHandHint: "Mapupunta ito sa listahan ng babayaran at hindi awtomatikong ipapadala.",
    columnWho: "Sino",
    columnAmount: "Halaga",
    columnTo: "Papunta sa",
    columnAsked: "Hiniling",
    columnActs: "Mga aksyon",
    decideOn: (d) => "Magdesisyon sa " + d.pesos + " para kay " + d.name,
    firstGone: (d) => "Inaprubahan ito ni " + d.name + ", " + d.when + ", pero hindi na siya puwedeng mag-apruba ng payout. Hindi na binibilang ang pag-apruba niya.",
    firstByHand: (d) => "Gusto ni " + d.name + " na mano-mano itong bayaran.",
    byHandYours: "Gusto mong mano-mano itong bayaran. Puwede itong baguhin ng pangalawang tao.",
    approveFirst: "Ikaw ang una sa dalawang mag-aapruba. Walang ipapadala hangga’t hindi ito inaaprubahan ng isa pa.",
    thenSends: "Pagkatapos noon, awtomatiko itong ipapadala. Kung hindi maaabot ang account sa ganoong paraan, mapupunta ito sa listahan ng babayaran.",
    thenList: "Pagkatapos noon, mapupunta ito sa listahan ng babayaran.",
    byHandFirst: "Mapupunta ito sa listahan ng babayaran at hindi awtomatikong ipapadala. Makikita ito ng pangalawang tao at puwede niyang baguhin.",
    firstAlone: (d) => "Inaprubahan mo ito, " + d.when + ", at naghintay ito ng isa pa. Wala nang ibang puwedeng mag-apruba: aprubahan mo ulit."
  }
};
