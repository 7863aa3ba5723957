// Written by `npm run texts` from strikes.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface StrikesTexts {
  none: string;
  counted(values: { count: string | number; limit: number }): string;
  warning: string;
  post: string;
  comment: string;
  live: string;
  liveLine: string;
  message: string;
  profile: string;
  until(values: { when: string | number }): string;
  more(values: { count: string | number }): string;
  follows(values: { limit: number; days: number; next: string | number }): string;
  suspension(values: { days: number }): string;
  ban: string;
}

export const strikesTexts: Record<Language, StrikesTexts> = {
  en: {
    none: "No strikes",
    counted: (d) => d.count + " of " + plural(d.limit, 0, en, { one: strictNumber("en", d.limit, 0, "limit") + " strike", other: strictNumber("en", d.limit, 0, "limit") + " strikes" }),
    warning: "Warning",
    post: "Post removed",
    comment: "Comment removed",
    live: "Live stream cut",
    liveLine: "Line in a live chat removed",
    message: "Message removed",
    profile: "Part of the profile cleared",
    until: (d) => "Counts until " + d.when,
    more: (d) => "And " + d.count + " more",
    follows: (d) => "With " + plural(d.limit, 0, en, { one: strictNumber("en", d.limit, 0, "limit") + " strike", other: strictNumber("en", d.limit, 0, "limit") + " strikes" }) + " within " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }) + ", " + d.next + " may follow.",
    suspension: (d) => "a suspension of " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }),
    ban: "a ban for good"
  },
  fil: {
    none: "Walang strike",
    counted: (d) => d.count + " sa " + plural(d.limit, 0, fil, { other: strictNumber("fil", d.limit, 0, "limit") }) + " strike",
    warning: "Warning",
    post: "Inalis na post",
    comment: "Inalis na comment",
    live: "Pinutol na live",
    liveLine: "Inalis na linya sa chat ng live",
    message: "Inalis na message",
    profile: "Binurang bahagi ng profile",
    until: (d) => "May bisa hanggang " + d.when,
    more: (d) => "At " + d.count + " pa",
    follows: (d) => "Kapag may " + plural(d.limit, 0, fil, { other: strictNumber("fil", d.limit, 0, "limit") }) + " strike sa loob ng " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") }) + " araw, puwedeng sumunod ang " + d.next + ".",
    suspension: (d) => "suspension na " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") }) + " araw",
    ban: "permanenteng ban"
  }
};
