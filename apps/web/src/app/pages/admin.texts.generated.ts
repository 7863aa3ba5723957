// Written by `npm run texts` from admin.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AdminTexts {
  settlements: string;
  menu: string;
  administration: string;
  credits: string;
  administrator: string;
  deniedTitle: string;
  deniedText: string;
  backHome: string;
  coupons: string;
  affiliates: string;
  moderation: string;
  users: string;
  account: string;
  verifications: string;
  messages: string;
  people: string;
  productSettings: string;
  tracePicture: string;
  appeals: string;
  analytics: string;
  payouts: string;
  removals: string;
  audit: string;
  templates: string;
  staff: string;
  moderator: string;
  finance: string;
  support: string;
  otherPartTitle: string;
  otherPartText: string;
  runningStreams: string;
  tax: string;
  books: string;
}

export const adminTexts: Record<Language, AdminTexts> = {
  en: {
    settlements: "Settlements",
    menu: "Part of administration",
    administration: "Administration",
    credits: "Credits",
    administrator: "Administrator",
    deniedTitle: "Access Denied",
    deniedText: "You need admin privileges to access this page",
    backHome: "Back to Home",
    coupons: "Coupons",
    affiliates: "Affiliates",
    moderation: "Moderation",
    users: "Users",
    account: "Account",
    verifications: "Verifications",
    messages: "Messages",
    people: "People",
    productSettings: "Product settings",
    tracePicture: "Trace a picture",
    appeals: "Appeals",
    analytics: "Analytics",
    payouts: "Payout requests",
    removals: "Removal requests",
    audit: "Audit log",
    templates: "Templates",
    staff: "Staff",
    moderator: "Moderator",
    finance: "Finance",
    support: "Support",
    otherPartTitle: "Not part of your role",
    otherPartText: "An owner of Likha can change your role.",
    runningStreams: "Running streams",
    tax: "Tax",
    books: "Books"
  },
  fil: {
    settlements: "Mga settlement",
    menu: "Bahagi ng administration",
    administration: "Administration",
    credits: "Credits",
    administrator: "Administrator",
    deniedTitle: "Walang Access",
    deniedText: "Para sa admin lang ang page na ito",
    backHome: "Bumalik sa Home",
    coupons: "Mga coupon",
    affiliates: "Mga affiliate",
    moderation: "Moderation",
    users: "Mga user",
    account: "Account",
    verifications: "Mga verification",
    messages: "Mga message",
    people: "Mga tao",
    productSettings: "Settings ng Likha",
    tracePicture: "Mag-trace",
    appeals: "Mga apela",
    analytics: "Analytics",
    payouts: "Mga payout request",
    removals: "Mga removal request",
    audit: "Audit log",
    templates: "Mga template",
    staff: "Staff",
    moderator: "Moderator",
    finance: "Finance",
    support: "Support",
    otherPartTitle: "Hindi sakop ng role mo",
    otherPartText: "Owner ng Likha ang makakapagpalit ng role mo.",
    runningStreams: "Mga live ngayon",
    tax: "Buwis",
    books: "Books"
  }
};
