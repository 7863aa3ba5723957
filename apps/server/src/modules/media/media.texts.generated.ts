// Written by `npm run texts` from media.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MediaTexts {
  empty_file: string;
  unsupported_type: string;
  image_too_large: string;
  video_too_large: string;
  image_too_many_pixels: string;
  corrupt_image: string;
  no_voice: string;
  voice_too_large: string;
  voice_too_long: string;
  addressExpired: string;
  addressInvalid: string;
  addressOfAnother: string;
  addressOver: string;
  rangeBeyond: string;
  traceNeedsPicture: string;
  traceTooLarge(values: { mb: string | number }): string;
  tracePixels: string;
  traceBroken: string;
  quota(values: { kept: string | number; most: string | number }): string;
}

export const mediaTexts: Record<Language, MediaTexts> = {
  en: {
    empty_file: "This file is empty",
    unsupported_type: "Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed",
    image_too_large: "Image file too large. Maximum size: 10MB",
    video_too_large: "Video file too large. Maximum size: 100MB",
    image_too_many_pixels: "This image has too many pixels. Send one of at most 50 megapixels.",
    corrupt_image: "This image is damaged and cannot be opened",
    no_voice: "This is not a voice note that can be played. Record it again.",
    voice_too_large: "This voice note is too large. Maximum size: 8MB",
    voice_too_long: "A voice note lasts three minutes at most.",
    addressExpired: "This address has expired. Open the post again.",
    addressInvalid: "This address is not valid.",
    addressOfAnother: "This address was made for somebody else.",
    addressOver: "This is not open to you any more.",
    rangeBeyond: "The file ends before this range begins.",
    traceNeedsPicture: "Choose a picture: JPEG, PNG or WebP.",
    traceTooLarge: (d) => "A picture has " + d.mb + " MB at most.",
    tracePixels: "This picture has too many pixels.",
    traceBroken: "This picture cannot be read.",
    quota: (d) => "This would be more than you may keep with us: " + d.kept + " of " + d.most + " GB are taken. Delete posts that you no longer need."
  },
  fil: {
    empty_file: "Walang laman ang file na ito",
    unsupported_type: "Larawan (JPEG, PNG, WebP) at video (MP4, WebM, MOV) lang ang puwede",
    image_too_large: "Masyadong malaki ang larawan. Pinakamalaki: 10MB",
    video_too_large: "Masyadong malaki ang video. Pinakamalaki: 100MB",
    image_too_many_pixels: "Masyadong maraming pixel ang larawang ito. Magpadala ng hanggang 50 megapixels lang.",
    corrupt_image: "Sira ang larawang ito at hindi mabuksan",
    no_voice: "Hindi ito voice note na mapapatugtog. I-record ulit.",
    voice_too_large: "Masyadong malaki ang voice note. Pinakamalaki: 8MB",
    voice_too_long: "Hanggang tatlong minuto lang ang voice note.",
    addressExpired: "Nag-expire na ang address na ito. Buksan ulit ang post.",
    addressInvalid: "Hindi tama ang address na ito.",
    addressOfAnother: "Para sa iba ang address na ito.",
    addressOver: "Hindi na ito bukas sa iyo.",
    rangeBeyond: "Tapos na ang file bago magsimula ang bahaging ito.",
    traceNeedsPicture: "Pumili ng larawan: JPEG, PNG o WebP.",
    traceTooLarge: (d) => "Hanggang " + d.mb + " MB ang larawan.",
    tracePixels: "Sobra ang pixels ng larawang ito.",
    traceBroken: "Hindi mabasa ang larawang ito.",
    quota: (d) => "Lalampas ito sa puwede mong itago sa amin: " + d.kept + " sa " + d.most + " GB na ang nagamit. Mag-delete ng mga post na hindi mo na kailangan."
  }
};
