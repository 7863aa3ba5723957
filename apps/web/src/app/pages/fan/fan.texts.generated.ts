// Written by `npm run texts` from fan.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FanTexts {
  title: string;
  subscribed: string;
  following: string;
  forYou: string;
  credits: string;
  walletAndCreators: string;
  subscriptions: string;
  toDiscover: string;
  quickActions: string;
  discover: string;
  nothingPosted: string;
  noSubscriptions: string;
  newPostsHere: string;
  postsHere: string;
  browseCreators: string;
  nothingHere: string;
  nothingFollowed: string;
  postsOfFollowed: string;
  asSoonAs: string;
  addFunds: string;
}

export const fanTexts: Record<Language, FanTexts> = {
  en: {
    title: "My feed",
    subscribed: "Subscribed Feed",
    following: "Following",
    forYou: "For You",
    credits: "Credits",
    walletAndCreators: "Wallet and creators",
    subscriptions: "My Subscriptions",
    toDiscover: "Creators to discover",
    quickActions: "Quick Actions",
    discover: "Discover Creators",
    nothingPosted: "Nothing posted yet",
    noSubscriptions: "No Subscriptions Yet",
    newPostsHere: "New posts from the creators you subscribe to appear here.",
    postsHere: "Posts from the creators you subscribe to appear here. Meanwhile, see who is around.",
    browseCreators: "Browse Creators",
    nothingHere: "Nothing here yet",
    nothingFollowed: "Nothing from those you follow yet",
    postsOfFollowed: "Posts from the creators you follow appear here, newest first.",
    asSoonAs: "As soon as a creator posts, it appears here.",
    addFunds: "Add Funds"
  },
  fil: {
    title: "Ang feed ko",
    subscribed: "Naka-subscribe",
    following: "Fina-follow",
    forYou: "Para sa Iyo",
    credits: "Credits",
    walletAndCreators: "Wallet at mga creator",
    subscriptions: "Mga Subscription Ko",
    toDiscover: "Mga creator na baka magustuhan mo",
    quickActions: "Mga shortcut",
    discover: "Mag-discover",
    nothingPosted: "Wala pang na-post",
    noSubscriptions: "Wala Pang Subscription",
    newPostsHere: "Dito lalabas ang mga bagong post ng mga creator na sina-subscribe mo.",
    postsHere: "Dito lalabas ang mga post ng mga creator na sina-subscribe mo. Habang wala pa, tingnan kung sino ang narito.",
    browseCreators: "Tingnan ang mga Creator",
    nothingHere: "Wala pa rito",
    nothingFollowed: "Wala pang post ang mga fina-follow mo",
    postsOfFollowed: "Dito lalabas ang mga post ng mga creator na fina-follow mo, pinakabago muna.",
    asSoonAs: "Kapag nag-post ang isang creator, lalabas agad dito.",
    addFunds: "Dagdag Credits"
  }
};
