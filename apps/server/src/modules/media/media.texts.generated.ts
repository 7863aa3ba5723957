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
  upload_gone: string;
  upload_used: string;
  upload_in_use: string;
  upload_not_whole: string;
  upload_offset(values: { offset: string | number }): string;
  upload_version: string;
  upload_number: string;
  upload_length(values: { mb: string | number }): string;
  upload_metadata: string;
  upload_part_small(values: { kb: string | number }): string;
  upload_part_large: string;
  upload_bytes_type: string;
  upload_no_body: string;
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
    quota: (d) => "This would be more than you may keep with us: " + d.kept + " of " + d.most + " GB are taken. Delete posts that you no longer need.",
    upload_gone: "This upload is not here any more. Choose the file again.",
    upload_used: "This file was sent already. Look whether it is there before you send it again.",
    upload_in_use: "This file is just being worked on. Try again in a moment.",
    upload_not_whole: "This file has not arrived whole yet.",
    upload_offset: (d) => "The next byte is number " + d.offset + ".",
    upload_version: "Speak tus 1.0.0, and say so in Tus-Resumable.",
    upload_number: "Give a whole number of bytes.",
    upload_length: (d) => "At least 1 byte, and at most " + d.mb + " MB.",
    upload_metadata: "Give names with values in Base64, with commas between them.",
    upload_part_small: (d) => "Send at least " + d.kb + " KB, unless it is the rest.",
    upload_part_large: "This is more than was announced.",
    upload_bytes_type: "Send application/offset+octet-stream.",
    upload_no_body: "The first bytes come with PATCH."
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
    quota: (d) => "Lalampas ito sa puwede mong itago sa amin: " + d.kept + " sa " + d.most + " GB na ang nagamit. Mag-delete ng mga post na hindi mo na kailangan.",
    upload_gone: "Wala na ang upload na ito. Piliin ulit ang file.",
    upload_used: "Naipadala na ang file na ito. Tingnan muna kung nandiyan na bago ipadala ulit.",
    upload_in_use: "Inaayos pa ang file na ito. Subukan ulit maya-maya.",
    upload_not_whole: "Hindi pa buong dumating ang file na ito.",
    upload_offset: (d) => "Ang susunod na byte ay pang-" + d.offset + ".",
    upload_version: "Gumamit ng tus 1.0.0, at sabihin iyon sa Tus-Resumable.",
    upload_number: "Magbigay ng buong bilang ng bytes.",
    upload_length: (d) => "Hindi bababa sa 1 byte, at hindi hihigit sa " + d.mb + " MB.",
    upload_metadata: "Magbigay ng mga pangalan na may value sa Base64, at kuwit sa pagitan.",
    upload_part_small: (d) => "Magpadala ng hindi bababa sa " + d.kb + " KB, maliban kung iyon na ang natitira.",
    upload_part_large: "Higit ito sa sinabing haba.",
    upload_bytes_type: "Magpadala ng application/offset+octet-stream.",
    upload_no_body: "Sa PATCH dumarating ang mga unang byte."
  }
};
