// Written by `npm run texts` from subscriptions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SubscriptionsTexts {
  subscribed: string;
  cancelled: string;
  notOffered: string;
  notSubscribed: string;
  priceChanged(values: { credits: string | number }): string;
  thenChanged(values: { credits: string | number }): string;
  trialChanged: string;
  failedSubject: string;
  failedText(values: { name: string | number; until: string | number }): string;
  endedSubject: string;
  endedText(values: { name: string | number }): string;
  notFreeText(values: { name: string | number }): string;
  firstChargeSubject: string;
  firstChargeText(values: { name: string | number; until: string | number; credits: string | number }): string;
  noPlan: string;
  offersSaved: string;
  csvUsername: string;
  csvSince: string;
  csvUntil: string;
  csvRenews: string;
  csvSpent: string;
  csvYes: string;
  csvNo: string;
  notToGive: string;
}

export const subscriptionsTexts: Record<Language, SubscriptionsTexts> = {
  en: {
    subscribed: "You are subscribed!",
    cancelled: "It will not renew.",
    notOffered: "This creator does not offer subscriptions at the moment.",
    notSubscribed: "You are not subscribed to this creator.",
    priceChanged: (d) => "The subscription costs " + d.credits + " now. Have a look before you go on.",
    thenChanged: (d) => "Each month that follows costs " + d.credits + " now. Have a look before you go on.",
    trialChanged: "The free days have changed. Have a look before you go on.",
    failedSubject: "Your subscription could not be renewed",
    failedText: (d) => "There were too few credits that can be used in your wallet to renew your subscription to " + d.name + ", or a limit or break that you set does not allow it. We try again until " + d.until + "; it goes on as soon as there are enough credits and your limit allows it. Buy credits here:",
    endedSubject: "Your subscription has ended",
    endedText: (d) => "Your subscription to " + d.name + " has ended, as there were too few credits to renew it. Nothing was charged. You can subscribe again at any time:",
    notFreeText: (d) => "Your subscription to " + d.name + " was free and has ended, as " + d.name + " asks for a monthly price now. Nothing was charged. See the price and subscribe again here:",
    firstChargeSubject: "Your subscription renews tomorrow",
    firstChargeText: (d) => "What you had so far of your subscription to " + d.name + " ends on " + d.until + ". From then on a month costs " + d.credits + ", taken from your wallet. Nothing is charged if you cancel before that, here:",
    noPlan: "This offer is not there any more. Have a look at what there is now.",
    offersSaved: "Your offers are saved.",
    csvUsername: "Username",
    csvSince: "Since",
    csvUntil: "Until",
    csvRenews: "Renews",
    csvSpent: "Credits used",
    csvYes: "Yes",
    csvNo: "No",
    notToGive: "There is no subscription to this creator to give."
  },
  fil: {
    subscribed: "Naka-subscribe ka na!",
    cancelled: "Hindi na ito mare-renew.",
    notOffered: "Walang iniaalok na subscription ang creator na ito sa ngayon.",
    notSubscribed: "Hindi ka naka-subscribe sa creator na ito.",
    priceChanged: (d) => d.credits + " na ang subscription ngayon. Tingnan muna bago magpatuloy.",
    thenChanged: (d) => d.credits + " na ang bawat susunod na buwan. Tingnan muna bago magpatuloy.",
    trialChanged: "Nagbago ang mga libreng araw. Tingnan muna bago magpatuloy.",
    failedSubject: "Hindi na-renew ang subscription mo",
    failedText: (d) => "Kulang ang magagamit na credits sa wallet mo para ma-renew ang subscription mo kay " + d.name + ", o hindi ito pinapayagan ng itinakda mong limit sa paggamit o pahinga. Susubukan ulit namin hanggang " + d.until + "; tuloy ito kapag sapat na ang credits at pinapayagan ng limit mo. Bumili ng credits dito:",
    endedSubject: "Natapos na ang subscription mo",
    endedText: (d) => "Natapos na ang subscription mo kay " + d.name + " dahil kulang ang credits para ma-renew ito. Walang siningil. Puwede kang mag-subscribe ulit kahit kailan:",
    notFreeText: (d) => "Libre ang subscription mo kay " + d.name + " at natapos na ito dahil may buwanang presyo na si " + d.name + ". Walang siningil. Tingnan ang presyo at mag-subscribe ulit dito:",
    firstChargeSubject: "Mare-renew bukas ang subscription mo",
    firstChargeText: (d) => "Hanggang " + d.until + " ang kasalukuyan mong subscription kay " + d.name + ". Mula noon, " + d.credits + " ang isang buwan, at kukunin sa wallet mo. Walang sisingilin kung i-cancel mo bago iyon, dito:",
    noPlan: "Wala na ang alok na ito. Tingnan kung ano ang mayroon ngayon.",
    offersSaved: "Na-save ang mga alok mo.",
    csvUsername: "Username",
    csvSince: "Mula",
    csvUntil: "Hanggang",
    csvRenews: "Mare-renew",
    csvSpent: "Credits na nagamit",
    csvYes: "Oo",
    csvNo: "Hindi",
    notToGive: "Walang subscription sa creator na ito na puwedeng iregalo."
  }
};
