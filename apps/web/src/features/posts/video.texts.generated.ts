// Written by `npm run texts` from video.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VideoTexts {
  processing: string;
  processingOwn(values: { percent: string | number }): string;
  processed: string;
  cannotPlay: string;
  corrupt_video: string;
  unsupported_video: string;
  video_too_long: string;
  video_too_large_side: string;
  our_fault: string;
  tryAgain: string;
  removePost: string;
  notStarted: string;
  inAMoment: string;
  removedTitle: string;
  removedText: string;
  notRemoved: string;
}

export const videoTexts: Record<Language, VideoTexts> = {
  en: {
    processing: "This video is being processed",
    processingOwn: (d) => "Your video is being processed: " + d.percent + "%",
    processed: "Video processed",
    cannotPlay: "This video cannot be played right now",
    corrupt_video: "This video is damaged and cannot be played. Export it again and post the new file.",
    unsupported_video: "We cannot read this kind of video. Export it as MP4 (H.264) and post the new file.",
    video_too_long: "This video is longer than an hour. Post it in shorter parts.",
    video_too_large_side: "The picture of this video is larger than 4K. Export it in 4K or smaller.",
    our_fault: "Something went wrong on our side. Try again; your file is still here.",
    tryAgain: "Try again",
    removePost: "Remove post",
    notStarted: "Not started",
    inAMoment: "Please try again in a moment.",
    removedTitle: "Post removed",
    removedText: "You can post the video again any time.",
    notRemoved: "Not removed"
  },
  fil: {
    processing: "Pinoproseso ang video na ito",
    processingOwn: (d) => "Pinoproseso ang video mo: " + d.percent + "%",
    processed: "Naprosesong bahagi ng video",
    cannotPlay: "Hindi mapanood ang video na ito ngayon",
    corrupt_video: "Sira ang video na ito at hindi mapanood. I-export ulit at i-post ang bagong file.",
    unsupported_video: "Hindi namin mabasa ang ganitong video. I-export bilang MP4 (H.264) at i-post ang bagong file.",
    video_too_long: "Mahigit isang oras ang video na ito. I-post nang hati-hati.",
    video_too_large_side: "Mas malaki sa 4K ang video na ito. I-export sa 4K o mas maliit.",
    our_fault: "Nagkaproblema sa amin. Subukan ulit; nandito pa ang file mo.",
    tryAgain: "Subukan ulit",
    removePost: "Tanggalin ang post",
    notStarted: "Hindi nasimulan",
    inAMoment: "Pakisubukan ulit maya-maya.",
    removedTitle: "Natanggal na ang post",
    removedText: "Puwede mong i-post ulit ang video kahit kailan.",
    notRemoved: "Hindi natanggal"
  }
};
