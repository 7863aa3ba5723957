// Written by `npm run texts` from tracing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TracingTexts {
  title: string;
  lead: string;
  choose: string;
  reading: string;
  madeFor(values: { name: string | number; username: string | number }): string;
  nobody: string;
  open: string;
  failed: string;
  tryAgain: string;
  onRecord: string;
}

export const tracingTexts: Record<Language, TracingTexts> = {
  en: {
    title: "Trace a picture",
    lead: "Every picture that somebody is shown carries their number, unseen. If one turns up elsewhere, choose it here: the account that it was made for is named. Cropped, turned, compressed and resized pictures can be read, from half to twice their size.",
    choose: "Choose a picture",
    reading: "Reading the picture…",
    madeFor: (d) => "Made for " + d.name + " (@" + d.username + ")",
    nobody: "No mark could be read. It may have been changed too much, or come from elsewhere.",
    open: "Open the account",
    failed: "Not read",
    tryAgain: "Please try again.",
    onRecord: "What is found is on record. The picture is not kept."
  },
  fil: {
    title: "Tukuyin ang pinanggalingan ng larawan",
    lead: "May nakatagong numero ng tumitingin ang bawat larawang ipinapakita. Kung may lumabas sa iba, piliin ito rito: lalabas ang account na pinaglaanan nito. Mababasa kahit na-crop, iniikot, na-compress o binago ang laki, mula kalahati hanggang doble.",
    choose: "Pumili ng larawan",
    reading: "Binabasa ang larawan…",
    madeFor: (d) => "Ginawa para kay " + d.name + " (@" + d.username + ")",
    nobody: "Walang mabasang marka. Baka sobra ang pagbabago rito, o galing sa iba.",
    open: "Buksan ang account",
    failed: "Hindi nabasa",
    tryAgain: "Subukan ulit.",
    onRecord: "Naitatala ang nahanap. Hindi itinatago ang larawan."
  }
};
