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
    scan: "Scan this with your authenticator app, then enter the code that it shows.",
    qrLabel: "QR code for your authenticator app",
    typeInstead: (d) => "No camera? Type this into the app: <b>" + d.secret + "</b>",
    turnOn: "Turn on",
    next: "Next",
    keepCodes: "Keep these recovery codes",
    keepCodesText: "If you lose your phone, one of them signs you in. Each works once, and they are shown only now.",
    copyCodes: "Copy",
    copied: "Copied!",
    codesKept: "I have kept them"
  },
  fil: {
    scan: "I-scan ito gamit ang authenticator app mo, saka ilagay ang code na ipapakita nito.",
    qrLabel: "QR code para sa authenticator app mo",
    typeInstead: (d) => "Walang camera? I-type ito sa app: <b>" + d.secret + "</b>",
    turnOn: "I-on",
    next: "Susunod",
    keepCodes: "Itago ang mga recovery code na ito",
    keepCodesText: "Kapag nawala ang phone mo, isa sa mga ito ang gagamitin sa pag-sign in. Isang beses gumagana ang bawat isa, at ngayon lang ipapakita.",
    copyCodes: "Kopyahin",
    copied: "Nakopya!",
    codesKept: "Naitago ko na"
  }
};
