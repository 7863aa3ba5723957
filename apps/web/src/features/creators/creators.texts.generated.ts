// Written by `npm run texts` from creators.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { en, fil } from "@messageformat/runtime/lib/cardinals";
import { plural, strictNumber } from "@messageformat/runtime";

export interface CreatorsTexts {
  perMonth: string;
  free: string;
  followers(values: { count: number; short: string | number }): string;
  posts(values: { count: number }): string;
  followerWord(values: { count: number }): string;
  postWord(values: { count: number }): string;
  loadingCreators: string;
  gridView: string;
  listView: string;
  search: string;
  searchTooLong(values: { count: string | number }): string;
  sortBy: string;
  mostActive: string;
  mostSubscribers: string;
  newest: string;
  popular: string;
  follow: string;
  following: string;
  error: string;
  followFailed: string;
  about: string;
  noBio(values: { name: string | number }): string;
  isVerified: string;
  joined(values: { month: string | number }): string;
  searchTooShort: string;
  cheapest: string;
  dearest: string;
  followName(values: { name: string | number }): string;
  followingName(values: { name: string | number }): string;
}

export const creatorsTexts: Record<Language, CreatorsTexts> = {
  en: {
    perMonth: "/ month",
    free: "Free",
    followers: (d) => "" + plural(d.count, 0, en, { one: d.short + " follower", other: d.short + " followers" }),
    posts: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " post", other: strictNumber("en", d.count, 0, "count") + " posts" }),
    followerWord: (d) => "" + plural(d.count, 0, en, { one: "follower", other: "followers" }),
    postWord: (d) => "" + plural(d.count, 0, en, { one: "post", other: "posts" }),
    loadingCreators: "Loading creators",
    gridView: "Grid View",
    listView: "List View",
    search: "Search creators",
    searchTooLong: (d) => "At most " + d.count + " characters",
    sortBy: "Sort by",
    mostActive: "Most active",
    mostSubscribers: "Most subscribers",
    newest: "Newest",
    popular: "Popular",
    follow: "Follow",
    following: "Following",
    error: "Error",
    followFailed: "Failed to update follow status",
    about: "About",
    noBio: (d) => d.name + " has not written anything here yet.",
    isVerified: "Likha has verified the identity of this creator.",
    joined: (d) => "Joined " + d.month,
    searchTooShort: "Type at least 2 characters",
    cheapest: "Price: low to high",
    dearest: "Price: high to low",
    followName: (d) => "Follow " + d.name,
    followingName: (d) => "Following " + d.name
  },
  fil: {
    perMonth: "/ buwan",
    free: "Libre",
    followers: (d) => "" + plural(d.count, 0, fil, { "1": d.short + " follower", other: d.short + " followers" }),
    posts: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " post", other: strictNumber("fil", d.count, 0, "count") + " posts" }),
    followerWord: (d) => "" + plural(d.count, 0, fil, { "1": "follower", other: "followers" }),
    postWord: (d) => "" + plural(d.count, 0, fil, { "1": "post", other: "posts" }),
    loadingCreators: "Nilo-load ang mga creator",
    gridView: "Grid View",
    listView: "List View",
    search: "Maghanap ng creator",
    searchTooLong: (d) => "Hanggang " + d.count + " character lang",
    sortBy: "Ayusin ayon sa",
    mostActive: "Pinakaaktibo",
    mostSubscribers: "Pinakamaraming subscriber",
    newest: "Pinakabago",
    popular: "Sikat",
    follow: "Mag-follow",
    following: "Fina-follow",
    error: "Error",
    followFailed: "Hindi mabago ang pag-follow",
    about: "Tungkol",
    noBio: (d) => "Wala pang isinusulat dito si " + d.name + ".",
    isVerified: "Na-verify na ng Likha kung sino ang creator na ito.",
    joined: (d) => "Sumali noong " + d.month,
    searchTooShort: "Mag-type ng hindi bababa sa 2 character",
    cheapest: "Presyo: mababa hanggang mataas",
    dearest: "Presyo: mataas hanggang mababa",
    followName: (d) => "Mag-follow kay " + d.name,
    followingName: (d) => "Fina-follow si " + d.name
  }
};
