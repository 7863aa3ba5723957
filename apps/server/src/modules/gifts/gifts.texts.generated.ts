// Written by `npm run texts` from gifts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GiftsTexts {
  given: string;
  refused: string;
  priceChanged(values: { credits: string | number }): string;
  subject: string;
  fromPerson(values: { username: string | number }): string;
  fromSomebody: string;
  monthText(values: { name: string | number }): string;
  monthsText(values: { months: string | number; name: string | number }): string;
  creditText: string;
  creditsText(values: { credits: string | number }): string;
  tooNew(values: { credits: string | number; hours: string | number; days: string | number }): string;
  limitReached(values: { most: string | number; left: string | number }): string;
}

export const giftsTexts: Record<Language, GiftsTexts> = {
  en: {
    given: "Your gift is given. Salamat!",
    refused: "This gift cannot be given to that account. Check the username. Nothing was charged.",
    priceChanged: (d) => "This gift now costs " + d.credits + ". Check the price before you continue.",
    subject: "You have a gift",
    fromPerson: (d) => "@" + d.username + " has a gift for you.",
    fromSomebody: "Somebody has a gift for you.",
    monthText: (d) => "You have one month of " + d.name + "’s subscription. It costs you nothing and does not renew unless you choose so. If you already subscribe, it starts when your paid time ends.",
    monthsText: (d) => "You have " + d.months + " months of " + d.name + "’s subscription. They cost you nothing and do not renew unless you choose so. If you already subscribe, they start when your paid time ends.",
    creditText: "1 credit is in your wallet.",
    creditsText: (d) => d.credits + " are in your wallet.",
    tooNew: (d) => "You can give " + d.credits + " now. What you bought less than " + d.hours + " hours ago, or were given less than " + d.days + " days ago, cannot be given yet.",
    limitReached: (d) => "You can give others at most " + d.most + " a day. You can still give " + d.left + " today."
  },
  fil: {
    given: "Naibigay na ang regalo mo. Salamat!",
    refused: "Hindi maibibigay ang regalong ito sa account na iyon. Tingnan ang username. Walang nabawas sa credits mo.",
    priceChanged: (d) => d.credits + " na ngayon ang regalong ito. Tingnan muna ang presyo bago magpatuloy.",
    subject: "May regalo ka",
    fromPerson: (d) => "May regalo sa iyo si @" + d.username + ".",
    fromSomebody: "May nagregalo sa iyo.",
    monthText: (d) => "May isang buwan kang subscription kay " + d.name + ". Wala kang babayaran, at hindi ito magre-renew maliban kung piliin mo. Kung naka-subscribe ka na, magsisimula ito pagkatapos ng nabayaran mo.",
    monthsText: (d) => "May " + d.months + " buwan kang subscription kay " + d.name + ". Wala kang babayaran, at hindi ito magre-renew maliban kung piliin mo. Kung naka-subscribe ka na, magsisimula ito pagkatapos ng nabayaran mo.",
    creditText: "Nasa wallet mo na ang 1 credit.",
    creditsText: (d) => "Nasa wallet mo na ang " + d.credits + ".",
    tooNew: (d) => d.credits + " ang maireregalo mo ngayon. Hindi pa maireregalo ang binili mo nang wala pang " + d.hours + " oras o iniregalo sa iyo nang wala pang " + d.days + " araw.",
    limitReached: (d) => "Hanggang " + d.most + " lang ang maireregalo mo sa isang araw. " + d.left + " pa ang maireregalo mo ngayon."
  }
};
