// Written by `npm run texts` from my-subscriptions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MySubscriptionsTexts {
  title: string;
  loading: string;
  failed: string;
  noneTitle: string;
  noneText: string;
  browse: string;
  perMonth(values: { credits: string | number; pesos: string | number }): string;
  manage: string;
  manageOf(values: { name: string | number }): string;
  buyCredits: string;
  all: string;
}

export const mySubscriptionsTexts: Record<Language, MySubscriptionsTexts> = {
  en: {
    title: "My Subscriptions",
    loading: "Loading your subscriptions",
    failed: "Failed to load your subscriptions",
    noneTitle: "No Subscriptions Yet",
    noneText: "The creators you subscribe to appear here, with their price and how long you have access.",
    browse: "Browse Creators",
    perMonth: (d) => d.credits + " a month · " + d.pesos,
    manage: "Manage",
    manageOf: (d) => "Manage your subscription to " + d.name,
    buyCredits: "Buy credits",
    all: "See all"
  },
  fil: {
    title: "Mga Subscription Ko",
    loading: "Nilo-load ang mga subscription mo",
    failed: "Hindi ma-load ang mga subscription mo",
    noneTitle: "Wala Pang Subscription",
    noneText: "Makikita rito ang mga creator na sina-subscribe mo, ang presyo nila, at hanggang kailan ang access mo.",
    browse: "Tingnan ang mga Creator",
    perMonth: (d) => d.credits + " kada buwan · " + d.pesos,
    manage: "I-manage",
    manageOf: (d) => "I-manage ang subscription mo kay " + d.name,
    buyCredits: "Bumili ng credits",
    all: "Tingnan lahat"
  }
};
