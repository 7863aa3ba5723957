// Written by `npm run texts` from summary.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SummaryTexts {
  title(values: { reference: string | number }): string;
  by(values: { name: string | number; when: string | number }): string;
  when(values: { moment: string | number }): string;
  dispute: string;
  amount: string;
  reason: string;
  openedAt: string;
  whoPaid: string;
  name: string;
  username: string;
  email: string;
  emailConfirmed: string;
  never: string;
  joined: string;
  consent(values: { version: string | number }): string;
  twoFactor: string;
  payment: string;
  reference: string;
  ordered: string;
  paid: string;
  bought: string;
  price: string;
  method: string;
  left: string;
  used: string;
  nothing: string;
  more: string;
  post: string;
  ticket: string;
  message: string;
  subscription: string;
  gift: string;
  tip: string;
  use(values: { what: string | number; creator: string | number; credits: string | number }): string;
  seen(values: { when: string | number }): string;
  signIns: string;
  note: string;
}

export const summaryTexts: Record<Language, SummaryTexts> = {
  en: {
    title: (d) => "Summary of payment " + d.reference,
    by: (d) => d.name + ", " + d.when,
    when: (d) => d.moment + ", Philippine time",
    dispute: "Dispute",
    amount: "Disputed amount",
    reason: "Reason given",
    openedAt: "Opened",
    whoPaid: "Who paid",
    name: "Name",
    username: "Username",
    email: "Email",
    emailConfirmed: "Email confirmed",
    never: "Not confirmed",
    joined: "Registered",
    consent: (d) => "Accepted the terms, version " + d.version,
    twoFactor: "Two-factor sign-in since",
    payment: "The payment",
    reference: "Reference",
    ordered: "Ordered",
    paid: "Paid",
    bought: "Bought",
    price: "Price",
    method: "Paid with",
    left: "Left in the account now",
    used: "What was bought with credits since",
    nothing: "Nothing",
    more: "And more after that",
    post: "A post unlocked",
    ticket: "A ticket of a live stream bought",
    message: "A paid message unlocked",
    subscription: "A subscription",
    gift: "A subscription given to somebody else",
    tip: "A tip",
    use: (d) => d.what + ", of @" + d.creator + ": " + d.credits,
    seen: (d) => "Opened " + d.when,
    signIns: "Sign-ins since the order, newest first",
    note: "Taken from the records of the platform when this summary was made. What was shown in what was bought is left out; networks are kept shortened."
  },
  fil: {
    title: (d) => "Buod ng bayad na " + d.reference,
    by: (d) => d.name + ", " + d.when,
    when: (d) => d.moment + ", oras sa Pilipinas",
    dispute: "Dispute",
    amount: "Halagang dini-dispute",
    reason: "Ibinigay na dahilan",
    openedAt: "Binuksan noong",
    whoPaid: "Sino ang nagbayad",
    name: "Pangalan",
    username: "Username",
    email: "Email",
    emailConfirmed: "Nakumpirma ang email",
    never: "Hindi nakumpirma",
    joined: "Nagrehistro",
    consent: (d) => "Tinanggap ang terms, bersyong " + d.version,
    twoFactor: "May two-factor mula",
    payment: "Ang bayad",
    reference: "Reference",
    ordered: "In-order",
    paid: "Binayaran",
    bought: "Binili",
    price: "Presyo",
    method: "Gamit ang",
    left: "Natitira sa account ngayon",
    used: "Binili gamit ang credits mula noon",
    nothing: "Wala",
    more: "At may iba pa pagkatapos",
    post: "In-unlock na post",
    ticket: "Biniling ticket ng isang live",
    message: "In-unlock na may bayad na message",
    subscription: "Subscription",
    gift: "Subscription na iniregalo sa iba",
    tip: "Tip",
    use: (d) => d.what + ", kay @" + d.creator + ": " + d.credits,
    seen: (d) => "Binuksan noong " + d.when,
    signIns: "Mga pag-sign in mula nang um-order, pinakabago muna",
    note: "Kinuha sa mga record ng platform nang gawin ang buod na ito. Hindi kasama kung ano ang laman ng mga binili; pinaikli ang nakatagong network."
  }
};
