// Written by `npm run texts` from purchases.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PurchasesTexts {
  loading: string;
  lookUpFailed: string;
  missingTitle: string;
  missingText: string;
  waitingTitle: string;
  waitingText(values: { method: string | number; pesos: string | number }): string;
  continue: string;
  checkAgain: string;
  completedTitle: string;
  completedText: string;
  heldTitle: string;
  heldText: string;
  mismatchTitle: string;
  mismatchText: string;
  refundedTitle: string;
  refundedText: string;
  paidBackText: string;
  disputedTitle: string;
  disputedText: string;
  declinedTitle: string;
  declinedText: string;
  declinedReason(values: { reason: string | number }): string;
  cancelledTitle: string;
  cancelledText: string;
  expiredTitle: string;
  expiredText: string;
  tryAgain: string;
  backToFeed: string;
  viewHistory: string;
  requoted(values: { pesos: string | number; credits: string | number }): string;
  creditsAdded: string;
  credits: string;
  paid: string;
  price: string;
  yourBalance: string;
  method: string;
  date: string;
  reference: string;
  backAtWanted(values: { credits: string | number }): string;
  receiptPdf: string;
  charged: string;
  chargedAt(values: { charged: string | number; rate: string | number; unit: string | number }): string;
}

export const purchasesTexts: Record<Language, PurchasesTexts> = {
  en: {
    loading: "Loading your purchase",
    lookUpFailed: "We could not look up your purchase",
    missingTitle: "No such purchase",
    missingText: "This account has no purchase at this address. If you paid with another account, sign in with that one.",
    waitingTitle: "Waiting for your payment",
    waitingText: (d) => d.method + " has not confirmed " + d.pesos + " yet. We ask again every few seconds for a minute; should you leave, your credits arrive by themselves.",
    "continue": "Continue to payment",
    checkAgain: "Check again",
    completedTitle: "Credits added",
    completedText: "Thank you. Your credits are in your wallet.",
    heldTitle: "Payment being checked",
    heldText: "The payment provider is checking your payment. You have nothing to do: we will mail you, and once it is approved your credits arrive by themselves.",
    mismatchTitle: "Payment being returned",
    mismatchText: "The provider took a different amount than your order asked for. No credits were added: we are giving the payment back and will mail you when it is on its way.",
    refundedTitle: "Purchase refunded",
    refundedText: "Your money is on its way back to where you paid from. Its credits have left your wallet.",
    paidBackText: "Your money was paid back the way it came. Its credits have left your wallet.",
    disputedTitle: "Payment disputed",
    disputedText: "This payment is disputed at your bank or provider. What was left of its credits has been taken back.",
    declinedTitle: "Payment declined",
    declinedText: "The provider declined the payment. You have not been charged.",
    declinedReason: (d) => d.reason + " You have not been charged.",
    cancelledTitle: "Purchase cancelled",
    cancelledText: "You left before paying. You have not been charged.",
    expiredTitle: "Purchase expired",
    expiredText: "The payment was not finished in time. You have not been charged.",
    tryAgain: "Try again",
    backToFeed: "Back to my feed",
    viewHistory: "View credit history",
    requoted: (d) => "The rate had moved by a tenth or more while you paid, so for your " + d.pesos + " you got <b>" + d.credits + "</b> at the new rate: worth as much as what you ordered, with its bonus and discount.",
    creditsAdded: "Credits added",
    credits: "Credits",
    paid: "Paid",
    price: "Price",
    yourBalance: "Your balance",
    method: "Paid with",
    date: "Date",
    reference: "Reference",
    backAtWanted: (d) => d.credits + " added. Go on where you were.",
    receiptPdf: "Download receipt (PDF)",
    charged: "Charged to your card",
    chargedAt: (d) => d.charged + ", at " + d.rate + " for " + d.unit
  },
  fil: {
    loading: "Nilo-load ang binili mo",
    lookUpFailed: "Hindi namin makita ang binili mo",
    missingTitle: "Walang ganitong pagbili",
    missingText: "Walang pagbili ang account na ito sa address na ito. Kung sa ibang account ka nagbayad, doon ka mag-sign in.",
    waitingTitle: "Hinihintay ang bayad mo",
    waitingText: (d) => "Hindi pa kinukumpirma ng " + d.method + " ang " + d.pesos + ". Magtatanong kami ulit kada ilang segundo sa loob ng isang minuto; kung aalis ka, kusang darating ang credits mo.",
    "continue": "Ituloy ang pagbabayad",
    checkAgain: "Tingnan ulit",
    completedTitle: "Nadagdag na ang credits",
    completedText: "Salamat. Nasa wallet mo na ang credits mo.",
    heldTitle: "Sinusuri ang bayad",
    heldText: "Sinusuri ng payment provider ang bayad mo. Wala kang kailangang gawin: mag-email kami sa iyo, at kapag naaprubahan, kusang darating ang credits mo.",
    mismatchTitle: "Ibinabalik ang bayad",
    mismatchText: "Iba ang halagang kinuha ng provider sa nasa order mo. Walang idinagdag na credits: ibinabalik namin ang bayad at mag-email kami kapag naipadala na ito.",
    refundedTitle: "Na-refund ang binili",
    refundedText: "Pabalik na ang pera mo sa pinagbayaran mo. Inalis na sa wallet mo ang credits nito.",
    paidBackText: "Naibalik na ang pera mo sa pinanggalingan nito. Inalis na sa wallet mo ang credits nito.",
    disputedTitle: "May dispute ang bayad",
    disputedText: "May dispute ang bayad na ito sa bangko o provider mo. Binawi ang natira sa credits nito.",
    declinedTitle: "Hindi tinanggap ang bayad",
    declinedText: "Hindi tinanggap ng provider ang bayad. Hindi ka siningil.",
    declinedReason: (d) => d.reason + " Hindi ka siningil.",
    cancelledTitle: "Na-cancel ang pagbili",
    cancelledText: "Umalis ka bago magbayad. Hindi ka siningil.",
    expiredTitle: "Nag-expire ang pagbili",
    expiredText: "Hindi natapos sa oras ang pagbabayad. Hindi ka siningil.",
    tryAgain: "Subukan ulit",
    backToFeed: "Bumalik sa feed ko",
    viewHistory: "Tingnan ang history ng credits",
    requoted: (d) => "Gumalaw ang rate nang ikasampu o higit pa habang nagbabayad ka, kaya <b>" + d.credits + "</b> ang nakuha mo sa " + d.pesos + " mo sa bagong rate: kasinghalaga ng in-order mo, kasama ang bonus at bawas.",
    creditsAdded: "Nadagdag na credits",
    credits: "Credits",
    paid: "Binayaran",
    price: "Presyo",
    yourBalance: "Balance mo",
    method: "Gamit ang",
    date: "Petsa",
    reference: "Reference",
    backAtWanted: (d) => "Nadagdag ang " + d.credits + ". Ituloy ang ginagawa mo.",
    receiptPdf: "I-download ang resibo (PDF)",
    charged: "Siningil sa card mo",
    chargedAt: (d) => d.charged + ", sa " + d.rate + " bawat " + d.unit
  }
};
