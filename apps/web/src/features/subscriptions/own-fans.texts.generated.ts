// Written by `npm run texts` from own-fans.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface OwnFansTexts {
  title: string;
  which: string;
  subscribers: string;
  followers: string;
  search: string;
  nobodyFound: string;
  nobodyFoundText: string;
  order: string;
  newest: string;
  spent: string;
  loading: string;
  failed: string;
  noSubscribersTitle: string;
  noSubscribersText: string;
  noFollowersTitle: string;
  noFollowersText: string;
  subscribedSince(values: { day: string | number }): string;
  followsSince(values: { day: string | number }): string;
  renewsOn(values: { day: string | number }): string;
  trialUntil(values: { day: string | number }): string;
  endsOn(values: { day: string | number }): string;
  spentWithYou: string;
  csv: string;
}

export const ownFansTexts: Record<Language, OwnFansTexts> = {
  en: {
    title: "Your fans",
    which: "Which fans",
    subscribers: "Subscribers",
    followers: "Followers",
    search: "Search names",
    nobodyFound: "Nobody Found",
    nobodyFoundText: "No fan in this list has these words in the username or the nickname.",
    order: "Order",
    newest: "Newest first",
    spent: "Most used first",
    loading: "Loading your fans",
    failed: "Failed to load your fans",
    noSubscribersTitle: "No Subscribers Yet",
    noSubscribersText: "Who subscribes to you appears here, with until when and the credits they used with you.",
    noFollowersTitle: "No Followers Yet",
    noFollowersText: "Who follows you appears here, with the credits they used with you.",
    subscribedSince: (d) => "Subscribed since " + d.day,
    followsSince: (d) => "Follows since " + d.day,
    renewsOn: (d) => "Renews on " + d.day,
    trialUntil: (d) => "Trial until " + d.day,
    endsOn: (d) => "Ends on " + d.day,
    spentWithYou: "used with you",
    csv: "Download as CSV"
  },
  fil: {
    title: "Mga fan mo",
    which: "Aling mga fan",
    subscribers: "Mga Subscriber",
    followers: "Mga Follower",
    search: "Maghanap ng pangalan",
    nobodyFound: "Walang Nahanap",
    nobodyFoundText: "Walang fan sa listahang ito na may ganitong salita sa username o nickname.",
    order: "Ayos",
    newest: "Pinakabago muna",
    spent: "Pinakamalaking nagamit muna",
    loading: "Nilo-load ang mga fan mo",
    failed: "Hindi ma-load ang mga fan mo",
    noSubscribersTitle: "Wala Pang Subscriber",
    noSubscribersText: "Makikita rito ang mga nag-subscribe sa iyo, hanggang kailan, at ang credits na nagamit nila sa iyo.",
    noFollowersTitle: "Wala Pang Follower",
    noFollowersText: "Makikita rito ang mga nag-follow sa iyo at ang credits na nagamit nila sa iyo.",
    subscribedSince: (d) => "Naka-subscribe mula " + d.day,
    followsSince: (d) => "Nag-follow mula " + d.day,
    renewsOn: (d) => "Mare-renew sa " + d.day,
    trialUntil: (d) => "Trial hanggang " + d.day,
    endsOn: (d) => "Hanggang " + d.day + " na lang",
    spentWithYou: "nagamit sa iyo",
    csv: "I-download bilang CSV"
  }
};
