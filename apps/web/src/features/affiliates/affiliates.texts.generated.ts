// Written by `npm run texts` from affiliates.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AffiliatesTexts {
  lead(values: { percent: string | number; months: string | number }): string;
  loading: string;
  failed: string;
  link: string;
  copy: string;
  copied: string;
  total: string;
  current: string;
  held(values: { held: string | number; available: string | number }): string;
  clicks: string;
  conversions: string;
  year: string;
  referred: string;
  noneTitle: string;
  noneText: string;
  joined(values: { day: string | number }): string;
  left(values: { pesos: string | number }): string;
  noCommission: string;
  maxed: string;
  expired: string;
}

export const affiliatesTexts: Record<Language, AffiliatesTexts> = {
  en: {
    lead: (d) => "Refer new creators and earn " + d.percent + "% commission for " + d.months + " months",
    loading: "Loading affiliate information",
    failed: "Failed to load affiliate information.",
    link: "Your referral link",
    copy: "Copy",
    copied: "Copied!",
    total: "Total commission",
    current: "Current commission",
    held: (d) => d.held + " on hold, " + d.available + " available",
    clicks: "Clicks",
    conversions: "Creators who joined",
    year: "This year",
    referred: "Referred creators",
    noneTitle: "Nobody referred yet",
    noneText: "Creators who register with your link appear here, with what their sales earn you.",
    joined: (d) => "Joined " + d.day,
    left: (d) => d.pesos + " left until the cap",
    noCommission: "No further commission",
    maxed: "MAXED",
    expired: "EXPIRED"
  },
  fil: {
    lead: (d) => "Mag-refer ng mga bagong creator at kumita ng " + d.percent + "% commission sa loob ng " + d.months + " buwan",
    loading: "Nilo-load ang affiliate information",
    failed: "Hindi ma-load ang affiliate information.",
    link: "Referral link mo",
    copy: "Kopyahin",
    copied: "Nakopya na!",
    total: "Kabuuang commission",
    current: "Kasalukuyang commission",
    held: (d) => d.held + " naka-hold, " + d.available + " available",
    clicks: "Clicks",
    conversions: "Mga sumaling creator",
    year: "Ngayong taon",
    referred: "Mga na-refer na creator",
    noneTitle: "Wala pang na-refer",
    noneText: "Makikita rito ang mga creator na nag-register gamit ang link mo at kung magkano ang kinita mo sa sales nila.",
    joined: (d) => "Sumali noong " + d.day,
    left: (d) => d.pesos + " pa bago ang cap",
    noCommission: "Wala nang commission",
    maxed: "MAXED",
    expired: "EXPIRED"
  }
};
