// Written by `npm run texts` from tracing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TracingTexts {
  title: string;
  lead: string;
  choose: string;
  reading: string;
  madeFor(values: { name: string | number; username: string | number }): string;
  chance(values: { digits: string | number }): string;
  whatHolds: string;
  holds: string;
  holdsNot: string;
  nobody: string;
  open: string;
  failed: string;
  tryAgain: string;
  onRecord: string;
}

export const tracingTexts: Record<Language, TracingTexts> = {
  en: {
    title: "Trace a picture",
    lead: "Every photo with detail that somebody is shown carries their number, unseen. If one turns up elsewhere, choose it here: the account it was made for is named, if that is certain. Reading takes up to a minute.",
    choose: "Choose a picture",
    reading: "Reading the picture…",
    madeFor: (d) => "Made for " + d.name + " (@" + d.username + ")",
    chance: (d) => "The chance that the mark fits by accident is below 1 in 10 to the power of " + d.digits + ".",
    whatHolds: "What can be read",
    holds: "Measured on photos with detail: parts from 500 × 500 pixels, JPEG 50 and WebP 40, 62% to twice the size, tilted by 2°, mirrored, turned by a quarter, slightly blurred. Screenshots, photos of a screen and 40% of the size are often read, not always.",
    holdsNot: "Line art and flat drawings with few colours carry no mark that can be found, and neither does flat colour: on them a mark would be seen. Drawings with shading are read as they were served and in large parts; after bigger changes, some are and some are not. Videos name nobody: the player lays the viewer’s name over them, but their file has neither name nor number.",
    nobody: "No mark could be read. The picture may have been changed too much, carry none, or come from elsewhere.",
    open: "Open the account",
    failed: "Not read",
    tryAgain: "Please try again.",
    onRecord: "What is found is on record. The picture is not kept."
  },
  fil: {
    title: "Tukuyin ang pinanggalingan ng larawan",
    lead: "May nakatagong numero ng tumitingin ang bawat larawang may detalye na ipinapakita. Kung lumabas ito sa iba, piliin ito rito: lalabas ang account na pinaglaanan nito, kung tiyak. Umaabot ng isang minuto ang pagbasa.",
    choose: "Pumili ng larawan",
    reading: "Binabasa ang larawan…",
    madeFor: (d) => "Ginawa para kay " + d.name + " (@" + d.username + ")",
    chance: (d) => "Mas mababa sa 1 sa 10 na itinaas sa " + d.digits + " ang tsansang nagkataon lang ang pagtugma ng marka.",
    whatHolds: "Ano ang nababasa",
    holds: "Nasukat sa mga larawang may detalye: mga bahaging 500 × 500 pixels pataas, JPEG 50 at WebP 40, 62% hanggang doble ng laki, tabingi nang 2°, baligtad, iniikot nang sangkapat, bahagyang malabo. Ang screenshots, larawan ng screen at 40% ng laki ay madalas mabasa, hindi palagi.",
    holdsNot: "Walang markang mahahanap sa line art, sa mga patag na guhit na kaunti ang kulay, at sa purong kulay: makikita roon ang marka. Ang mga guhit na may shading ay nababasa kung buo o malaking bahagi; kapag mas malaki ang binago, may nababasa at may hindi. Walang pinapangalanan ang mga video: inilalatag lang ng player ang pangalan ng tumitingin, pero walang pangalan o numero sa file.",
    nobody: "Walang mabasang marka. Baka sobra ang pagbabago sa larawan, wala itong marka, o galing ito sa iba.",
    open: "Buksan ang account",
    failed: "Hindi nabasa",
    tryAgain: "Subukan ulit.",
    onRecord: "Naitatala ang nahanap. Hindi itinatago ang larawan."
  }
};
