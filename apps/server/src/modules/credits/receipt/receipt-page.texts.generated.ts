// Written by `npm run texts` from receipt-page.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReceiptPageTexts {
  title: string;
  seller(values: { name: string | number }): string;
  status: string;
  paidStatus: string;
  freeStatus: string;
  refunded: string;
  partlyRefunded: string;
  disputed: string;
  reference: string;
  date: string;
  when(values: { moment: string | number }): string;
  boughtBy: string;
  email: string;
  bought: string;
  bonus: string;
  price: string;
  discount: string;
  method: string;
  card: string;
  company: string;
  statement: string;
  givenBack: string;
  total: string;
  requoted: string;
  practice: string;
  ask: string;
  notPaid: string;
  charged: string;
  chargedAt(values: { charged: string | number; rate: string | number; unit: string | number }): string;
}

export const receiptPageTexts: Record<Language, ReceiptPageTexts> = {
  en: {
    title: "Receipt",
    seller: (d) => "From " + d.name,
    status: "Status",
    paidStatus: "Paid",
    freeStatus: "Nothing to pay",
    refunded: "Refunded",
    partlyRefunded: "Paid, and refunded in part",
    disputed: "Disputed with the payment company",
    reference: "Reference",
    date: "Date",
    when: (d) => d.moment + ", Philippine time",
    boughtBy: "Bought by",
    email: "Email",
    bought: "Bought",
    bonus: "Bonus",
    price: "Price",
    discount: "Discount",
    method: "Paid with",
    card: "card",
    company: "Payment company",
    statement: "Name on your statement",
    givenBack: "Refunded",
    total: "Total paid",
    requoted: "The conversion rate changed by a tenth or more before the payment came, so the credits are those of the new rate.",
    practice: "This was a practice payment. No real money was taken.",
    ask: "Questions about this purchase? Write to us and give the reference.",
    notPaid: "There is no receipt for this purchase, as it was not paid.",
    charged: "Charged to your card",
    chargedAt: (d) => d.charged + ", at " + d.rate + " for " + d.unit
  },
  fil: {
    title: "Resibo",
    seller: (d) => "Mula sa " + d.name,
    status: "Status",
    paidStatus: "Bayad na",
    freeStatus: "Walang babayaran",
    refunded: "Na-refund",
    partlyRefunded: "Bayad na, at na-refund ang isang bahagi",
    disputed: "Inireklamo sa payment company",
    reference: "Reference",
    date: "Petsa",
    when: (d) => d.moment + ", oras sa Pilipinas",
    boughtBy: "Binili ni",
    email: "Email",
    bought: "Binili",
    bonus: "Bonus",
    price: "Presyo",
    discount: "Bawas",
    method: "Gamit ang",
    card: "card",
    company: "Payment company",
    statement: "Pangalan sa statement mo",
    givenBack: "Na-refund",
    total: "Kabuuang bayad",
    requoted: "Nagbago ang conversion rate nang ikasampu o higit pa bago dumating ang bayad, kaya sa bagong rate ang credits.",
    practice: "Practice payment ito. Walang totoong perang kinuha.",
    ask: "May tanong tungkol sa pagbiling ito? Sumulat sa amin at ibigay ang reference.",
    notPaid: "Walang resibo ang pagbiling ito dahil hindi ito nabayaran.",
    charged: "Siningil sa card mo",
    chargedAt: (d) => d.charged + ", sa " + d.rate + " bawat " + d.unit
  }
};
