// Written by `npm run texts` from phone-photos.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PhonePhotosTexts {
  heic: string;
  shrinking(values: { at: string | number; of: string | number }): string;
}

export const phonePhotosTexts: Record<Language, PhonePhotosTexts> = {
  en: {
    heic: "This photo is in iPhone’s HEIC format, which this browser cannot read. On the iPhone, open Settings › Camera › Formats, choose Most Compatible, and take it again, or send it from Safari on the iPhone.",
    shrinking: (d) => "Making photo " + d.at + " of " + d.of + " smaller, so that it travels faster…"
  },
  fil: {
    heic: "Nasa HEIC format ng iPhone ang larawang ito, at hindi ito mabasa ng browser na ito. Sa iPhone, buksan ang Settings › Camera › Formats, piliin ang Most Compatible, at kunan ulit, o ipadala ito mula sa Safari ng iPhone.",
    shrinking: (d) => "Pinaliliit ang larawan " + d.at + " sa " + d.of + " para mas mabilis maipadala…"
  }
};
