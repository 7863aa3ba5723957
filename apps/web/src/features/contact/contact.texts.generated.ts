// Written by `npm run texts` from contact.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ContactTexts {
  page: string;
  title: string;
  lead: string;
  description: string;
  formLabel: string;
  name: string;
  email: string;
  message: string;
  aboutPurchase(values: { reference: string | number }): string;
  send: string;
  sending: string;
  allFields: string;
  atMost(values: { count: string | number }): string;
  sendFailedTitle: string;
  sendFailed: string;
  thanks: string;
  another: string;
  backHome: string;
  information: string;
  byMail: string;
  questions: string;
  verifyQuestion: string;
  verifyAnswer: string;
  payQuestion: string;
  payAnswer: string;
  unlockQuestion: string;
  unlockAnswer: string;
  creatorQuestion: string;
  creatorAnswer: string;
  shareQuestion: string;
  shareAnswer(values: { percent: string | number }): string;
  inbox: string;
  inboxFailed: string;
  open: string;
  answered: string;
  which: string;
  noneOpen: string;
  noneAnswered: string;
  markAnswered: string;
  answer: string;
  answeredBy(values: { name: string | number }): string;
  markFailed: string;
}

export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    page: "Contact",
    title: "Write to us",
    lead: "Ask a question, report a problem or tell us something we should know. A person reads it.",
    description: "How to reach Likha: send our team a message, our address, and answers to common questions.",
    formLabel: "Contact form",
    name: "Name",
    email: "Email",
    message: "Message",
    aboutPurchase: (d) => "About purchase " + d.reference + ":\n\n",
    send: "Send Message",
    sending: "Sending…",
    allFields: "Please fill in all fields",
    atMost: (d) => "At most " + d.count + " characters",
    sendFailedTitle: "Message not sent",
    sendFailed: "Failed to send message. Please try again.",
    thanks: "Thank You!",
    another: "Send Another Message",
    backHome: "Back to Home",
    information: "Contact information",
    byMail: "We answer by email, to the address you give.",
    questions: "Frequently asked questions",
    verifyQuestion: "How long does verification take?",
    verifyAnswer: "Review typically takes 24-48 hours. We write to you as soon as it is decided.",
    payQuestion: "How can I pay for credits?",
    payAnswer: "With PayPal, GCash, Maya or a card.",
    unlockQuestion: "How long does an unlocked post stay open?",
    unlockAnswer: "For good. You pay once, with credits.",
    creatorQuestion: "Who can be a creator?",
    creatorAnswer: "Adults who prove who they are, with a government ID and a selfie holding it.",
    shareQuestion: "How much does a creator keep?",
    shareAnswer: (d) => d.percent + "% of the credits that fans use on their work.",
    inbox: "Messages",
    inboxFailed: "Failed to load messages",
    open: "Open",
    answered: "Answered",
    which: "Which messages",
    noneOpen: "No messages to answer",
    noneAnswered: "No answered messages yet",
    markAnswered: "Mark as answered",
    answer: "Answer by email",
    answeredBy: (d) => "Answered by " + d.name,
    markFailed: "The message could not be marked. Please try again."
  },
  fil: {
    page: "Contact",
    title: "Sumulat sa amin",
    lead: "Magtanong, mag-report ng problema o magsabi ng dapat naming malaman. Tao ang babasa nito.",
    description: "Paano maabot ang Likha: mag-message sa team namin, ang address namin, at mga sagot sa madalas itanong.",
    formLabel: "Contact form",
    name: "Pangalan",
    email: "Email",
    message: "Message",
    aboutPurchase: (d) => "Tungkol sa pagbiling " + d.reference + ":\n\n",
    send: "Ipadala ang Message",
    sending: "Ipinapadala…",
    allFields: "Pakikumpleto ang lahat ng field",
    atMost: (d) => "Hanggang " + d.count + " character lang",
    sendFailedTitle: "Hindi naipadala ang message",
    sendFailed: "Hindi naipadala ang message. Pakisubukan ulit.",
    thanks: "Salamat!",
    another: "Magpadala ng Isa Pa",
    backHome: "Bumalik sa Home",
    information: "Paano kami maabot",
    byMail: "Sumasagot kami sa email, sa address na ibibigay mo.",
    questions: "Mga madalas itanong",
    verifyQuestion: "Gaano katagal ang verification?",
    verifyAnswer: "Karaniwang 24 hanggang 48 oras ang review. Susulatan ka namin kapag may desisyon na.",
    payQuestion: "Paano ko mababayaran ang credits?",
    payAnswer: "Gamit ang PayPal, GCash, Maya o card.",
    unlockQuestion: "Hanggang kailan bukas ang na-unlock na post?",
    unlockAnswer: "Habambuhay. Isang beses ka lang magbabayad, gamit ang credits.",
    creatorQuestion: "Sino ang puwedeng maging creator?",
    creatorAnswer: "Mga adult na napatunayan kung sino sila, gamit ang government ID at selfie na hawak ito.",
    shareQuestion: "Magkano ang parte ng creator?",
    shareAnswer: (d) => d.percent + "% ng credits na ginagamit ng fans sa gawa nila.",
    inbox: "Mga message",
    inboxFailed: "Hindi ma-load ang mga message",
    open: "Hindi pa nasasagot",
    answered: "Nasagot na",
    which: "Aling mga message",
    noneOpen: "Walang message na sasagutin",
    noneAnswered: "Wala pang nasagot na message",
    markAnswered: "Markahang nasagot na",
    answer: "Sumagot sa email",
    answeredBy: (d) => "Sinagot ni " + d.name,
    markFailed: "Hindi namarkahan ang message. Pakisubukan ulit."
  }
};
