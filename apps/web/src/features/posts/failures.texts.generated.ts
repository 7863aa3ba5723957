// Written by `npm run texts` from failures.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FailuresTexts {
  corrupt_video: string;
  unsupported_video: string;
  video_too_long: string;
  video_too_large_side: string;
  our_fault: string;
}

export const failuresTexts: Record<Language, FailuresTexts> = {
  en: {
    corrupt_video: "This video is damaged and cannot be played. Export it again and post the new file.",
    unsupported_video: "We cannot read this kind of video. Export it as MP4 (H.264) and post the new file.",
    video_too_long: "This video is longer than an hour. Post it in shorter parts.",
    video_too_large_side: "The picture of this video is larger than 4K. Export it in 4K or smaller.",
    our_fault: "Something went wrong on our side. Try again; your file is still here."
  },
  fil: {
    corrupt_video: "Sira ang video na ito at hindi mapanood. I-export ulit at i-post ang bagong file.",
    unsupported_video: "Hindi namin mabasa ang ganitong video. I-export bilang MP4 (H.264) at i-post ang bagong file.",
    video_too_long: "Mahigit isang oras ang video na ito. I-post nang hati-hati.",
    video_too_large_side: "Mas malaki sa 4K ang video na ito. I-export sa 4K o mas maliit.",
    our_fault: "Nagkaproblema sa amin. Subukan ulit; nandito pa ang file mo."
  }
};
