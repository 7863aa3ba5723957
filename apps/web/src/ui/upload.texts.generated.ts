// Written by `npm run texts` from upload.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface UploadTexts {
  upload: string;
  cancelUpload: string;
  preparing: string;
  progress(values: { percent: string | number; sent: string | number; total: string | number; speed: string | number }): string;
  chosenVideo: string;
  chosenFile: string;
  processing: string;
  notShown: string;
  notHere: string;
  waiting(values: { sent: string | number; total: string | number }): string;
}

export const uploadTexts: Record<Language, UploadTexts> = {
  en: {
    upload: "Upload",
    cancelUpload: "Cancel upload",
    preparing: "Preparing…",
    progress: (d) => d.percent + "% · " + d.sent + " of " + d.total + " · " + d.speed + "/s",
    chosenVideo: "Chosen video",
    chosenFile: "Chosen file",
    processing: "100% · Preparing your file…",
    notShown: "This file cannot be shown here",
    notHere: "HEIC: shown once it is uploaded",
    waiting: (d) => "Waiting for the network. " + d.sent + " of " + d.total + " is there, and the rest follows by itself."
  },
  fil: {
    upload: "Upload",
    cancelUpload: "I-cancel ang upload",
    preparing: "Inihahanda…",
    progress: (d) => d.percent + "% · " + d.sent + " sa " + d.total + " · " + d.speed + "/s",
    chosenVideo: "Napiling video",
    chosenFile: "Napiling file",
    processing: "100% · Inihahanda ang file mo…",
    notShown: "Hindi ito maipapakita rito",
    notHere: "HEIC: makikita kapag na-upload na",
    waiting: (d) => "Naghihintay ng network. Nandoon na ang " + d.sent + " sa " + d.total + ", at kusang susunod ang natitira."
  }
};
