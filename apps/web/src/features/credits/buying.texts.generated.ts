// Written by `npm run texts` from buying.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BuyingTexts {
  loadingPrices: string;
  title: string;
  rate(values: { pesos: string | number }): string;
  balanceLead: string;
  choosePack: string;
  mostPopular: string;
  withBonus(values: { bonus: string | number; percent: string | number }): string;
  noBonus: string;
  ownAmount: string;
  ownExample: string;
  payWith: string;
  card: string;
  yourOrder: string;
  priceChanged(values: { before: string | number; now: string | number }): string;
  enterAmount: string;
  sandbox: string;
  pay(values: { pesos: string | number; method: string | number }): string;
  chooseAmount: string;
  getForNothing(values: { credits: string | number }): string;
  nothingToPay: string;
  onTheirPage: string;
  credits: string;
  bonus: string;
  balanceNow: string;
  balanceAfter: string;
  total: string;
  purchaseFailed: string;
  noApproval: string;
  initiateFailed: string;
  wholeNumber: string;
  minimum(values: { credits: string | number }): string;
  maximum(values: { credits: string | number }): string;
  acceptPrice(values: { pesos: string | number }): string;
  pendingPurchase(values: { pesos: string | number; method: string | number }): string;
  continuePaying: string;
  howItStands: string;
  wanted(values: { credits: string | number; title: string | number }): string;
  forgetWanted: string;
  discount: string;
  belowLeast(values: { method: string | number; least: string | number }): string;
  cardAbroad: string;
  foreignCharge(values: { charged: string | number; pesos: string | number; rate: string | number; unit: string | number }): string;
  cardIn(values: { currency: string | number }): string;
  payCharge(values: { pesos: string | number; charged: string | number }): string;
}

export const buyingTexts: Record<Language, BuyingTexts> = {
  en: {
    loadingPrices: "Loading prices",
    title: "Buy credits",
    rate: (d) => "1 credit = " + d.pesos,
    balanceLead: "Your balance:",
    choosePack: "Choose a pack",
    mostPopular: "Most popular",
    withBonus: (d) => "credits, " + d.bonus + " of them bonus (+" + d.percent + "%)",
    noBonus: "credits, no bonus",
    ownAmount: "Or your own amount of credits",
    ownExample: "e.g. 250",
    payWith: "Pay with",
    card: "Card",
    yourOrder: "Your order",
    priceChanged: (d) => "The price changed from " + d.before + " to <b>" + d.now + "</b>. Nothing has been charged.",
    enterAmount: "Enter an amount to see the price.",
    sandbox: "<b>This is a test payment.</b> No real money moves.",
    pay: (d) => "Pay " + d.pesos + " with " + d.method,
    chooseAmount: "Choose an amount",
    getForNothing: (d) => "Get " + d.credits,
    nothingToPay: "There is nothing to pay: the credits arrive at once. Credits never expire.",
    onTheirPage: "You pay on the provider’s own page and come back here. Credits never expire.",
    credits: "Credits",
    bonus: "Bonus",
    balanceNow: "Balance now",
    balanceAfter: "Balance after",
    total: "Total",
    purchaseFailed: "Purchase Failed",
    noApproval: "No approval URL received",
    initiateFailed: "Failed to initiate credit purchase",
    wholeNumber: "Enter a whole number of credits",
    minimum: (d) => "Minimum purchase is " + d.credits,
    maximum: (d) => "Maximum purchase is " + d.credits + " per transaction",
    acceptPrice: (d) => "Accept " + d.pesos,
    pendingPurchase: (d) => "Your payment of " + d.pesos + " with " + d.method + " is not finished. Nothing has been charged yet.",
    continuePaying: "Continue to payment",
    howItStands: "Check its status",
    wanted: (d) => "You need <b>" + d.credits + "</b> more for “" + d.title + "”. Once you have paid you are back at it.",
    forgetWanted: "Not now",
    discount: "Coupon",
    belowLeast: (d) => "The least that can be paid with " + d.method + " is <b>" + d.least + "</b>. Choose more credits, or another way to pay.",
    cardAbroad: "Card (international)",
    foreignCharge: (d) => "Your card is charged <b>" + d.charged + "</b> for " + d.pesos + ", at " + d.rate + " for " + d.unit + ". Your bank may add its own fee for paying abroad.",
    cardIn: (d) => "Card in " + d.currency,
    payCharge: (d) => "Pay " + d.pesos + " by card (" + d.charged + ")"
  },
  fil: {
    loadingPrices: "Nilo-load ang mga presyo",
    title: "Bumili ng credits",
    rate: (d) => "1 credit = " + d.pesos,
    balanceLead: "Balance mo:",
    choosePack: "Pumili ng pack",
    mostPopular: "Pinakasikat",
    withBonus: (d) => "credits, " + d.bonus + " dito ay bonus (+" + d.percent + "%)",
    noBonus: "credits, walang bonus",
    ownAmount: "O ikaw ang bahala kung ilang credits",
    ownExample: "hal. 250",
    payWith: "Magbayad gamit ang",
    card: "Card",
    yourOrder: "Ang order mo",
    priceChanged: (d) => "Nagbago ang presyo mula " + d.before + " patungong <b>" + d.now + "</b>. Wala pang siningil.",
    enterAmount: "Maglagay ng bilang para makita ang presyo.",
    sandbox: "<b>Test payment ito.</b> Walang totoong perang gagalaw.",
    pay: (d) => "Magbayad ng " + d.pesos + " gamit ang " + d.method,
    chooseAmount: "Pumili kung ilan",
    getForNothing: (d) => "Kunin ang " + d.credits,
    nothingToPay: "Walang babayaran: darating agad ang credits. Hindi nag-e-expire ang credits.",
    onTheirPage: "Sa sariling page ng provider ka magbabayad at babalik ka rito. Hindi nag-e-expire ang credits.",
    credits: "Credits",
    bonus: "Bonus",
    balanceNow: "Balance ngayon",
    balanceAfter: "Balance pagkatapos",
    total: "Kabuuan",
    purchaseFailed: "Hindi Natuloy ang Pagbili",
    noApproval: "Walang natanggap na approval URL",
    initiateFailed: "Hindi masimulan ang pagbili ng credits",
    wholeNumber: "Maglagay ng buong bilang ng credits",
    minimum: (d) => d.credits + " ang pinakamababang puwedeng bilhin",
    maximum: (d) => d.credits + " ang pinakamataas na puwedeng bilhin sa isang transaksyon",
    acceptPrice: (d) => "Tanggapin ang " + d.pesos,
    pendingPurchase: (d) => "Hindi pa tapos ang bayad mong " + d.pesos + " gamit ang " + d.method + ". Wala pang siningil.",
    continuePaying: "Ituloy ang pagbabayad",
    howItStands: "Tingnan ang status",
    wanted: (d) => "Kulang ka pa ng <b>" + d.credits + "</b> para sa “" + d.title + "”. Pagkabayad mo, babalik ka roon.",
    forgetWanted: "Hindi muna",
    discount: "Coupon",
    belowLeast: (d) => "<b>" + d.least + "</b> ang pinakamaliit na puwedeng bayaran sa " + d.method + ". Pumili ng mas maraming credits, o ibang paraan ng pagbayad.",
    cardAbroad: "Card (international)",
    foreignCharge: (d) => "<b>" + d.charged + "</b> ang sisingilin sa card mo para sa " + d.pesos + ", sa " + d.rate + " bawat " + d.unit + ". Puwedeng may dagdag na singil ang bangko mo sa pagbayad sa ibang bansa.",
    cardIn: (d) => "Card sa " + d.currency,
    payCharge: (d) => "Magbayad ng " + d.pesos + " gamit ang card (" + d.charged + ")"
  }
};
