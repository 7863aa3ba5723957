// Written by `npm run texts` from receipt.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReceiptTexts {
  subject(values: { credits: string | number; paid: string | number }): string;
  paymentIn(values: { credits: string | number }): string;
  requoted: string;
  practice: string;
  balance(values: { credits: string | number }): string;
  refund(values: { hours: string | number }): string;
  notYou: string;
  bought: string;
  bonus: string;
  paid: string;
  card: string;
  date: string;
  when(values: { moment: string | number }): string;
  method: string;
  reference: string;
  charged: string;
  chargedAt(values: { charged: string | number; rate: string | number; unit: string | number }): string;
}

export const receiptTexts: Record<Language, ReceiptTexts> = {
  en: {
    subject: (d) => "Your receipt: " + d.credits + " for " + d.paid,
    paymentIn: (d) => "Salamat! Your payment is in, and " + d.credits + " are in your wallet.",
    requoted: "The conversion rate changed by a tenth or more while you paid, so you got credits at the new rate:\nas many as what you ordered was worth, with its bonus and discount. If that is not what you want, please contact us.",
    practice: "This was a practice payment. No real money was taken.",
    balance: (d) => "You have " + d.credits + " as we write this. All your purchases are in your credit history:",
    refund: (d) => "Not what you wanted? While you still have all of these credits you can ask for a refund, within " + d.hours + " hours:",
    notYou: "If you did not make this purchase, or if something is not right, please contact Likha support and\ngive the reference above. We will never ask for your password.",
    bought: "Bought",
    bonus: "Bonus",
    paid: "Paid",
    card: "card",
    date: "Date",
    when: (d) => d.moment + ", Philippine time",
    method: "Paid with",
    reference: "Reference",
    charged: "Charged to your card",
    chargedAt: (d) => d.charged + ", at " + d.rate + " for " + d.unit
  },
  fil: {
    subject: (d) => "Ang resibo mo: " + d.credits + " sa halagang " + d.paid,
    paymentIn: (d) => "Salamat! Natanggap na ang bayad mo, at nasa wallet mo na ang " + d.credits + ".",
    requoted: "Nagbago ang conversion rate nang ikasampu o higit pa habang nagbabayad ka, kaya sa bagong rate ang\ncredits mo: kasinghalaga ng in-order mo, kasama ang bonus at bawas. Kung hindi ito ang gusto mo, makipag-ugnayan sa amin.",
    practice: "Practice payment ito. Walang totoong perang kinuha.",
    balance: (d) => d.credits + " ang mayroon ka habang isinusulat namin ito. Nasa history ng credits ang lahat ng binili mo:",
    refund: (d) => "Hindi ito ang gusto mo? Habang nasa iyo pa ang lahat ng credits na ito, puwede kang humingi ng refund sa loob ng " + d.hours + " oras:",
    notYou: "Kung hindi ikaw ang bumili nito, o kung may mali, makipag-ugnayan sa Likha support at ibigay ang\nreference sa itaas. Hindi namin kailanman hihingin ang password mo.",
    bought: "Binili",
    bonus: "Bonus",
    paid: "Bayad",
    card: "card",
    date: "Petsa",
    when: (d) => d.moment + ", oras sa Pilipinas",
    method: "Gamit ang",
    reference: "Reference",
    charged: "Siningil sa card mo",
    chargedAt: (d) => d.charged + ", sa " + d.rate + " bawat " + d.unit
  }
};
