// Written by `npm run texts` from appeals.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AppealsTexts {
  received: string;
  linkInvalid: string;
  appealed: string;
  tooLate: string;
  ownDecision: string;
  ownAppeal: string;
  decidedBy(values: { name: string | number }): string;
  granted: string;
  grantedPayout: string;
  restored: string;
  staysRemoved: string;
  denied: string;
  answer(values: { answer: string | number }): string;
  warning: string;
  removal: string;
  cut: string;
  suspension: string;
  ban: string;
  payout: string;
  grantedSubject: string;
  deniedSubject: string;
  grantedMail(values: { what: string | number }): string;
  grantedPayoutMail(values: { what: string | number }): string;
  restoredMail(values: { what: string | number }): string;
  staysRemovedMail(values: { what: string | number }): string;
  deniedMail(values: { what: string | number }): string;
  grantedToAdmin(values: { name: string | number; username: string | number; what: string | number }): string;
  deniedToAdmin(values: { name: string | number; username: string | number; what: string | number }): string;
  takenBack: string;
  takenBackOver: string;
  takenBackShown: string;
  removedByMistake: string;
  staysAway: string;
  notDecided: string;
  otherSince: string;
  notDenied: string;
  waitsAgain: string;
  reopenedSubject: string;
  reopenedMail(values: { what: string | number }): string;
  reason(values: { reason: string | number }): string;
}

export const appealsTexts: Record<Language, AppealsTexts> = {
  en: {
    received: "We have your appeal. We look at the decision again and tell you by mail.",
    linkInvalid: "This link does not lead to a decision. Use the one in our mail, or sign in to get it again.",
    appealed: "You appealed against this already; each decision can be appealed against once.",
    tooLate: "An appeal is taken within 30 days of a decision, which are over.",
    ownDecision: "This appeal is against your own decision: another admin decides it.",
    ownAppeal: "This appeal is your own: another admin decides it.",
    decidedBy: (d) => d.name + " was first: this appeal is decided.",
    granted: "The appeal is granted",
    grantedPayout: "The appeal is granted. The creator can request the payout again.",
    restored: "The appeal is granted, and what was removed is back as it was",
    staysRemoved: "The appeal is granted; what was removed stays removed",
    denied: "The appeal is denied",
    answer: (d) => "Our answer: " + d.answer,
    warning: "the warning",
    removal: "the removal",
    cut: "the cut of a live stream",
    suspension: "the suspension",
    ban: "the ban",
    payout: "the rejection of a payout",
    grantedSubject: "An appeal was granted",
    deniedSubject: "An appeal was denied",
    grantedMail: (d) => "We looked at your appeal against " + d.what + " again, and you were right: it does not count any more.",
    grantedPayoutMail: (d) => "We looked at your appeal against " + d.what + " again, and you were right. The money is in your balance, and you can request the payout again. Whoever decides about it sees that we granted your appeal.",
    restoredMail: (d) => "We looked at your appeal against " + d.what + " again, and you were right. What we removed is back as it was.",
    staysRemovedMail: (d) => "We looked at your appeal against " + d.what + " again, and you were right: it does not count against you. It stays removed all the same, because somebody who is shown in it or owns it asked for that, or because it was deleted.",
    deniedMail: (d) => "We looked at your appeal against " + d.what + " again. Our decision stays.",
    grantedToAdmin: (d) => d.name + " granted the appeal of @" + d.username + " against " + d.what + " that you had decided.",
    deniedToAdmin: (d) => d.name + " denied the appeal of @" + d.username + " against " + d.what + " that you had decided.",
    takenBack: "Taken back. It waits in the queue again.",
    takenBackOver: "Taken back. The stream itself stays over.",
    takenBackShown: "Taken back. It is shown again as it stood.",
    removedByMistake: "It was removed by mistake.",
    staysAway: "Somebody who is shown in it, or owns it, asked for its removal, or its author deleted it.",
    notDecided: "Nothing was decided about it that could be taken back.",
    otherSince: "Something else stands there since, or what stood there is kept no longer.",
    notDenied: "This appeal was not denied, or that was taken back already.",
    waitsAgain: "Taken back. The appeal waits again.",
    reopenedSubject: "We look at your appeal again",
    reopenedMail: (d) => "We denied your appeal against " + d.what + ", and have now taken that back. We will look at it again and write to you. Until then " + d.what + " stands.",
    reason: (d) => "Reason: " + d.reason
  },
  fil: {
    received: "Nasa amin na ang apela mo. Titingnan namin ulit ang desisyon at sasabihan ka sa email.",
    linkInvalid: "Walang desisyon sa link na ito. Gamitin ang nasa email namin, o mag-sign in para makuha ulit.",
    appealed: "Umapela ka na laban dito; isang beses lang puwedeng umapela sa bawat desisyon.",
    tooLate: "Tinatanggap ang apela sa loob ng 30 araw mula sa desisyon, at lampas na ito.",
    ownDecision: "Laban sa sarili mong desisyon ang apelang ito: ibang admin ang magdedesisyon.",
    ownAppeal: "Sarili mo ang apelang ito: ibang admin ang magdedesisyon.",
    decidedBy: (d) => "Nauna si " + d.name + ": may desisyon na ang apelang ito.",
    granted: "Tinanggap ang apela",
    grantedPayout: "Tinanggap ang apela. Puwedeng hilingin ulit ng creator ang payout.",
    restored: "Tinanggap ang apela, at ibinalik ang inalis sa dati nitong ayos",
    staysRemoved: "Tinanggap ang apela; mananatiling wala ang inalis",
    denied: "Hindi tinanggap ang apela",
    answer: (d) => "Ang sagot namin: " + d.answer,
    warning: "warning",
    removal: "pag-alis",
    cut: "pagputol ng live",
    suspension: "suspension",
    ban: "ban",
    payout: "hindi pag-apruba sa payout",
    grantedSubject: "Tinanggap ang isang apela",
    deniedSubject: "Hindi tinanggap ang isang apela",
    grantedMail: (d) => "Tiningnan namin ulit ang apela mo laban sa " + d.what + ", at tama ka: wala na itong bisa.",
    grantedPayoutMail: (d) => "Tiningnan namin ulit ang apela mo laban sa " + d.what + ", at tama ka. Nasa balance mo ang pera, at puwede mo nang hilingin ulit ang payout. Makikita ng magdedesisyon na tinanggap namin ang apela mo.",
    restoredMail: (d) => "Tiningnan namin ulit ang apela mo laban sa " + d.what + ", at tama ka. Ibinalik namin ang inalis sa dati nitong ayos.",
    staysRemovedMail: (d) => "Tiningnan namin ulit ang apela mo laban sa " + d.what + ", at tama ka: hindi na ito laban sa iyo. Mananatili pa rin itong wala, dahil hiniling iyon ng taong makikita rito o may-ari nito, o dahil na-delete na ito.",
    deniedMail: (d) => "Tiningnan namin ulit ang apela mo laban sa " + d.what + ". Mananatili ang desisyon namin.",
    grantedToAdmin: (d) => "Tinanggap ni " + d.name + " ang apela ni @" + d.username + " laban sa " + d.what + " na desisyon mo.",
    deniedToAdmin: (d) => "Hindi tinanggap ni " + d.name + " ang apela ni @" + d.username + " laban sa " + d.what + " na desisyon mo.",
    takenBack: "Nabawi na. Naghihintay ito ulit sa queue.",
    takenBackOver: "Nabawi na. Hindi na maibabalik sa ere ang live.",
    takenBackShown: "Nabawi na. Ipinapakita na ulit ito gaya ng dati.",
    removedByMistake: "Nagkamali kami sa pag-alis nito.",
    staysAway: "Ipinatanggal ito ng taong nasa larawan o may-ari nito, o binura na ito ng gumawa.",
    notDecided: "Walang desisyon dito na puwedeng bawiin.",
    otherSince: "May iba nang nakalagay roon, o wala na ang dating nakalagay.",
    notDenied: "Hindi tinanggihan ang apelang ito, o nabawi na iyon.",
    waitsAgain: "Nabawi na. Naghihintay ulit ang apela.",
    reopenedSubject: "Titingnan namin ulit ang apela mo",
    reopenedMail: (d) => "Hindi namin tinanggap ang apela mo laban sa " + d.what + ", at binawi namin iyon: titingnan namin ulit ito at sasabihan ka sa email. Hanggang doon, may bisa pa ang " + d.what + ".",
    reason: (d) => "Dahilan: " + d.reason
  }
};
