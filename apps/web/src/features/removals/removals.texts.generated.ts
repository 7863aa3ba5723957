// Written by `npm run texts` from removals.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RemovalsTexts {
  page: string;
  description: string;
  title: string;
  lead(values: { days: string | number }): string;
  formLabel: string;
  name: string;
  email: string;
  relation: string;
  choose: string;
  depicted: string;
  rights_holder: string;
  representative: string;
  content: string;
  contentHint: string;
  explanation: string;
  explanationHint: string;
  isTrue: string;
  isTrueNeeded: string;
  allFields: string;
  send: string;
  sending: string;
  notSent: string;
  notSentText: string;
  thanks: string;
  reference(values: { id: string | number; when: string | number }): string;
  backHome: string;
}

export const removalsTexts: Record<Language, RemovalsTexts> = {
  en: {
    page: "Removal request",
    description: "Are you shown in something on Likha without having agreed, or is it yours? Ask us to remove it: we decide within 7 days.",
    title: "Ask us to remove something",
    lead: (d) => "For anyone who is shown in something on Likha without having agreed, and for whoever owns it. You need no account. A person decides within " + d.days + " days, and we write to you.",
    formLabel: "Your request",
    name: "Name",
    email: "Email",
    relation: "How it concerns you",
    choose: "Choose one",
    depicted: "I am shown in it",
    rights_holder: "I own it (copyright or another right)",
    representative: "I ask for somebody who is shown in it or owns it",
    content: "Where it is",
    contentHint: "Links to the posts, or usernames of the profiles, one per line.",
    explanation: "Why it should be removed",
    explanationHint: "Please send no copies of IDs. If we need more, we will ask.",
    isTrue: "What I have written is true, and I have the right to ask for this.",
    isTrueNeeded: "Please confirm this",
    allFields: "Please fill in all fields",
    send: "Send request",
    sending: "Sending...",
    notSent: "The request was not sent",
    notSentText: "What you wrote is still here. Please try again.",
    thanks: "Request received",
    reference: (d) => "Your reference is " + d.id + ". We decide by " + d.when + ".",
    backHome: "Back to Home"
  },
  fil: {
    page: "Removal request",
    description: "Makikita ka ba sa isang larawan o video sa Likha nang walang pahintulot, o sa iyo ba ito? Hilinging alisin ito: magdedesisyon kami sa loob ng 7 araw.",
    title: "Humiling na may ipaalis",
    lead: (d) => "Para sa sinumang makikita sa isang larawan o video sa Likha nang walang pahintulot, at para sa may-ari nito. Hindi kailangan ng account. Tao ang magdedesisyon sa loob ng " + d.days + " araw, at susulatan ka namin sa email.",
    formLabel: "Ang request mo",
    name: "Pangalan",
    email: "Email",
    relation: "Kaugnayan mo rito",
    choose: "Pumili ng isa",
    depicted: "Ako ang makikita rito",
    rights_holder: "Ako ang may-ari nito (copyright o iba pang karapatan)",
    representative: "Humihiling ako para sa makikita rito o sa may-ari nito",
    content: "Saan ito makikita",
    contentHint: "Mga link ng post, o username ng profile; isa bawat linya.",
    explanation: "Bakit ito dapat alisin",
    explanationHint: "Huwag magpadala ng kopya ng ID. Kung may kailangan pa kami, magtatanong kami.",
    isTrue: "Totoo ang isinulat ko, at may karapatan akong humiling nito.",
    isTrueNeeded: "Pakikumpirma ito",
    allFields: "Pakikumpleto ang lahat ng field",
    send: "Ipadala ang request",
    sending: "Ipinapadala...",
    notSent: "Hindi naipadala ang request",
    notSentText: "Narito pa ang isinulat mo. Pakisubukan ulit.",
    thanks: "Natanggap ang request",
    reference: (d) => "Ang reference mo ay " + d.id + ". Magdedesisyon kami hanggang " + d.when + ".",
    backHome: "Bumalik sa Home"
  }
};
