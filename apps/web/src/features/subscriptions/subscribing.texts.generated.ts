// Written by `npm run texts` from subscribing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SubscribingTexts {
  join: string;
  subscribed: string;
  askTitle(values: { name: string | number }): string;
  subject(values: { name: string | number }): string;
  subscribing: string;
  needMore(values: { credits: string | number }): string;
  offerChanged: string;
  doneTitle: string;
  doneText(values: { day: string | number; credits: string | number }): string;
  doneFree(values: { day: string | number }): string;
  resumedText: string;
  failed: string;
  failedText: string;
  manageTitle: string;
  loading: string;
  loadFailed: string;
  renewsOn(values: { day: string | number }): string;
  trialUntil(values: { day: string | number }): string;
  endsOn(values: { day: string | number }): string;
  pastDue(values: { day: string | number }): string;
  pastDueText: string;
  paidUntil: string;
  nextMonth: string;
  monthNow: string;
  free: string;
  cancel: string;
  cancelText(values: { day: string | number }): string;
  cancelling: string;
  cancelledTitle: string;
  cancelledText(values: { day: string | number }): string;
  cancelFailed: string;
  resume: string;
  resuming: string;
  resumeText(values: { day: string | number }): string;
  notOffered: string;
  ended: string;
  payNow: string;
}

export const subscribingTexts: Record<Language, SubscribingTexts> = {
  en: {
    join: "Join the Fan",
    subscribed: "Subscribed",
    askTitle: (d) => "Subscribe to " + d.name + "?",
    subject: (d) => "Subscription to " + d.name,
    subscribing: "Subscribing...",
    needMore: (d) => "You need <b>" + d.credits + "</b> more to subscribe.",
    offerChanged: "The offer has changed. This is how it stands now.",
    doneTitle: "Subscribed!",
    doneText: (d) => "You have access until " + d.day + ". Your balance is " + d.credits + ".",
    doneFree: (d) => "You have access until " + d.day + ". Nothing was charged.",
    resumedText: "Your subscription renews every month. Nothing was charged now.",
    failed: "Subscription Failed",
    failedText: "Failed to subscribe. Please try again.",
    manageTitle: "Your subscription",
    loading: "Loading your subscription",
    loadFailed: "Failed to load your subscription",
    renewsOn: (d) => "Renews on " + d.day,
    trialUntil: (d) => "Free until " + d.day + ", then it renews",
    endsOn: (d) => "Ends on " + d.day,
    pastDue: (d) => "Past due, access until " + d.day,
    pastDueText: "There were too few credits to renew. Buy credits and it renews by itself, or pay now.",
    paidUntil: "Paid until",
    nextMonth: "Next month",
    monthNow: "Price of a month",
    free: "Free",
    cancel: "Cancel subscription",
    cancelText: (d) => "If you cancel, you keep access until " + d.day + " and are not charged again.",
    cancelling: "Cancelling...",
    cancelledTitle: "Subscription Cancelled",
    cancelledText: (d) => "You have access until " + d.day + ".",
    cancelFailed: "Failed to cancel the subscription. Please try again.",
    resume: "Renew again",
    resuming: "One moment...",
    resumeText: (d) => "Nothing is charged now. From " + d.day + " it renews every month until you cancel.",
    notOffered: "This creator does not sell subscriptions at the moment.",
    ended: "This subscription has ended.",
    payNow: "Pay now"
  },
  fil: {
    join: "Sumali sa Fans",
    subscribed: "Naka-subscribe",
    askTitle: (d) => "Mag-subscribe kay " + d.name + "?",
    subject: (d) => "Subscription kay " + d.name,
    subscribing: "Nagsu-subscribe...",
    needMore: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para makapag-subscribe.",
    offerChanged: "Nagbago ang alok. Ito na ang kasalukuyang alok.",
    doneTitle: "Naka-subscribe na!",
    doneText: (d) => "May access ka hanggang " + d.day + ". " + d.credits + " ang balance mo.",
    doneFree: (d) => "May access ka hanggang " + d.day + ". Walang siningil.",
    resumedText: "Mare-renew ang subscription mo bawat buwan. Walang siningil ngayon.",
    failed: "Hindi Naka-subscribe",
    failedText: "Hindi makapag-subscribe. Pakisubukan ulit.",
    manageTitle: "Subscription mo",
    loading: "Nilo-load ang subscription mo",
    loadFailed: "Hindi ma-load ang subscription mo",
    renewsOn: (d) => "Mare-renew sa " + d.day,
    trialUntil: (d) => "Libre hanggang " + d.day + ", saka mare-renew",
    endsOn: (d) => "Hanggang " + d.day + " na lang",
    pastDue: (d) => "Hindi pa bayad, may access hanggang " + d.day,
    pastDueText: "Kulang ang credits para ma-renew. Bumili ng credits at kusa itong mare-renew, o magbayad na ngayon.",
    paidUntil: "Bayad hanggang",
    nextMonth: "Susunod na buwan",
    monthNow: "Presyo ng isang buwan",
    free: "Libre",
    cancel: "I-cancel ang subscription",
    cancelText: (d) => "Kung i-cancel mo, may access ka pa hanggang " + d.day + " at hindi ka na sisingilin ulit.",
    cancelling: "Kina-cancel...",
    cancelledTitle: "Na-cancel ang Subscription",
    cancelledText: (d) => "May access ka hanggang " + d.day + ".",
    cancelFailed: "Hindi ma-cancel ang subscription. Pakisubukan ulit.",
    resume: "I-renew ulit",
    resuming: "Sandali lang...",
    resumeText: (d) => "Walang sisingilin ngayon. Mula " + d.day + ", mare-renew ito bawat buwan hanggang i-cancel mo.",
    notOffered: "Walang ibinebentang subscription ang creator na ito sa ngayon.",
    ended: "Natapos na ang subscription na ito.",
    payNow: "Magbayad ngayon"
  }
};
