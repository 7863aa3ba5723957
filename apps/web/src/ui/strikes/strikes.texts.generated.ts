// Written by `npm run texts` from strikes.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StrikesTexts {
  none: string;
  counted(values: { count: string | number; limit: string | number }): string;
  warning: string;
  post: string;
  comment: string;
  live: string;
  liveLine: string;
  message: string;
  profile: string;
  until(values: { when: string | number }): string;
  more(values: { count: string | number }): string;
  follows(values: { limit: string | number; days: string | number; next: string | number }): string;
  suspension(values: { days: string | number }): string;
  ban: string;
}

export const strikesTexts: Record<Language, StrikesTexts> = {
  en: {
    none: "No strikes",
    counted: (d) => d.count + " of " + d.limit + " strikes",
    warning: "Warning",
    post: "Post removed",
    comment: "Comment removed",
    live: "Live stream cut",
    liveLine: "Line in a live chat removed",
    message: "Message removed",
    profile: "Part of the profile cleared",
    until: (d) => "Counts until " + d.when,
    more: (d) => "And " + d.count + " more",
    follows: (d) => "With " + d.limit + " strikes within " + d.days + " days, " + d.next + " may follow.",
    suspension: (d) => "a suspension of " + d.days + " days",
    ban: "a ban for good"
  },
  fil: {
    none: "Walang strike",
    counted: (d) => d.count + " sa " + d.limit + " strike",
    warning: "Warning",
    post: "Inalis na post",
    comment: "Inalis na comment",
    live: "Pinutol na live",
    liveLine: "Inalis na linya sa chat ng live",
    message: "Inalis na message",
    profile: "Binurang bahagi ng profile",
    until: (d) => "May bisa hanggang " + d.when,
    more: (d) => "At " + d.count + " pa",
    follows: (d) => "Kapag may " + d.limit + " strike sa loob ng " + d.days + " araw, puwedeng sumunod ang " + d.next + ".",
    suspension: (d) => "suspension na " + d.days + " araw",
    ban: "permanenteng ban"
  }
};
