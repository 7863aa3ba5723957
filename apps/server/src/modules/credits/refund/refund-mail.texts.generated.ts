// Written by `npm run texts` from refund-mail.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RefundMailTexts {
  askedSubject(values: { amount: string | number }): string;
  asked(values: { amount: string | number; min: string | number; max: string | number; credits: string | number }): string;
  approvedSubject(values: { amount: string | number }): string;
  approved(values: { amount: string | number; min: string | number; max: string | number; credits: string | number }): string;
  approvedPartSubject(values: { amount: string | number }): string;
  approvedPart(values: { amount: string | number; whole: string | number; min: string | number; max: string | number; credits: string | number; rest: string | number }): string;
  declinedSubject: string;
  declined(values: { amount: string | number; credits: string | number }): string;
  answer(values: { answer: string | number }): string;
  paidBackSubject(values: { amount: string | number }): string;
  paidBack(values: { amount: string | number }): string;
  refusedSubject(values: { amount: string | number }): string;
  refused(values: { amount: string | number; credits: string | number }): string;
  reference(values: { reference: string | number }): string;
  takenBackSubject(values: { amount: string | number }): string;
  takenBack(values: { amount: string | number; min: string | number; max: string | number; credits: string | number }): string;
  why(values: { reason: string | number }): string;
  doesNotFitSubject: string;
  unbookedMail(values: { provider: string | number; amount: string | number; reference: string | number }): string;
  stuckMail(values: { amount: string | number; reference: string | number; provider: string | number }): string;
}

export const refundMailTexts: Record<Language, RefundMailTexts> = {
  en: {
    askedSubject: (d) => "We have your request for a refund of " + d.amount,
    asked: (d) => "You asked for " + d.amount + " back. A person looks at it within " + d.min + " to " + d.max + " business days, and we tell you by mail.\nUntil then its " + d.credits + " stay in your wallet and cannot be used. You can withdraw your request while nobody has decided.",
    approvedSubject: (d) => "Your refund of " + d.amount + " is approved",
    approved: (d) => "Your refund is approved. " + d.amount + " goes back the way it was paid, within " + d.min + " to " + d.max + " business days.\nIts " + d.credits + " have left your wallet. We write again once the payment company says that it is paid.",
    approvedPartSubject: (d) => "A part of your refund is approved: " + d.amount,
    approvedPart: (d) => "A part of your refund is approved: " + d.amount + " of " + d.whole + ". It goes back the way it was paid, within " + d.min + " to " + d.max + " business days.\nIts " + d.credits + " have left your wallet; the other " + d.rest + " are no longer held and yours to use.\nWe write again once the payment company says that it is paid.",
    declinedSubject: "About the refund that you asked for",
    declined: (d) => "We looked at your request for " + d.amount + " back, and cannot give this refund. Its " + d.credits + " were not touched.",
    answer: (d) => "Our answer: " + d.answer,
    paidBackSubject: (d) => d.amount + " is paid back",
    paidBack: (d) => "The payment company has paid " + d.amount + " back the way it came. It can take some days until you see it.",
    refusedSubject: (d) => "Your refund of " + d.amount + " has not gone through yet",
    refused: (d) => "The payment company could not pay " + d.amount + " back. Its " + d.credits + " are in your wallet again, and a person looks at your\nrequest once more: you need not do anything.",
    reference: (d) => "The purchase is " + d.reference + ":",
    takenBackSubject: (d) => "We look at your refund of " + d.amount + " again",
    takenBack: (d) => "We took back our decision about the " + d.amount + " you asked for. A person looks at it again within " + d.min + " to " + d.max + " business days, and we tell you by mail.\nUntil then its " + d.credits + " stay in your wallet and cannot be used. You can withdraw your request while nobody has decided.",
    why: (d) => "Why: " + d.reason,
    doesNotFitSubject: "A refund does not fit its payment",
    unbookedMail: (d) => d.provider + " gave back " + d.amount + " of the payment " + d.reference + ", but less than that is left of it. Nothing was booked. Please look at the payment at " + d.provider + ". The books page shows this for as long as it lasts.",
    stuckMail: (d) => "A refund of " + d.amount + " for the payment " + d.reference + " was approved, but " + d.provider + " has less than that left of it. It is tried again automatically. Please look at the payment at " + d.provider + ". The books page shows this for as long as it lasts."
  },
  fil: {
    askedSubject: (d) => "Natanggap namin ang refund request mo na " + d.amount,
    asked: (d) => "Hiningi mong maibalik ang " + d.amount + ". May taong titingin nito sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok,\nat sasabihan ka namin sa email. Hanggang doon, mananatili sa wallet mo ang " + d.credits + " nito at hindi magagamit.\nPuwede mong bawiin ang request habang wala pang desisyon.",
    approvedSubject: (d) => "Aprubado ang refund mo na " + d.amount,
    approved: (d) => "Aprubado ang refund mo. Babalik ang " + d.amount + " sa pinanggalingan ng bayad sa loob ng " + d.min + " hanggang " + d.max + " araw\nna may pasok. Inalis na sa wallet mo ang " + d.credits + " nito. Susulat kami ulit kapag sinabi ng payment company na bayad na.",
    approvedPartSubject: (d) => "Aprubado ang bahagi ng refund mo: " + d.amount,
    approvedPart: (d) => "Aprubado ang bahagi ng refund mo: " + d.amount + " sa " + d.whole + ". Babalik ito sa pinanggalingan ng bayad sa loob ng " + d.min + " hanggang\n" + d.max + " araw na may pasok. Inalis na sa wallet mo ang " + d.credits + " nito; hindi na naka-hold ang natitirang " + d.rest + " at magagamit mo na.\nSusulat kami ulit kapag sinabi ng payment company na bayad na.",
    declinedSubject: "Tungkol sa hiningi mong refund",
    declined: (d) => "Tiningnan namin ang request mong maibalik ang " + d.amount + ", at hindi namin maibibigay ang refund na ito.\nHindi ginalaw ang " + d.credits + " nito.",
    answer: (d) => "Ang sagot namin: " + d.answer,
    paidBackSubject: (d) => "Naibalik na ang " + d.amount,
    paidBack: (d) => "Ibinalik na ng payment company ang " + d.amount + " sa pinanggalingan nito. Maaaring abutin ng ilang araw bago mo ito makita.",
    refusedSubject: (d) => "Hindi pa natuloy ang refund mo na " + d.amount,
    refused: (d) => "Hindi naibalik ng payment company ang " + d.amount + ". Nasa wallet mo ulit ang " + d.credits + " nito, at may taong titingin\nulit sa request mo: wala kang kailangang gawin.",
    reference: (d) => "Ang pagbili ay " + d.reference + ":",
    takenBackSubject: (d) => "Titingnan namin ulit ang refund mo na " + d.amount,
    takenBack: (d) => "Binawi namin ang desisyon namin sa hiningi mong " + d.amount + ". May taong titingin ulit nito sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok,\nat sasabihan ka namin sa email. Hanggang doon, mananatili sa wallet mo ang " + d.credits + " nito at hindi magagamit.\nPuwede mong bawiin ang request habang wala pang desisyon.",
    why: (d) => "Dahilan: " + d.reason,
    doesNotFitSubject: "Hindi tugma ang isang refund sa bayad nito",
    unbookedMail: (d) => "Nagbalik ang " + d.provider + " ng " + d.amount + " sa bayad na " + d.reference + ", pero mas maliit na ang natitira rito. Walang naitala. Tingnan ang bayad sa " + d.provider + ". Makikita ito sa pahina ng books habang hindi pa naaayos.",
    stuckMail: (d) => "Naaprubahan ang refund na " + d.amount + " para sa bayad na " + d.reference + ", pero mas maliit na ang natitira rito sa " + d.provider + ". Awtomatiko itong susubukan ulit. Tingnan ang bayad sa " + d.provider + ". Makikita ito sa pahina ng books habang hindi pa naaayos."
  }
};
