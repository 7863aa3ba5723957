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
    description: "Are you shown in something on Likha, or is it yours? Ask us to remove it: we decide within 7 days.",
    title: "Ask us to remove something",
    lead: (d) => "For anyone who is shown in something without having agreed to it, and for whoever owns it. You need no account. A person decides within " + d.days + " days, and you are told by e-mail.",
    formLabel: "Your request",
    name: "Name",
    email: "E-mail",
    relation: "Your relation to it",
    choose: "Choose one",
    depicted: "I am shown in it",
    rights_holder: "It is mine (copyright or another right)",
    representative: "I speak for one of them",
    content: "Where it is",
    contentHint: "Addresses of the posts, or usernames of the people who show it, one per line.",
    explanation: "Why it should go",
    explanationHint: "Do not send copies of IDs here; we ask for what else we need.",
    isTrue: "What I say is true, and I may ask for this.",
    isTrueNeeded: "Please confirm this",
    allFields: "Please fill in all fields",
    send: "Send request",
    sending: "Sending...",
    notSent: "The request was not sent",
    notSentText: "Please try again.",
    thanks: "Request received",
    reference: (d) => "Reference: " + d.id + ". Decided by " + d.when + ".",
    backHome: "Back to Home"
  },
  fil: {
    page: "Hiling na mag-alis",
    description: "Nasa Likha ba ang larawan o gawa mo nang walang pahintulot? Hilingin na alisin ito: magdedesisyon kami sa loob ng 7 araw.",
    title: "Hilingin na may alisin kami",
    lead: (d) => "Para sa makikita rito nang walang pahintulot, at para sa may-ari nito. Hindi kailangan ng account. Tao ang magdedesisyon sa loob ng " + d.days + " araw at sasabihan ka sa e-mail.",
    formLabel: "Ang hiling mo",
    name: "Pangalan",
    email: "E-mail",
    relation: "Ano ka rito",
    choose: "Ano ka rito?",
    depicted: "Ako ang makikita rito",
    rights_holder: "Akin ito (copyright o iba pang karapatan)",
    representative: "Kinatawan ako ng isa sa kanila",
    content: "Nasaan ito",
    contentHint: "Mga address ng post, o username ng nagpapakita nito; isa bawat linya.",
    explanation: "Bakit dapat itong alisin",
    explanationHint: "Huwag magpadala ng kopya ng ID dito; hihingin namin kung may iba pang kailangan.",
    isTrue: "Totoo ang sinasabi ko, at may karapatan akong humiling nito.",
    isTrueNeeded: "Pakikumpirma ito",
    allFields: "Pakikumpleto ang lahat ng field",
    send: "Ipadala ang hiling",
    sending: "Ipinapadala...",
    notSent: "Hindi naipadala ang hiling",
    notSentText: "Pakisubukan ulit.",
    thanks: "Natanggap ang hiling",
    reference: (d) => "Reference: " + d.id + ". May desisyon hanggang " + d.when + ".",
    backHome: "Bumalik sa Home"
  }
};
