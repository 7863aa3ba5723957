// Written by `npm run texts` from live-pages.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LivePagesTexts {
  listTitle: string;
  listLead: string;
  all: string;
  followed: string;
  filter: string;
  loading: string;
  failed: string;
  noneTitle: string;
  noneText: string;
  findCreators: string;
  headLive(values: { name: string | number; title: string | number }): string;
  headSoon(values: { name: string | number; title: string | number }): string;
  headEnded(values: { name: string | number; title: string | number }): string;
  headNone(values: { name: string | number }): string;
  watchHead(values: { name: string | number; title: string | number }): string;
  noneHead(values: { name: string | number }): string;
  pageLoading: string;
  pageFailed: string;
  missingTitle: string;
  missingText: string;
  browse: string;
  backTo(values: { name: string | number }): string;
  tip: string;
}

export const livePagesTexts: Record<Language, LivePagesTexts> = {
  en: {
    listTitle: "Live",
    listLead: "Creators who are live now or will be soon.",
    all: "Everybody",
    followed: "Following",
    filter: "Whose streams",
    loading: "Loading streams...",
    failed: "Failed to load the streams",
    noneTitle: "Nobody is live right now",
    noneText: "Follow creators to be told when they go live.",
    findCreators: "Find creators",
    headLive: (d) => d.name + " is live: " + d.title,
    headSoon: (d) => d.name + " goes live: " + d.title,
    headEnded: (d) => d.name + " was live: " + d.title,
    headNone: (d) => d.name + " live",
    watchHead: (d) => "Watch " + d.name + " live on Likha: " + d.title,
    noneHead: (d) => "Where " + d.name + " goes live on Likha.",
    pageLoading: "Loading the stream...",
    pageFailed: "Failed to load the stream",
    missingTitle: "Creator not found",
    missingText: "The link may be old, or the account is gone.",
    browse: "Browse creators",
    backTo: (d) => "Back to " + d.name,
    tip: "Tip"
  },
  fil: {
    listTitle: "Live",
    listLead: "Mga creator na live ngayon o malapit nang mag-live.",
    all: "Lahat",
    followed: "Mga fina-follow ko",
    filter: "Kaninong live",
    loading: "Nilo-load ang mga live...",
    failed: "Hindi ma-load ang mga live",
    noneTitle: "Walang live ngayon",
    noneText: "Mag-follow ng mga creator para masabihan kapag nag-live sila.",
    findCreators: "Maghanap ng mga creator",
    headLive: (d) => "Live si " + d.name + ": " + d.title,
    headSoon: (d) => "Magla-live si " + d.name + ": " + d.title,
    headEnded: (d) => "Nag-live si " + d.name + ": " + d.title,
    headNone: (d) => "Live ni " + d.name,
    watchHead: (d) => "Panoorin nang live si " + d.name + " sa Likha: " + d.title,
    noneHead: (d) => "Dito nagla-live si " + d.name + " sa Likha.",
    pageLoading: "Nilo-load ang live...",
    pageFailed: "Hindi ma-load ang live",
    missingTitle: "Hindi nahanap ang creator",
    missingText: "Baka luma na ang link, o wala na ang account.",
    browse: "Tumingin ng mga creator",
    backTo: (d) => "Bumalik kay " + d.name,
    tip: "Mag-tip"
  }
};
