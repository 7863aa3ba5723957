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
  unsend: string;
  cancelTitle: string;
  cancelText: string;
  stopTitle: string;
  stopText: string;
  unsendTitle: string;
  unsendText: string;
  notStopped: string;
}

export const broadcastViewTexts: Record<Language, BroadcastViewTexts> = {
  en: {
    missingTitle: "No such message",
    missingText: "It may belong to somebody else, or the link is not complete.",
    loadingOne: "Loading the message",
    failedOne: "Failed to load the message",
    sentTo: "Sent to",
    ofPeople: (d) => "of " + d.all,
    opened: "Opened by",
    ofSent: (d) => d.percent + "% of those who have it",
    bought: "Unlocked by",
    paid: "Paid in all",
    paidNote: "Your share is in Earnings",
    cancelSchedule: "Cancel",
    stop: "Stop sending",
    unsend: "Unsend",
    cancelTitle: "Cancel this message?",
    cancelText: "Nobody gets it. Its text and files are deleted.",
    stopTitle: "Stop sending this message?",
    stopText: "Who has it keeps it. Nobody else gets it.",
    unsendTitle: "Unsend this message?",
    unsendText: "It goes from everybody who has not opened it. Who opened it, or paid for it, keeps it.",
    notStopped: "Nothing was changed"
  },
  fil: {
    missingTitle: "Walang ganitong message",
    missingText: "Baka sa iba ito, o kulang ang link.",
    loadingOne: "Nilo-load ang message",
    failedOne: "Hindi na-load ang message",
    sentTo: "Naipadala sa",
    ofPeople: (d) => "sa " + d.all,
    opened: "Binuksan ng",
    ofSent: (d) => d.percent + "% ng may hawak nito",
    bought: "In-unlock ng",
    paid: "Kabuuang bayad",
    paidNote: "Nasa Kita ang bahagi mo",
    cancelSchedule: "Kanselahin",
    stop: "Ihinto ang pagpapadala",
    unsend: "Bawiin",
    cancelTitle: "Kanselahin ang message na ito?",
    cancelText: "Walang makakatanggap nito. Mabubura ang text at mga file nito.",
    stopTitle: "Ihinto ang pagpapadala ng message na ito?",
    stopText: "Mananatili ito sa nakatanggap na. Wala nang ibang makakatanggap.",
    unsendTitle: "Bawiin ang message na ito?",
    unsendText: "Mawawala ito sa lahat ng hindi pa nagbukas nito. Mananatili ito sa nagbukas o nagbayad na.",
    notStopped: "Walang nabago"
  }
};
