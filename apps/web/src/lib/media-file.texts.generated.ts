// Written by `npm run texts` from media-file.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MediaFileTexts {
  imageTooLarge(values: { mb: string | number }): string;
  videoTooLarge(values: { mb: string | number }): string;
  wrongType: string;
}

export const mediaFileTexts: Record<Language, MediaFileTexts> = {
  en: {
    imageTooLarge: (d) => "Image file too large. Maximum size: " + d.mb + "MB",
    videoTooLarge: (d) => "Video file too large. Maximum size: " + d.mb + "MB",
    wrongType: "Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed"
  },
  fil: {
    imageTooLarge: (d) => "Masyadong malaki ang larawan. Pinakamalaki: " + d.mb + "MB",
    videoTooLarge: (d) => "Masyadong malaki ang video. Pinakamalaki: " + d.mb + "MB",
    wrongType: "Larawan (JPEG, PNG, WebP) at video (MP4, WebM, MOV) lang ang puwede"
  }
};
