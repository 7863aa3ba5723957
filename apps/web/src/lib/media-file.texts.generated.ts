// Written by `npm run texts` from media-file.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MediaFileTexts {
  imageTooLarge(values: { mb: string | number }): string;
  videoTooLarge(values: { mb: string | number }): string;
  wrongType: string;
  notAdded(values: { names: string | number; why: string | number }): string;
  andMore(values: { names: string | number; count: string | number }): string;
  unreadable: string;
  gone(values: { name: string | number }): string;
}

export const mediaFileTexts: Record<Language, MediaFileTexts> = {
  en: {
    imageTooLarge: (d) => "Image file too large. Maximum size: " + d.mb + "MB",
    videoTooLarge: (d) => "Video file too large. Maximum size: " + d.mb + "MB",
    wrongType: "Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed",
    notAdded: (d) => "Not added: " + d.names + ". " + d.why,
    andMore: (d) => d.names + " and " + d.count + " more",
    unreadable: "What was deleted, moved or changed on your device cannot be read any more. Choose it again, or another one.",
    gone: (d) => d.name + " cannot be read any more: it was deleted, moved or changed on your device. Remove it here, or choose it again."
  },
  fil: {
    imageTooLarge: (d) => "Masyadong malaki ang larawan. Pinakamalaki: " + d.mb + "MB",
    videoTooLarge: (d) => "Masyadong malaki ang video. Pinakamalaki: " + d.mb + "MB",
    wrongType: "Larawan (JPEG, PNG, WebP) at video (MP4, WebM, MOV) lang ang puwede",
    notAdded: (d) => "Hindi naidagdag: " + d.names + ". " + d.why,
    andMore: (d) => d.names + " at " + d.count + " pa",
    unreadable: "Hindi na mababasa ang nabura, nailipat o nabago sa device mo. Piliin ito ulit, o pumili ng iba.",
    gone: (d) => "Hindi na mabasa ang " + d.name + ": nabura, nailipat o nabago ito sa device mo. Alisin ito rito, o piliin ulit."
  }
};
