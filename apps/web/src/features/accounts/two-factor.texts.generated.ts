// Written by `npm run texts` from two-factor.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TwoFactorTexts {
  scan: string;
  qrLabel: string;
  typeInstead(values: { secret: string | number }): string;
  turnOn: string;
  next: string;
  keepCodes: string;
  keepCodesText: string;
  copyCodes: string;
  copied: string;
  codesKept: string;
}

export const twoFactorTexts: Record<Language, TwoFactorTexts> = {
  en: {
    scan: "Scan this with your authenticator app, then enter the code it shows.",
    qrLabel: "QR code for your authenticator app",
    typeInstead: (d) => "No camera? Type this into the app: <b>" + d.secret + "</b>",
    turnOn: "Turn on",
    next: "Next",
    keepCodes: "Save these recovery codes",
    keepCodesText: "If you lose your phone, you can sign in with one of them. Each works once. You will not see them again.",
    copyCodes: "Copy",
    copied: "Copied!",
    codesKept: "I have saved them"
  },
  fil: {
    scan: "I-scan ito gamit ang authenticator app mo, saka ilagay ang code na lalabas doon.",
    qrLabel: "QR code para sa authenticator app mo",
    typeInstead: (d) => "Walang camera? I-type ito sa app: <b>" + d.secret + "</b>",
    turnOn: "I-on",
    next: "Susunod",
    keepCodes: "I-save ang mga recovery code na ito",
    keepCodesText: "Kapag nawala ang phone mo, makakapag-sign in ka gamit ang isa sa mga ito. Isang beses lang gagana ang bawat isa. Hindi mo na ulit makikita ang mga ito.",
    copyCodes: "Kopyahin",
    copied: "Nakopya!",
    codesKept: "Na-save ko na"
  }
};
