// Written by `npm run texts` from video.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VideoTexts {
  processing: string;
  processingOwn(values: { percent: string | number }): string;
  processed: string;
  cannotPlay: string;
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
    tryAgain: "Subukan ulit",
    removePost: "Tanggalin ang post",
    notStarted: "Hindi nasimulan",
    inAMoment: "Pakisubukan ulit maya-maya.",
    removedTitle: "Natanggal na ang post",
    removedText: "Puwede mong i-post ulit ang video kahit kailan.",
    notRemoved: "Hindi natanggal"
  }
};
