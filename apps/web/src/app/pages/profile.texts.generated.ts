// Written by `npm run texts` from profile.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface ProfileTexts {
  back: string;
  loading: string;
  failed: string;
  posts(values: { count: string | number }): string;
  media: string;
  about: string;
  joinToSubscribe: string;
  joinToSee: string;
  joinToUnlock: string;
  fansOnly: string;
  missingTitle: string;
  missingText: string;
  browseCreators: string;
  noPostsTitle: string;
  noPostsText(values: { name: string | number }): string;
  loadingMedia: string;
  mediaFailed: string;
  hiddenFromGuests(values: { count: number }): string;
  hiddenInSafeMode(values: { count: number }): string;
  nothingShownTitle: string;
  toSubscribe: string;
  edit: string;
}

export const profileTexts: Record<Language, ProfileTexts> = {
  en: {
    back: "Back",
    loading: "Loading profile",
    failed: "Failed to load profile",
    posts: (d) => "Posts (" + d.count + ")",
    media: "Media",
    about: "About",
    joinToSubscribe: "Join to Subscribe",
    joinToSee: "Join to See It",
    joinToUnlock: "Join to Unlock",
    fansOnly: "Only fans can unlock content",
    missingTitle: "Profile Not Found",
    missingText: "Nobody goes by that name here, or the profile is no longer public.",
    browseCreators: "Browse Creators",
    noPostsTitle: "No posts yet",
    noPostsText: (d) => d.name + " has nothing here for you to see yet.",
    loadingMedia: "Loading media",
    mediaFailed: "Failed to load media",
    hiddenFromGuests: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " mature post is", other: strictNumber("en", d.count, 0, "count") + " mature posts are" }) + " not shown to guests.",
    hiddenInSafeMode: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " mature post is", other: strictNumber("en", d.count, 0, "count") + " mature posts are" }) + " not shown in safe mode.",
    nothingShownTitle: "No posts to show",
    toSubscribe: "Subscribe",
    edit: "Edit profile"
  },
  fil: {
    back: "Bumalik",
    loading: "Nilo-load ang profile",
    failed: "Hindi ma-load ang profile",
    posts: (d) => "Mga post (" + d.count + ")",
    media: "Media",
    about: "Tungkol",
    joinToSubscribe: "Sumali para Mag-subscribe",
    joinToSee: "Sumali para Makita Ito",
    joinToUnlock: "Sumali para Mag-unlock",
    fansOnly: "Fans lang ang puwedeng mag-unlock ng content",
    missingTitle: "Hindi Nahanap ang Profile",
    missingText: "Walang ganyang pangalan dito, o hindi na public ang profile.",
    browseCreators: "Tingnan ang mga Creator",
    noPostsTitle: "Wala pang post",
    noPostsText: (d) => "Wala ka pang makikita rito mula kay " + d.name + ".",
    loadingMedia: "Nilo-load ang media",
    mediaFailed: "Hindi ma-load ang media",
    hiddenFromGuests: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " mature na post", other: strictNumber("fil", d.count, 0, "count") + " mature na post" }) + " ang hindi ipinapakita sa guests.",
    hiddenInSafeMode: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " mature na post", other: strictNumber("fil", d.count, 0, "count") + " mature na post" }) + " ang hindi ipinapakita habang naka-safe mode ka.",
    nothingShownTitle: "Walang maipapakitang post",
    toSubscribe: "Mag-subscribe",
    edit: "I-edit ang profile"
  }
};
