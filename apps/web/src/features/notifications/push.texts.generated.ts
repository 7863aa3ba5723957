// Written by `npm run texts` from push.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PushTexts {
  title: string;
  hint: string;
  names: string;
  namesHint: string;
  device: string;
  deviceHint: string;
  unsupported: string;
  denied: string;
  failed: string;
  failedText: string;
  kinds: string;
  quiet: string;
  quietHint: string;
  from: string;
  to: string;
  loading: string;
  notLoaded: string;
  saved: string;
  notSaved: string;
}

export const pushTexts: Record<Language, PushTexts> = {
  en: {
    title: "Notifications on this device",
    hint: "They arrive even when Likha is closed, and never show a name unless you ask for it: you see the details in Likha.",
    names: "Say who it was",
    namesHint: "In notifications on devices and in the subjects of emails. Whoever sees your screen can read it.",
    device: "Notify this device",
    deviceHint: "Until you sign out here.",
    unsupported: "This browser does not support it. On an iPhone, add Likha to the Home Screen first.",
    denied: "Your browser blocks notifications from Likha. Allow them in the browser’s settings, then come back.",
    failed: "Notifications could not be turned on",
    failedText: "The browser did not answer. Please try again.",
    kinds: "What your devices get",
    quiet: "Quiet hours",
    quietHint: "Nothing arrives on your devices during these hours, and nothing from them is sent later. Emails about news wait until they are over. Philippine time.",
    from: "From",
    to: "Until",
    loading: "Loading notifications...",
    notLoaded: "Your notifications could not be loaded",
    saved: "Saved",
    notSaved: "Not saved"
  },
  fil: {
    title: "Mga notification sa device na ito",
    hint: "Dumarating ang mga ito kahit sarado ang Likha, at walang ipinapakitang pangalan maliban kung gusto mo: nasa Likha ang detalye.",
    names: "Sabihin kung sino",
    namesHint: "Sa mga notification sa device at sa subject ng mga email. Mababasa ito ng sinumang nakakakita sa screen mo.",
    device: "Abisuhan ang device na ito",
    deviceHint: "Hanggang mag-sign out ka rito.",
    unsupported: "Hindi ito kaya ng browser na ito. Sa iPhone, idagdag muna ang Likha sa Home Screen.",
    denied: "Bina-block ng browser mo ang mga notification mula sa Likha. Payagan ito sa settings ng browser, saka bumalik.",
    failed: "Hindi ma-on ang mga notification",
    failedText: "Hindi sumagot ang browser. Pakisubukan ulit.",
    kinds: "Ang matatanggap ng mga device mo",
    quiet: "Tahimik na oras",
    quietHint: "Walang darating sa mga device mo sa mga oras na ito, at hindi na ipadadala pagkatapos ang mga napalampas. Maghihintay hanggang matapos ang mga email tungkol sa balita. Oras sa Pilipinas.",
    from: "Mula",
    to: "Hanggang",
    loading: "Nilo-load ang mga notification...",
    notLoaded: "Hindi ma-load ang mga notification mo",
    saved: "Na-save",
    notSaved: "Hindi na-save"
  }
};
