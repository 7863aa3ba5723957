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
    hint: "They come while Likha is closed, and name nobody unless you want it: what they are about stands in Likha.",
    names: "Say who it was",
    namesHint: "In notifications on devices and in the subjects of e-mails. Whoever sees your screen can read it.",
    device: "Tell this device",
    deviceHint: "Until you sign out here.",
    unsupported: "This browser cannot do this. On an iPhone, add Likha to the Home Screen first.",
    denied: "Your browser does not let Likha show notifications. Allow them in the settings of the browser, and come back.",
    failed: "This device could not be told",
    failedText: "The browser did not answer. Please try again.",
    kinds: "What devices are told",
    quiet: "Quiet hours",
    quietHint: "Nothing comes then, nor afterwards what came in them. Philippine time.",
    from: "From",
    to: "Until",
    loading: "Loading notifications...",
    notLoaded: "Your notifications could not be loaded",
    saved: "Saved",
    notSaved: "Not saved"
  },
  fil: {
    title: "Mga notification sa device na ito",
    hint: "Dumarating kahit sarado ang Likha, at walang pinapangalanan maliban kung gusto mo: nasa Likha ang detalye.",
    names: "Sabihin kung sino",
    namesHint: "Sa mga notification sa device at sa subject ng mga email. Mababasa ito ng sinumang nakakakita sa screen mo.",
    device: "Abisuhan ang device na ito",
    deviceHint: "Hanggang mag-sign out ka rito.",
    unsupported: "Hindi ito kaya ng browser na ito. Sa iPhone, idagdag muna ang Likha sa Home Screen.",
    denied: "Hindi pinapayagan ng browser mo na magpakita ng notification ang Likha. Payagan ito sa settings ng browser, saka bumalik.",
    failed: "Hindi naabisuhan ang device na ito",
    failedText: "Hindi sumagot ang browser. Pakisubukan ulit.",
    kinds: "Ang ipinapaabot sa mga device",
    quiet: "Oras ng katahimikan",
    quietHint: "Walang darating sa oras na iyon, at hindi na ihahabol ang dumating noon. Oras sa Pilipinas.",
    from: "Mula",
    to: "Hanggang",
    loading: "Nilo-load ang mga notification...",
    notLoaded: "Hindi na-load ang mga notification mo",
    saved: "Na-save",
    notSaved: "Hindi na-save"
  }
};
