// Written by `npm run texts` from share.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ShareTexts {
  share: string;
  link: string;
  copy: string;
  copied: string;
  shareBy: string;
  qr: string;
  qrHint: string;
  copyThis(values: { name: string | number }): string;
  copiedThis(values: { name: string | number }): string;
}

export const shareTexts: Record<Language, ShareTexts> = {
  en: {
    share: "Share",
    link: "Link",
    copy: "Copy link",
    copied: "Link copied",
    shareBy: "Share with an app",
    qr: "QR code of this link",
    qrHint: "Point a camera at it to open the page.",
    copyThis: (d) => "Copy: " + d.name,
    copiedThis: (d) => "Copied: " + d.name
  },
  fil: {
    share: "I-share",
    link: "Link",
    copy: "Kopyahin ang link",
    copied: "Nakopya ang link",
    shareBy: "I-share gamit ang app",
    qr: "QR code ng link na ito",
    qrHint: "Itapat dito ang camera para buksan ang page.",
    copyThis: (d) => "Kopyahin: " + d.name,
    copiedThis: (d) => "Nakopya: " + d.name
  }
};
