// Written by `npm run texts` from top-up.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { en, fil } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";

export interface TopUpTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  notOffered: string;
  threshold: string;
  pack: string;
  packOption(values: { name: string | number; credits: string | number; price: string | number }): string;
  limit: string;
  agree: string;
  save: string;
  whole: string;
  money: string;
  waits: string;
  goAgree: string;
  agreed: string;
  cancel: string;
  on(values: { count: number; threshold: string | number; price: string | number; bought: string | number; limit: string | number }): string;
  resting(values: { when: string | number }): string;
  monthFull: string;
  declined: string;
  price: string;
  end: string;
  isOn: string;
  saved: string;
  isOff: string;
  notSaved: string;
  tryAgain: string;
}

export const topUpTexts: Record<Language, TopUpTexts> = {
  en: {
    title: "Automatic buying",
    hint: "When your credits run low, a pack is bought for you with PayPal. You agree to it once, and can turn it off at any time.",
    loading: "Loading automatic buying",
    failed: "Automatic buying could not be loaded",
    notOffered: "Automatic buying is not available right now.",
    threshold: "When I have fewer credits than",
    pack: "Buy this pack",
    packOption: (d) => d.name + ": " + d.credits + " for " + d.price,
    limit: "At most each month (₱)",
    agree: "Continue to PayPal",
    save: "Save changes",
    whole: "Type a whole number from 1 to 10,000",
    money: "Type an amount in pesos",
    waits: "You still have to agree at PayPal. Nothing is bought until you do.",
    goAgree: "Agree at PayPal",
    agreed: "I have agreed",
    cancel: "Cancel",
    on: (d) => "On. Below " + plural(d.count, 0, en, { one: "1 credit", other: d.threshold + " credits" }) + ", " + d.price + " is charged to your PayPal. " + d.bought + " of " + d.limit + " so far this month.",
    resting: (d) => "You are taking a break until " + d.when + ". Nothing is bought before that.",
    monthFull: "One more pack would go past your limit, so nothing more is bought this month.",
    declined: "Paused: PayPal did not take the last payment. Turn it on again to go on.",
    price: "Paused: the pack costs something else now. Turn it on again at its new price.",
    end: "Turn off",
    isOn: "Automatic buying is on",
    saved: "Your changes are saved",
    isOff: "Automatic buying is off",
    notSaved: "Nothing was changed",
    tryAgain: "Try again."
  },
  fil: {
    title: "Automatic na pagbili",
    hint: "Kapag paubos na ang credits mo, bibili ng isang pack para sa iyo gamit ang PayPal. Isang beses ka lang mag-a-approve, at puwede mo itong i-off kahit kailan.",
    loading: "Nilo-load ang automatic na pagbili",
    failed: "Hindi ma-load ang automatic na pagbili",
    notOffered: "Hindi available ang automatic na pagbili sa ngayon.",
    threshold: "Kapag mas kaunti ang credits ko sa",
    pack: "Bilhin ang pack na ito",
    packOption: (d) => d.name + ": " + d.credits + ", " + d.price,
    limit: "Hanggang magkano kada buwan (₱)",
    agree: "Magpatuloy sa PayPal",
    save: "I-save ang mga binago",
    whole: "Mag-type ng buong numero mula 1 hanggang 10,000",
    money: "Mag-type ng halaga sa piso",
    waits: "Kailangan mo pang mag-approve sa PayPal. Walang bibilhin hangga’t hindi pa.",
    goAgree: "Mag-approve sa PayPal",
    agreed: "Na-approve ko na",
    cancel: "I-cancel",
    on: (d) => "Naka-on. Kapag kulang sa " + plural(d.count, 0, fil, { other: d.threshold }) + " ang credits mo, sisingilin ng " + d.price + " ang PayPal mo. " + d.bought + " sa " + d.limit + " na ngayong buwan.",
    resting: (d) => "Nagpapahinga ka hanggang " + d.when + ". Walang bibilhin bago iyon.",
    monthFull: "Lalampas na sa limit mo ang isa pang pack, kaya wala nang bibilhin ngayong buwan.",
    declined: "Naka-pause: hindi tinanggap ng PayPal ang huling bayad. I-on ulit para magpatuloy.",
    price: "Naka-pause: iba na ang presyo ng pack. I-on ulit ito sa bagong presyo.",
    end: "I-off",
    isOn: "Naka-on na ang automatic na pagbili",
    saved: "Na-save ang mga binago mo",
    isOff: "Naka-off na ang automatic na pagbili",
    notSaved: "Walang nabago",
    tryAgain: "Subukan ulit."
  }
};
