// Written by `npm run texts` from credits.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CreditsTexts {
  providerSilent: string;
  notCharged: string;
  rateUpdated(values: { pesos: string | number }): string;
  keyOfAnother: string;
  closedMeanwhile: string;
  manyDeclined(values: { count: string | number; when: string | number }): string;
  manyOnDevice(values: { count: string | number; when: string | number }): string;
  manyInNetwork(values: { count: string | number; when: string | number }): string;
  minimum(values: { credits: string | number }): string;
  maximum(values: { credits: string | number }): string;
  noPack: string;
  topUpSilent: string;
  topUpNotAgreed: string;
  topUpLimit: string;
  noPackField: string;
  priceChanged: string;
  noPurchase: string;
  rateTooHigh: string;
  rateAboveZero: string;
  rateDecimals: string;
  webhookSignature: string;
  declined: string;
  payer: string;
  returned: string;
  belowLeast(values: { least: string | number }): string;
  rateFar(values: { now: string | number; credits: string | number; worthNow: string | number; worthThen: string | number; rate: string | number }): string;
  rateProposed: string;
  noSuchReference: string;
  notOffered: string;
}

export const creditsTexts: Record<Language, CreditsTexts> = {
  en: {
    providerSilent: "The payment provider does not answer right now. Please try again.",
    notCharged: "The payment provider does not answer right now. Nothing was charged. Please try again.",
    rateUpdated: (d) => "Conversion rate updated to " + d.pesos + " per credit",
    keyOfAnother: "This Idempotency-Key was used for another purchase.",
    closedMeanwhile: "This purchase was closed in the meantime. Please start again.",
    manyDeclined: (d) => d.count + " payments in a row were declined, so the next one has to wait until " + d.when + ". Ask your bank or wallet meanwhile why they were; nothing was charged.",
    manyOnDevice: (d) => d.count + " payments from this device were declined, so the next one has to wait until " + d.when + ". Nothing was charged.",
    manyInNetwork: (d) => d.count + " payments from your network were declined within an hour, so the next one has to wait until " + d.when + ". Use another network, or try again then; nothing was charged.",
    minimum: (d) => "Minimum purchase is " + d.credits,
    maximum: (d) => "Maximum purchase is " + d.credits + " per transaction",
    noPack: "This pack does not exist.",
    topUpSilent: "The payment company did not answer. Nothing changed. Try again in a moment.",
    topUpNotAgreed: "You have not agreed to this at the payment company yet.",
    topUpLimit: "The monthly limit has to cover the pack at least once",
    noPackField: "This pack does not exist",
    priceChanged: "The price has changed since this page was opened. Please look at the new amount.",
    noPurchase: "There is no such purchase.",
    rateTooHigh: "Conversion rate cannot exceed ₱100 per credit",
    rateAboveZero: "Conversion rate must be greater than 0",
    rateDecimals: "Conversion rate has at most two decimals",
    webhookSignature: "The signature of this webhook does not match.",
    declined: "The payment was declined.",
    payer: "This PayPal account has already paid for other Likha accounts and can’t pay for this one. No money was taken. Choose another way to pay, or write to us if this is a mistake.",
    returned: "The payment was returned.",
    belowLeast: (d) => "The least that can be paid this way is " + d.least + ". Choose more credits, or another way to pay.",
    rateFar: (d) => "This is more than 25% away from " + d.now + " per credit. The " + d.credits + " that people hold are worth " + d.worthNow + " now, and " + d.worthThen + " then. Type " + d.rate + " once more to confirm.",
    rateProposed: "Proposed. A second person has to type the same rate within a day.",
    noSuchReference: "There is no purchase with this reference.",
    notOffered: "This way to pay is not offered here. Please choose another one."
  },
  fil: {
    providerSilent: "Hindi sumasagot ngayon ang payment provider. Pakisubukan ulit.",
    notCharged: "Hindi sumasagot ngayon ang payment provider. Walang siningil. Pakisubukan ulit.",
    rateUpdated: (d) => "Na-update ang conversion rate sa " + d.pesos + " bawat credit",
    keyOfAnother: "Nagamit na sa ibang pagbili ang Idempotency-Key na ito.",
    closedMeanwhile: "Naisara na ang pagbiling ito. Magsimula ulit.",
    manyDeclined: (d) => d.count + " bayad na sunod-sunod ang tinanggihan, kaya maghihintay ang susunod hanggang " + d.when + ". Itanong muna sa bangko o wallet mo kung bakit; walang siningil.",
    manyOnDevice: (d) => d.count + " bayad mula sa device na ito ang tinanggihan, kaya maghihintay ang susunod hanggang " + d.when + ". Walang siningil.",
    manyInNetwork: (d) => d.count + " bayad mula sa network mo ang tinanggihan sa loob ng isang oras, kaya maghihintay ang susunod hanggang " + d.when + ". Gumamit ng ibang network, o subukan ulit sa oras na iyon; walang siningil.",
    minimum: (d) => d.credits + " ang pinakamababang puwedeng bilhin",
    maximum: (d) => d.credits + " ang pinakamataas na puwedeng bilhin sa isang transaksyon",
    noPack: "Walang ganitong pack.",
    topUpSilent: "Hindi sumagot ang payment company. Walang nabago. Subukan ulit mamaya.",
    topUpNotAgreed: "Hindi mo pa ito inaaprubahan sa payment company.",
    topUpLimit: "Dapat kasya kahit isang pack sa limit kada buwan",
    noPackField: "Walang ganitong pack",
    priceChanged: "Nagbago ang presyo mula nang buksan ang page na ito. Pakitingnan ang bagong halaga.",
    noPurchase: "Walang ganitong pagbili.",
    rateTooHigh: "Hindi puwedeng lumampas sa ₱100 bawat credit ang conversion rate",
    rateAboveZero: "Dapat higit sa 0 ang conversion rate",
    rateDecimals: "Hanggang dalawang decimal lang ang conversion rate",
    webhookSignature: "Hindi tugma ang signature ng webhook na ito.",
    declined: "Hindi tinanggap ang bayad.",
    payer: "Nagamit na ang PayPal account na ito para sa ibang Likha account, kaya hindi ito magagamit dito. Walang perang nabawas. Pumili ng ibang paraan ng pagbabayad, o sumulat sa amin kung nagkamali kami.",
    returned: "Ibinalik ang bayad.",
    belowLeast: (d) => d.least + " ang pinakamaliit na puwedeng bayaran sa paraang ito. Pumili ng mas maraming credits, o ibang paraan ng pagbayad.",
    rateFar: (d) => "Mahigit 25% ang layo nito sa " + d.now + " bawat credit. " + d.worthNow + " ang halaga ngayon ng " + d.credits + " na hawak ng mga tao, at magiging " + d.worthThen + ". I-type ulit ang " + d.rate + " para kumpirmahin.",
    rateProposed: "Naimungkahi na. Kailangang i-type ng pangalawang tao ang parehong rate sa loob ng isang araw.",
    noSuchReference: "Walang pagbiling may ganitong reference.",
    notOffered: "Hindi puwede rito ang paraang ito ng pagbabayad. Pumili ng iba."
  }
};
