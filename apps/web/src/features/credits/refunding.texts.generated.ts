// Written by `npm run texts` from refunding.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RefundingTexts {
  ask: string;
  until(values: { when: string | number }): string;
  what(values: { pesos: string | number; min: string | number; max: string | number }): string;
  keep(values: { credits: string | number }): string;
  reason: string;
  asking: string;
  askedTitle: string;
  askedText: string;
  failedTitle: string;
  failedText: string;
  open(values: { pesos: string | number; when: string | number; min: string | number; max: string | number; credits: string | number }): string;
  refused(values: { pesos: string | number; credits: string | number }): string;
  approved(values: { pesos: string | number; when: string | number; min: string | number; max: string | number; credits: string | number }): string;
  paidBack(values: { pesos: string | number; when: string | number }): string;
  declined(values: { when: string | number }): string;
  answer(values: { answer: string | number }): string;
  withdrawn(values: { when: string | number }): string;
  withdraw: string;
  withdrawing: string;
  withdrawSure(values: { credits: string | number }): string;
  withdrawnTitle: string;
  withdrawnText: string;
  withdrawFailed: string;
  withdrawFailedText: string;
  approvedPart(values: { when: string | number; pesos: string | number; whole: string | number; min: string | number; max: string | number; credits: string | number; rest: string | number }): string;
  paidBackPart(values: { pesos: string | number; whole: string | number; when: string | number; rest: string | number }): string;
}

export const refundingTexts: Record<Language, RefundingTexts> = {
  en: {
    ask: "Ask for a refund",
    until: (d) => "Possible until " + d.when + ", while your wallet holds the credits of this purchase.",
    what: (d) => "You ask for <b>" + d.pesos + "</b> back. A person decides within " + d.min + " to " + d.max + " working days, and we tell you by mail.",
    keep: (d) => "Until it is decided, the " + d.credits + " of this purchase cannot be used; once it is approved, they leave your wallet. You can withdraw the request until then. A refund of a purchase can be asked for once.",
    reason: "Reason (you need not say)",
    asking: "Asking…",
    askedTitle: "Refund asked for",
    askedText: "We tell you by mail what was decided.",
    failedTitle: "No refund asked for",
    failedText: "Nothing was changed. Please try again.",
    open: (d) => "You asked for " + d.pesos + " back on " + d.when + ". A person decides within " + d.min + " to " + d.max + " working days. Until then its " + d.credits + " cannot be used.",
    refused: (d) => "The payment company could not pay " + d.pesos + " back. Its " + d.credits + " are in your wallet again, and a person looks at your request once more.",
    approved: (d) => "Your refund of " + d.pesos + " was approved on " + d.when + ". It arrives within " + d.min + " to " + d.max + " working days, the way you paid. Its " + d.credits + " have left your wallet.",
    paidBack: (d) => d.pesos + " was paid back on " + d.when + ", the way you paid. It can take some days until you see it.",
    declined: (d) => "The refund that you asked for was declined on " + d.when + ".",
    answer: (d) => "Our answer: " + d.answer,
    withdrawn: (d) => "You withdrew your request for a refund on " + d.when + ", so its credits are yours to use.",
    withdraw: "Withdraw request",
    withdrawing: "Withdrawing…",
    withdrawSure: (d) => d.credits + " can be used again at once. A refund of this purchase cannot be asked for anew.",
    withdrawnTitle: "Request withdrawn",
    withdrawnText: "Your credits can be used again.",
    withdrawFailed: "Not withdrawn",
    withdrawFailedText: "Please try again.",
    approvedPart: (d) => "A part of your refund was approved on " + d.when + ": " + d.pesos + " of " + d.whole + ". It arrives within " + d.min + " to " + d.max + " working days, the way you paid. Its " + d.credits + " have left your wallet; the other " + d.rest + " are yours to use.",
    paidBackPart: (d) => d.pesos + " of " + d.whole + " was paid back on " + d.when + ", the way you paid. It can take some days until you see it. The other " + d.rest + " stayed yours to use."
  },
  fil: {
    ask: "Humingi ng refund",
    until: (d) => "Puwede hanggang " + d.when + ", habang nasa wallet mo pa ang credits ng pagbiling ito.",
    what: (d) => "Hinihingi mong maibalik ang <b>" + d.pesos + "</b>. May taong magpapasya sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok, at sasabihan ka namin sa e-mail.",
    keep: (d) => "Hangga’t walang desisyon, hindi magagamit ang " + d.credits + " ng pagbiling ito; kapag naaprubahan, aalisin ang mga ito sa wallet mo. Puwede mong bawiin ang hiling hanggang doon. Isang beses lang mahihingi ang refund ng isang pagbili.",
    reason: "Dahilan (hindi kailangang sabihin)",
    asking: "Hinihiling…",
    askedTitle: "Hiningi na ang refund",
    askedText: "Sasabihan ka namin sa e-mail kung ano ang desisyon.",
    failedTitle: "Hindi nahingi ang refund",
    failedText: "Walang nabago. Pakisubukan ulit.",
    open: (d) => "Hiningi mong maibalik ang " + d.pesos + " noong " + d.when + ". May taong magpapasya sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok. Hanggang doon, hindi magagamit ang " + d.credits + " nito.",
    refused: (d) => "Hindi naibalik ng payment company ang " + d.pesos + ". Nasa wallet mo ulit ang " + d.credits + " nito, at may taong titingin ulit sa hiling mo.",
    approved: (d) => "Naaprubahan ang refund mo na " + d.pesos + " noong " + d.when + ". Darating ito sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok, sa pinanggalingan ng bayad mo. Inalis na sa wallet mo ang " + d.credits + " nito.",
    paidBack: (d) => "Naibalik ang " + d.pesos + " noong " + d.when + ", sa pinanggalingan ng bayad mo. Maaaring abutin ng ilang araw bago mo ito makita.",
    declined: (d) => "Hindi inaprubahan noong " + d.when + " ang refund na hiningi mo.",
    answer: (d) => "Ang sagot namin: " + d.answer,
    withdrawn: (d) => "Binawi mo ang hiling mong refund noong " + d.when + ", kaya magagamit mo na ang credits nito.",
    withdraw: "Bawiin ang hiling",
    withdrawing: "Binabawi…",
    withdrawSure: (d) => "Magagamit na agad ang " + d.credits + ". Hindi na mahihingi ulit ang refund ng pagbiling ito.",
    withdrawnTitle: "Nabawi ang hiling",
    withdrawnText: "Magagamit na ulit ang credits mo.",
    withdrawFailed: "Hindi nabawi",
    withdrawFailedText: "Pakisubukan ulit.",
    approvedPart: (d) => "Inaprubahan noong " + d.when + " ang bahagi ng refund mo: " + d.pesos + " sa " + d.whole + ". Darating ito sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok, sa pinanggalingan ng bayad mo. Inalis na sa wallet mo ang " + d.credits + " nito; magagamit mo na ang natitirang " + d.rest + ".",
    paidBackPart: (d) => "Naibalik ang " + d.pesos + " sa " + d.whole + " noong " + d.when + ", sa pinanggalingan ng bayad mo. Maaaring abutin ng ilang araw bago mo ito makita. Nanatiling magagamit mo ang natitirang " + d.rest + "."
  }
};
