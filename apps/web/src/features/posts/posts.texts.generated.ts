// Written by `npm run texts` from posts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface PostsTexts {
  premium: string;
  forSubscribers(values: { name: string | number }): string;
  unlockText: string;
  unlockPhoto: string;
  unlockVideo: string;
  unlockVideoOf(values: { length: string | number }): string;
  noMediaTitle: string;
  noMediaText: string;
  lockedTile(values: { title: string | number }): string;
  openTile(values: { title: string | number }): string;
  subscribers: string;
  video: string;
  aboutPost: string;
  pinned: string;
  inReview: string;
  unlocked: string;
  ppv: string;
  adults: string;
  mustUnlock: string;
  mustUnlockPlain: string;
  mustUnlockFor(values: { credits: string | number }): string;
  likes(values: { count: number }): string;
  comments(values: { count: number }): string;
  views(values: { count: number }): string;
  loadingPosts: string;
  loadingOwn: string;
  postsFailed: string;
  openPicture(values: { title: string | number }): string;
  unlockSoon: string;
  cannotPlay: string;
  filesOf(values: { title: string | number }): string;
  filesInIt(values: { count: string | number }): string;
  edited: string;
  draft: string;
  scheduled: string;
  withdrawnBadge: string;
  withdrawn: string;
  more(values: { title: string | number }): string;
}

export const postsTexts: Record<Language, PostsTexts> = {
  en: {
    premium: "Premium Content",
    forSubscribers: (d) => "For subscribers of " + d.name,
    unlockText: "Unlock the whole text, yours for good.",
    unlockPhoto: "Unlock the photo and the whole text, yours for good.",
    unlockVideo: "Unlock the video and the whole text, yours for good.",
    unlockVideoOf: (d) => "Unlock the video (" + d.length + ") and the whole text, yours for good.",
    noMediaTitle: "No media yet",
    noMediaText: "Photos and videos will appear here.",
    lockedTile: (d) => "Locked: " + d.title,
    openTile: (d) => "Open: " + d.title,
    subscribers: "Subscribers",
    video: "Video",
    aboutPost: "About this post",
    pinned: "Pinned",
    inReview: "In review",
    unlocked: "Unlocked",
    ppv: "Paid post",
    adults: "18+",
    mustUnlock: "Fans must unlock this post to see it.",
    mustUnlockPlain: "Fans must unlock this post.",
    mustUnlockFor: (d) => "Fans must unlock this post for " + d.credits + ".",
    likes: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " like", other: strictNumber("en", d.count, 0, "count") + " likes" }),
    comments: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " comment", other: strictNumber("en", d.count, 0, "count") + " comments" }),
    views: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " view", other: strictNumber("en", d.count, 0, "count") + " views" }),
    loadingPosts: "Loading posts",
    loadingOwn: "Loading your posts",
    postsFailed: "Failed to load posts",
    openPicture: (d) => "Open picture: " + d.title,
    unlockSoon: "This video is being processed. You can unlock it in a few minutes.",
    cannotPlay: "This video cannot be played right now.",
    filesOf: (d) => "Pictures and video of " + d.title,
    filesInIt: (d) => d.count + " files",
    edited: "Edited",
    draft: "Draft",
    scheduled: "Scheduled",
    withdrawnBadge: "Deleted by its creator",
    withdrawn: "The creator has deleted this post. It stays yours, at this address.",
    more: (d) => "More about " + d.title
  },
  fil: {
    premium: "Premium Content",
    forSubscribers: (d) => "Para sa mga subscriber ni " + d.name,
    unlockText: "I-unlock ang buong text, sa iyo na habambuhay.",
    unlockPhoto: "I-unlock ang larawan at ang buong text, sa iyo na habambuhay.",
    unlockVideo: "I-unlock ang video at ang buong text, sa iyo na habambuhay.",
    unlockVideoOf: (d) => "I-unlock ang video (" + d.length + ") at ang buong text, sa iyo na habambuhay.",
    noMediaTitle: "Wala pang media",
    noMediaText: "Dito lalabas ang mga larawan at video.",
    lockedTile: (d) => "Naka-lock: " + d.title,
    openTile: (d) => "Buksan: " + d.title,
    subscribers: "Subscribers",
    video: "Video",
    aboutPost: "Tungkol sa post na ito",
    pinned: "Naka-pin",
    inReview: "Nire-review",
    unlocked: "Na-unlock na",
    ppv: "Bayad na post",
    adults: "18+",
    mustUnlock: "Kailangang i-unlock ng fans ang post na ito para makita.",
    mustUnlockPlain: "Kailangang i-unlock ng fans ang post na ito.",
    mustUnlockFor: (d) => "Kailangang i-unlock ng fans ang post na ito sa " + d.credits + ".",
    likes: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " like", other: strictNumber("fil", d.count, 0, "count") + " likes" }),
    comments: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " comment", other: strictNumber("fil", d.count, 0, "count") + " comments" }),
    views: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " view", other: strictNumber("fil", d.count, 0, "count") + " views" }),
    loadingPosts: "Nilo-load ang mga post",
    loadingOwn: "Nilo-load ang mga post mo",
    postsFailed: "Hindi ma-load ang mga post",
    openPicture: (d) => "Buksan ang larawan: " + d.title,
    unlockSoon: "Pinoproseso ang video na ito. Puwede mo itong i-unlock pagkalipas ng ilang minuto.",
    cannotPlay: "Hindi mapanood ang video na ito ngayon.",
    filesOf: (d) => "Mga larawan at video ng " + d.title,
    filesInIt: (d) => d.count + " file",
    edited: "In-edit",
    draft: "Draft",
    scheduled: "Naka-schedule",
    withdrawnBadge: "Tinanggal ng creator nito",
    withdrawn: "Tinanggal na ng creator ang post na ito. Sa iyo pa rin ito, sa address na ito.",
    more: (d) => "Iba pa tungkol sa " + d.title
  }
};
