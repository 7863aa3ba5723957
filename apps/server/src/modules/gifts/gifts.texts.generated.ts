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
  creditsText(values: { credits: string | number }): string;
  tooNew(values: { credits: string | number; hours: string | number; days: string | number }): string;
  limitReached(values: { most: string | number; left: string | number }): string;
}

export const giftsTexts: Record<Language, GiftsTexts> = {
  en: {
    given: "Your gift is given. Salamat!",
    refused: "This gift cannot be given to that account. Check the username. Nothing was charged.",
    priceChanged: (d) => "This gift costs " + d.credits + " credits now. Have a look before you go on.",
    subject: "You have a gift",
    fromPerson: (d) => "@" + d.username + " has a gift for you.",
    fromSomebody: "Somebody has a gift for you.",
    monthText: (d) => "One month of " + d.name + "’s subscription is yours. It costs you nothing, and does not renew unless you choose so. If you subscribe already, the month follows what you have paid.",
    monthsText: (d) => d.months + " months of " + d.name + "’s subscription are yours. They cost you nothing, and do not renew unless you choose so. If you subscribe already, the months follow what you have paid.",
    creditsText: (d) => d.credits + " are in your wallet.",
    tooNew: (d) => "You can give " + d.credits + " now. What was bought less than " + d.hours + " hours ago, or given to you less than " + d.days + " days ago, stays with you for now.",
    limitReached: (d) => "At most " + d.most + " can be given to others in a day. Today you can still give " + d.left + "."
  },
  fil: {
    given: "Naibigay na ang regalo mo. Salamat!",
    refused: "Hindi maibibigay ang regalong ito sa account na iyon. Tingnan ang username. Walang nabawas sa credits mo.",
    priceChanged: (d) => d.credits + " credits na ang regalong ito ngayon. Tingnan muna bago magpatuloy.",
    subject: "May regalo ka",
    fromPerson: (d) => "May regalo sa iyo si @" + d.username + ".",
    fromSomebody: "May nagregalo sa iyo.",
    monthText: (d) => "Sa iyo na ang isang buwang subscription kay " + d.name + ". Wala kang babayaran, at hindi ito nare-renew maliban kung piliin mo. Kung naka-subscribe ka na, kasunod ito ng nabayaran mo.",
    monthsText: (d) => "Sa iyo na ang " + d.months + " buwang subscription kay " + d.name + ". Wala kang babayaran, at hindi ito nare-renew maliban kung piliin mo. Kung naka-subscribe ka na, kasunod ito ng nabayaran mo.",
    creditsText: (d) => "Nasa wallet mo na ang " + d.credits + ".",
    tooNew: (d) => d.credits + " ang maibibigay mo ngayon. Ang binili nang wala pang " + d.hours + " oras, o ibinigay sa iyo nang wala pang " + d.days + " araw, ay mananatili muna sa iyo.",
    limitReached: (d) => "Hanggang " + d.most + " lang ang maibibigay sa iba sa isang araw. " + d.left + " pa ang maibibigay mo ngayon."
  }
};
