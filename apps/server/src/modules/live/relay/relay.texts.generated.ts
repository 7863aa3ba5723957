// Written by `npm run texts` from relay.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RelayTexts {
  boxes: string;
  codec: string;
  picture_size: string;
  samples: string;
  key_frame: string;
  duration: string;
  frame_rate: string;
  time: string;
  bit_rate: string;
  tooFast: string;
  inTurn: string;
  outOfOrder: string;
  superseded: string;
  otherToken: string;
  gone: string;
  full: string;
}

export const relayTexts: Record<Language, RelayTexts> = {
  en: {
    boxes: "This part is not built as a live part is.",
    codec: "Only H.264 video, with AAC or Opus sound, can go live.",
    picture_size: "The picture is larger than 1920 × 1080.",
    samples: "This part does not hold what it lists.",
    key_frame: "A part begins with a key frame.",
    duration: "A part lasts between 0.2 and 2 seconds.",
    frame_rate: "More than 60 pictures a second.",
    time: "Time runs backwards in this part.",
    bit_rate: "More than 6 Mbit a second. Send a smaller picture.",
    tooFast: "Sent faster than it happens. Wait a moment.",
    inTurn: "Send one part after the other.",
    outOfOrder: "This is not the part that comes next.",
    superseded: "Your stream is now sent from another tab or device.",
    otherToken: "This token is not of this stream and session.",
    gone: "This address is no longer open to you.",
    full: "Too many requests are waiting. Try again in a moment."
  },
  fil: {
    boxes: "Hindi ganito ang pagkakagawa ng bahagi ng isang live.",
    codec: "H.264 na video lang, na may tunog na AAC o Opus, ang puwedeng i-live.",
    picture_size: "Mas malaki sa 1920 × 1080 ang video.",
    samples: "Hindi tugma ang laman ng bahaging ito sa nakalista.",
    key_frame: "Sa key frame nagsisimula ang isang bahagi.",
    duration: "0.2 hanggang 2 segundo ang isang bahagi.",
    frame_rate: "Higit sa 60 larawan bawat segundo.",
    time: "Paatras ang oras sa bahaging ito.",
    bit_rate: "Higit sa 6 Mbit bawat segundo. Magpadala ng mas maliit na video.",
    tooFast: "Mas mabilis kaysa sa nangyayari. Maghintay sandali.",
    inTurn: "Isa-isahin ang mga bahagi.",
    outOfOrder: "Hindi ito ang kasunod na bahagi.",
    superseded: "Sa ibang tab o device na galing ang live mo.",
    otherToken: "Hindi para sa live at session na ito ang token.",
    gone: "Hindi na bukas para sa iyo ang address na ito.",
    full: "Marami nang naghihintay. Subukan ulit maya-maya."
  }
};
