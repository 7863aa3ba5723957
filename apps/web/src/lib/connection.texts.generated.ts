// Written by `npm run texts` from connection.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ConnectionTexts {
  offlineTitle: string;
  nothingSent: string;
  unconfirmedTitle: string;
  unconfirmed: string;
  unconfirmedAct: string;
}

export const connectionTexts: Record<Language, ConnectionTexts> = {
  en: {
    offlineTitle: "You are offline",
    nothingSent: "Nothing was sent, and nothing happens later by itself: press again once you are back online.",
    unconfirmedTitle: "Not confirmed yet",
    unconfirmed: "The answer did not arrive, so we cannot say yet whether it went through. Press again and we look it up; you are not charged twice.",
    unconfirmedAct: "The answer did not arrive, so we cannot say yet whether it went through. Press again and we look it up; it does not happen twice."
  },
  fil: {
    offlineTitle: "Offline ka",
    nothingSent: "Walang naipadala, at walang kusang mangyayari mamaya: pindutin ulit kapag online ka na.",
    unconfirmedTitle: "Hindi pa kumpirmado",
    unconfirmed: "Hindi dumating ang sagot, kaya hindi pa namin masabi kung natuloy. Pindutin ulit at titingnan namin; hindi ka sisingilin nang dalawang beses.",
    unconfirmedAct: "Hindi dumating ang sagot, kaya hindi pa namin masabi kung natuloy. Pindutin ulit at titingnan namin; hindi ito mangyayari nang dalawang beses."
  }
};
