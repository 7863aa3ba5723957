// Written by `npm run texts` from broadcast-view.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BroadcastViewTexts {
  missingTitle: string;
  missingText: string;
  loadingOne: string;
  failedOne: string;
  sentTo: string;
  ofPeople(values: { all: string | number }): string;
  opened: string;
  ofSent(values: { percent: string | number }): string;
  bought: string;
  paid: string;
  paidNote: string;
  cancelSchedule: string;
  stop: string;
  stoppedText: string;
  stoppedForWords: string;
  unsend: string;
  cancelTitle: string;
  cancelText: string;
  stopTitle: string;
  stopText: string;
  unsendTitle: string;
  unsendText: string;
  notStopped: string;
  sendAnew: string;
  notOpened: string;
  replaceTitle: string;
  replaceText: string;
  replace: string;
}

export const broadcastViewTexts: Record<Language, BroadcastViewTexts> = {
  en: {
    missingTitle: "Message not found",
    missingText: "It may be someone else’s, or the link is incomplete.",
    loadingOne: "Loading the message",
    failedOne: "Failed to load the message",
    sentTo: "Sent to",
    ofPeople: (d) => "of " + d.all,
    opened: "Opened by",
    ofSent: (d) => d.percent + "% of those who got it",
    bought: "Unlocked by",
    paid: "Total paid",
    paidNote: "Your share is in Earnings",
    cancelSchedule: "Cancel",
    stop: "Stop sending",
    stoppedText: "We stopped this, as your account could not send messages at that time. To send it now, write it again.",
    stoppedForWords: "We stopped this, as its words had become words that messages may not have. Nobody got it. Change the words and send it again.",
    unsend: "Unsend",
    cancelTitle: "Cancel this message?",
    cancelText: "Nobody will get it. Its text and files are deleted.",
    stopTitle: "Stop sending this message?",
    stopText: "Those who already got it keep it. Nobody else will.",
    unsendTitle: "Unsend this message?",
    unsendText: "It disappears for everyone who has not opened it. Those who opened it or paid for it keep it.",
    notStopped: "Nothing was changed",
    sendAnew: "Edit and send again",
    notOpened: "It could not be opened",
    replaceTitle: "Replace what you are writing?",
    replaceText: "You have begun another message to many. Its text and files would be lost.",
    replace: "Replace it"
  },
  fil: {
    missingTitle: "Hindi nahanap ang message",
    missingText: "Baka sa iba ito, o kulang ang link.",
    loadingOne: "Nilo-load ang message",
    failedOne: "Hindi ma-load ang message",
    sentTo: "Naipadala sa",
    ofPeople: (d) => "sa " + d.all,
    opened: "Binuksan ng",
    ofSent: (d) => d.percent + "% ng mga nakatanggap",
    bought: "In-unlock ng",
    paid: "Kabuuang bayad",
    paidNote: "Nasa Kita ang bahagi mo",
    cancelSchedule: "I-cancel",
    stop: "Ihinto ang pagpapadala",
    stoppedText: "Itinigil namin ito dahil hindi makapagpadala ng message ang account mo noong oras na iyon. Para ipadala ito ngayon, isulat itong muli.",
    stoppedForWords: "Itinigil namin ito dahil may mga salita itong hindi na puwede sa mga message. Walang nakatanggap nito. Palitan ang mga salita at ipadala ulit.",
    unsend: "Bawiin",
    cancelTitle: "I-cancel ang message na ito?",
    cancelText: "Walang makakatanggap nito. Mabubura ang text at mga file nito.",
    stopTitle: "Ihinto ang pagpapadala ng message na ito?",
    stopText: "Mananatili ito sa nakatanggap na. Wala nang ibang makakatanggap.",
    unsendTitle: "Bawiin ang message na ito?",
    unsendText: "Mawawala ito sa lahat ng hindi pa nagbukas nito. Mananatili ito sa nagbukas o nagbayad na.",
    notStopped: "Walang nabago",
    sendAnew: "I-edit at ipadala ulit",
    notOpened: "Hindi ito mabuksan",
    replaceTitle: "Palitan ang isinusulat mo?",
    replaceText: "May nasimulan ka nang ibang message para sa marami. Mawawala ang text at mga file nito.",
    replace: "Palitan"
  }
};
