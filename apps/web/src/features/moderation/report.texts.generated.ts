// Written by `npm run texts` from report.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReportTexts {
  report: string;
  reportPost: string;
  reportProfile(values: { name: string | number }): string;
  reportComment(values: { name: string | number }): string;
  lead: string;
  why: string;
  description: string;
  descriptionHint: string;
  send: string;
  sending: string;
  sent: string;
  failed: string;
  tryAgain: string;
  reportMessage(values: { name: string | number }): string;
  reportLive(values: { name: string | number }): string;
  messageLead(values: { name: string | number }): string;
}

export const reportTexts: Record<Language, ReportTexts> = {
  en: {
    report: "Report",
    reportPost: "Report this post",
    reportProfile: (d) => "Report " + d.name,
    reportComment: (d) => "Report the comment of @" + d.name,
    lead: "Our team looks at it. Nobody is told who reported them.",
    why: "What is wrong?",
    description: "Tell us more",
    descriptionHint: "What we should know. You may leave this empty.",
    send: "Send Report",
    sending: "Sending…",
    sent: "Report sent",
    failed: "Report not sent",
    tryAgain: "Please try again.",
    reportMessage: (d) => "Report a message of " + d.name,
    reportLive: (d) => "Report the stream of " + d.name,
    messageLead: (d) => "Our team gets this message and the ten next to it, as they are now. " + d.name + " is not told."
  },
  fil: {
    report: "I-report",
    reportPost: "I-report ang post na ito",
    reportProfile: (d) => "I-report si " + d.name,
    reportComment: (d) => "I-report ang comment ni @" + d.name,
    lead: "Titingnan ito ng team namin. Hindi sasabihin kung sino ang nag-report.",
    why: "Ano ang mali?",
    description: "Ikuwento pa",
    descriptionHint: "Ang dapat naming malaman. Puwedeng walang isulat.",
    send: "Ipadala ang Report",
    sending: "Ipinapadala…",
    sent: "Naipadala ang report",
    failed: "Hindi naipadala ang report",
    tryAgain: "Pakisubukan ulit.",
    reportMessage: (d) => "I-report ang message ni " + d.name,
    reportLive: (d) => "I-report ang live ni " + d.name,
    messageLead: (d) => "Makukuha ng team namin ang message na ito at ang sampung katabi nito, gaya ng mga ito ngayon. Hindi sasabihin kay " + d.name + "."
  }
};
