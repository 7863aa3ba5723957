// Written by `npm run texts` from restitutions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RestitutionsTexts {
  subject(values: { credits: string | number }): string;
  postRemoved(values: { credits: string | number }): string;
  creatorGone(values: { credits: string | number }): string;
  liveFailed(values: { credits: string | number }): string;
  liveClosed(values: { credits: string | number }): string;
  monthsClosed(values: { credits: string | number }): string;
  liveLate(values: { credits: string | number }): string;
}

export const restitutionsTexts: Record<Language, RestitutionsTexts> = {
  en: {
    subject: (d) => d.credits + " are back in your wallet",
    postRemoved: (d) => "Something that you unlocked in the last 30 days was removed by us. What you paid for it, " + d.credits + ", is back in your wallet.",
    creatorGone: (d) => "A creator whom you paid is no longer on Likha. What is left of your subscription and what you unlocked in the last 30 days, " + d.credits + ", is back in your wallet.",
    liveFailed: (d) => "A live stream that you had a ticket for did not take place, or was over too soon. What you paid for it, " + d.credits + ", is back in your wallet.",
    liveClosed: (d) => "A live stream that you had a ticket for is not open to you any more. What you paid for it, " + d.credits + ", is back in your wallet.",
    monthsClosed: (d) => "A subscription that you paid for is not open any more. What was left of what you paid, " + d.credits + ", is back in your wallet.",
    liveLate: (d) => "A live stream ended less than two minutes after you bought a ticket for it. What you paid for it, " + d.credits + ", is back in your wallet."
  },
  fil: {
    subject: (d) => "Bumalik sa wallet mo ang " + d.credits,
    postRemoved: (d) => "Inalis namin ang isang bagay na in-unlock mo sa huling 30 araw. Nasa wallet mo na ulit ang ibinayad mo para dito, " + d.credits + ".",
    creatorGone: (d) => "Wala na sa Likha ang isang creator na binayaran mo. Nasa wallet mo na ulit ang natitira sa subscription mo at ang mga in-unlock mo sa huling 30 araw, " + d.credits + ".",
    liveFailed: (d) => "Hindi natuloy, o masyadong maagang natapos, ang isang live na may ticket ka. Nasa wallet mo na ulit ang ibinayad mo para dito, " + d.credits + ".",
    liveClosed: (d) => "Hindi na bukas para sa iyo ang isang live na may ticket ka. Nasa wallet mo na ulit ang ibinayad mo para dito, " + d.credits + ".",
    monthsClosed: (d) => "Hindi na bukas ang isang subscription na binayaran mo. Nasa wallet mo na ulit ang natitira sa ibinayad mo, " + d.credits + ".",
    liveLate: (d) => "Wala pang dalawang minuto mula nang bilhin mo ang ticket, natapos na ang live. Nasa wallet mo na ulit ang ibinayad mo para dito, " + d.credits + "."
  }
};
