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
    until: (d) => "You can ask until " + d.when + ", as long as the credits of this purchase are in your wallet.",
    what: (d) => "You are asking for <b>" + d.pesos + "</b> back. A person decides within " + d.min + " to " + d.max + " business days, and we tell you by email.",
    keep: (d) => "Until there is a decision, you cannot use the " + d.credits + " of this purchase. If we approve it, they leave your wallet. You can withdraw the request until then. You can ask for a refund of a purchase only once.",
    reason: "Reason (optional)",
    asking: "Asking…",
    askedTitle: "Refund requested",
    askedText: "We will email you the decision.",
    failedTitle: "Refund not requested",
    failedText: "Nothing changed. Please try again.",
    open: (d) => "You asked for " + d.pesos + " back on " + d.when + ". A person decides within " + d.min + " to " + d.max + " business days. Until then its " + d.credits + " cannot be used.",
    refused: (d) => "The payment company could not pay " + d.pesos + " back. Its " + d.credits + " are back in your wallet, and a person will look at your request again.",
    approved: (d) => "Your refund of " + d.pesos + " was approved on " + d.when + ". It arrives within " + d.min + " to " + d.max + " business days, the way you paid. Its " + d.credits + " have left your wallet.",
    paidBack: (d) => d.pesos + " was paid back on " + d.when + ", the way you paid. It may take a few days to show up.",
    declined: (d) => "The refund you asked for was declined on " + d.when + ".",
    answer: (d) => "Our answer: " + d.answer,
    withdrawn: (d) => "You withdrew your refund request on " + d.when + ", so you can use its credits.",
    withdraw: "Withdraw request",
    withdrawing: "Withdrawing…",
    withdrawSure: (d) => "You can use the " + d.credits + " again right away. You cannot ask for a refund of this purchase again.",
    withdrawnTitle: "Request withdrawn",
    withdrawnText: "You can use your credits again.",
    withdrawFailed: "Not withdrawn",
    withdrawFailedText: "Please try again.",
    approvedPart: (d) => "A part of your refund was approved on " + d.when + ": " + d.pesos + " of " + d.whole + ". It arrives within " + d.min + " to " + d.max + " business days, the way you paid. Its " + d.credits + " have left your wallet; the other " + d.rest + " are yours to use.",
    paidBackPart: (d) => d.pesos + " of " + d.whole + " was paid back on " + d.when + ", the way you paid. It may take a few days to show up. The other " + d.rest + " are still yours to use."
  },
  fil: {
    ask: "Humingi ng refund",
    until: (d) => "Puwede kang humingi hanggang " + d.when + ", habang nasa wallet mo pa ang credits ng pagbiling ito.",
    what: (d) => "Hinihingi mong maibalik ang <b>" + d.pesos + "</b>. May taong magdedesisyon sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok, at sasabihan ka namin sa email.",
    keep: (d) => "Hangga’t walang desisyon, hindi mo magagamit ang " + d.credits + " ng pagbiling ito. Kapag naaprubahan, aalisin ang mga ito sa wallet mo. Puwede mong bawiin ang request hanggang doon. Isang beses lang puwedeng humingi ng refund sa isang pagbili.",
    reason: "Dahilan (opsyonal)",
    asking: "Hinihiling…",
    askedTitle: "Hiningi na ang refund",
    askedText: "Ipapaalam namin sa iyo ang desisyon sa email.",
    failedTitle: "Hindi nahingi ang refund",
    failedText: "Walang nabago. Pakisubukan ulit.",
    open: (d) => "Hiningi mong maibalik ang " + d.pesos + " noong " + d.when + ". May taong magdedesisyon sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok. Hanggang doon, hindi magagamit ang " + d.credits + " nito.",
    refused: (d) => "Hindi naibalik ng payment company ang " + d.pesos + ". Nasa wallet mo ulit ang " + d.credits + " nito, at may taong titingin ulit sa request mo.",
    approved: (d) => "Naaprubahan ang refund mo na " + d.pesos + " noong " + d.when + ". Darating ito sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok, sa pinanggalingan ng bayad mo. Inalis na sa wallet mo ang " + d.credits + " nito.",
    paidBack: (d) => "Naibalik ang " + d.pesos + " noong " + d.when + ", sa pinanggalingan ng bayad mo. Maaaring abutin ng ilang araw bago mo ito makita.",
    declined: (d) => "Hindi inaprubahan noong " + d.when + " ang refund na hiningi mo.",
    answer: (d) => "Ang sagot namin: " + d.answer,
    withdrawn: (d) => "Binawi mo ang refund request mo noong " + d.when + ", kaya magagamit mo na ang credits nito.",
    withdraw: "Bawiin ang request",
    withdrawing: "Binabawi…",
    withdrawSure: (d) => "Magagamit na agad ang " + d.credits + ". Hindi na mahihingi ulit ang refund ng pagbiling ito.",
    withdrawnTitle: "Nabawi ang request",
    withdrawnText: "Magagamit na ulit ang credits mo.",
    withdrawFailed: "Hindi nabawi",
    withdrawFailedText: "Pakisubukan ulit.",
    approvedPart: (d) => "Inaprubahan noong " + d.when + " ang bahagi ng refund mo: " + d.pesos + " sa " + d.whole + ". Darating ito sa loob ng " + d.min + " hanggang " + d.max + " araw na may pasok, sa pinanggalingan ng bayad mo. Inalis na sa wallet mo ang " + d.credits + " nito; magagamit mo na ang natitirang " + d.rest + ".",
    paidBackPart: (d) => "Naibalik ang " + d.pesos + " sa " + d.whole + " noong " + d.when + ", sa pinanggalingan ng bayad mo. Maaaring abutin ng ilang araw bago mo ito makita. Nanatiling magagamit mo ang natitirang " + d.rest + "."
  }
};
