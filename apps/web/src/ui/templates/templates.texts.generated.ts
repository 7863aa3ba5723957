// Written by `npm run texts` from templates.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TemplatesTexts {
  template: string;
  choose: string;
  manage: string;
  filledEn: string;
  filledFil: string;
  rule: string;
  chooseRule: string;
  daysMissing: string;
  unknown(values: { names: string | number }): string;
  failed: string;
  failedText: string;
  post_title: string;
  amount: string;
  reference: string;
  sent_date: string;
  name: string;
  date: string;
  breaksRule: string;
  shownDisagreed: string;
  notOnProfile: string;
  firstWarning: string;
  suspendedAfter: string;
  bannedFor: string;
  pictureUnread: string;
  namesDiffer: string;
  decisionStands: string;
  notEnough: string;
  creditsUsed: string;
  accountWrong: string;
}

export const templatesTexts: Record<Language, TemplatesTexts> = {
  en: {
    template: "Template",
    choose: "Write without a template",
    manage: "Manage templates",
    filledEn: "Filled in, in English, their language. Change what you like.",
    filledFil: "Filled in, in Filipino, their language. Change what you like.",
    rule: "Which rule is it about?",
    chooseRule: "Choose the rule",
    daysMissing: "Fill in the days first, then choose the template again.",
    unknown: (d) => "This template needs " + d.names + ", which is not known here. Choose another.",
    failed: "The template could not be filled in",
    failedText: "Please try again.",
    post_title: "the title of a post",
    amount: "an amount",
    reference: "a reference",
    sent_date: "the day it was sent",
    name: "a name",
    date: "a day",
    breaksRule: "Breaks a rule",
    shownDisagreed: "Somebody shown did not agree",
    notOnProfile: "Not allowed on a profile",
    firstWarning: "First warning",
    suspendedAfter: "Suspended after warnings",
    bannedFor: "Banned for a serious breach",
    pictureUnread: "Picture cannot be read",
    namesDiffer: "Names do not match",
    decisionStands: "The decision stands",
    notEnough: "Not enough to go by",
    creditsUsed: "Credits were used",
    accountWrong: "Account details are wrong"
  },
  fil: {
    template: "Template",
    choose: "Sumulat nang walang template",
    manage: "Ayusin ang mga template",
    filledEn: "Napunan na, sa Ingles na gamit niya. Baguhin ang gusto mo.",
    filledFil: "Napunan na, sa Filipino na gamit niya. Baguhin ang gusto mo.",
    rule: "Aling patakaran ito?",
    chooseRule: "Piliin ang patakaran",
    daysMissing: "Ilagay muna ang mga araw, saka piliin ulit ang template.",
    unknown: (d) => "Kailangan ng template na ito ang " + d.names + ", na wala rito. Pumili ng iba.",
    failed: "Hindi napunan ang template",
    failedText: "Subukan ulit.",
    post_title: "pamagat ng post",
    amount: "halaga",
    reference: "reference",
    sent_date: "araw kung kailan ito ipinadala",
    name: "pangalan",
    date: "araw",
    breaksRule: "Lumabag sa patakaran",
    shownDisagreed: "May nasa larawan na hindi pumayag",
    notOnProfile: "Hindi puwede sa profile",
    firstWarning: "Unang warning",
    suspendedAfter: "Sinuspinde pagkatapos ng mga warning",
    bannedFor: "Na-ban dahil sa malubhang paglabag",
    pictureUnread: "Hindi mabasa ang larawan",
    namesDiffer: "Hindi tugma ang mga pangalan",
    decisionStands: "Mananatili ang desisyon",
    notEnough: "Kulang ang detalye",
    creditsUsed: "Nagamit na ang credits",
    accountWrong: "Mali ang detalye ng account"
  }
};
