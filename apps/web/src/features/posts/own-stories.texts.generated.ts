// Written by `npm run texts` from own-stories.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { en, fil } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";

export interface OwnStoriesTexts {
  newStory: string;
  about: string;
  text: string;
  textHint(values: { count: string | number }): string;
  audience: string;
  everyone: string;
  followers: string;
  subscribers: string;
  publish: string;
  waits: string;
  published: string;
  publishedText: string;
  videoSoon: string;
  reviewSoon: string;
  notPublished: string;
  cancelled: string;
  tryAgain: string;
  none: string;
  failed: string;
  loading: string;
  current(values: { when: string | number }): string;
  expired(values: { when: string | number }): string;
  processing: string;
  failedVideo: string;
  inReview: string;
  untitled: string;
  seenBy(values: { count: number }): string;
  whoSaw: string;
  whoSawHint: string;
  nobody: string;
  whoFailed: string;
  delete: string;
  deleteTitle: string;
  deleteText: string;
  deleting: string;
  deleted: string;
  notDeleted: string;
}

export const ownStoriesTexts: Record<Language, OwnStoriesTexts> = {
  en: {
    newStory: "New story",
    about: "Shown for 24 hours. After that, only you can see it here.",
    text: "Text",
    textHint: (d) => "Up to " + d.count + " characters",
    audience: "Who sees it",
    everyone: "Everyone",
    followers: "Followers and subscribers",
    subscribers: "Subscribers",
    publish: "Publish story",
    waits: "Choose a photo or video, or write something.",
    published: "Story published",
    publishedText: "People can see it for 24 hours.",
    videoSoon: "It will be up for 24 hours, starting when its video is ready.",
    reviewSoon: "It will be up for 24 hours, starting when we have reviewed it.",
    notPublished: "Story not published",
    cancelled: "Upload cancelled",
    tryAgain: "Please try again.",
    none: "No stories yet",
    failed: "Your stories could not be loaded",
    loading: "Loading your stories",
    current: (d) => "Until " + d.when,
    expired: (d) => "Archived · " + d.when,
    processing: "The video is being processed",
    failedVideo: "The video could not be processed. Delete it and choose another.",
    inReview: "In review",
    untitled: "No text",
    seenBy: (d) => "" + plural(d.count, 0, en, { one: "Seen by 1", other: "Seen by " + d.count }),
    whoSaw: "Who saw it",
    whoSawHint: "Followers and subscribers by name, for 8 days.",
    nobody: "No names to show yet",
    whoFailed: "Could not load who saw it",
    "delete": "Delete",
    deleteTitle: "Delete this story?",
    deleteText: "It disappears for everyone, and from your archive too.",
    deleting: "Deleting …",
    deleted: "Story deleted",
    notDeleted: "Story not deleted"
  },
  fil: {
    newStory: "Bagong story",
    about: "Makikita sa loob ng 24 na oras. Pagkatapos, ikaw na lang ang makakakita nito rito.",
    text: "Text",
    textHint: (d) => "Hanggang " + d.count + " character",
    audience: "Sino ang makakakita",
    everyone: "Lahat",
    followers: "Followers at subscribers",
    subscribers: "Subscribers",
    publish: "I-publish ang story",
    waits: "Pumili ng larawan o video, o magsulat.",
    published: "Na-publish ang story",
    publishedText: "Makikita ito sa loob ng 24 na oras.",
    videoSoon: "Makikita ito sa loob ng 24 na oras kapag handa na ang video.",
    reviewSoon: "Makikita ito sa loob ng 24 na oras kapag nasuri na namin.",
    notPublished: "Hindi na-publish ang story",
    cancelled: "Na-cancel ang upload",
    tryAgain: "Pakisubukan ulit.",
    none: "Wala pang story",
    failed: "Hindi ma-load ang mga story mo",
    loading: "Nilo-load ang mga story mo",
    current: (d) => "Hanggang " + d.when,
    expired: (d) => "Naka-archive · " + d.when,
    processing: "Pinoproseso ang video",
    failedVideo: "Hindi naproseso ang video. Tanggalin ito at pumili ng iba.",
    inReview: "Sinusuri pa",
    untitled: "Walang text",
    seenBy: (d) => "" + plural(d.count, 0, fil, { "1": "Nakita ng 1", other: "Nakita ng " + d.count }),
    whoSaw: "Sino ang nakakita",
    whoSawHint: "Followers at subscribers ayon sa pangalan, sa loob ng 8 araw.",
    nobody: "Wala pang pangalang maipapakita",
    whoFailed: "Hindi ma-load kung sino ang nakakita",
    "delete": "Tanggalin",
    deleteTitle: "Tanggalin ang story na ito?",
    deleteText: "Mawawala ito sa lahat, pati sa archive mo.",
    deleting: "Binubura …",
    deleted: "Natanggal na ang story",
    notDeleted: "Hindi natanggal ang story"
  }
};
